import { attr } from '#shared/attributes';

export const attributes = {
	/** Rich text, kept in the saved HTML itself. */
	text: attr.html( { selector: 'p' } ),
};
