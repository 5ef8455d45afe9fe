import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';

type MailchimpAttributes = AttributesOf< typeof schema >;

/** What the parts of the editor that change the block are handed. */
export type Editing = {
	attributes: MailchimpAttributes;
	setAttributes( attributes: Partial< MailchimpAttributes > ): void;
};

/** The notifications, by the attribute that holds their words. */
export const LABELS = [
	'processingLabel',
	'successLabel',
	'errorLabel',
] as const;

export type Label = ( typeof LABELS )[ number ];
