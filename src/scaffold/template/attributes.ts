import { attr } from '#shared/attributes';

export const attributes = {
	/** Rich text, stored in the saved HTML. */
	text: attr.html( { selector: 'p' } ),
};
