import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';

/** What the parts of the editor are handed. */
export type Editing = {
	attributes: AttributesOf< typeof schema >;
	setAttributes( attributes: Partial< AttributesOf< typeof schema > > ): void;
};
