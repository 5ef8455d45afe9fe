import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';

export type Attributes = AttributesOf< typeof schema >;

/** What every panel of the sidebar gets. */
export type PanelProps = {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
};
