import { attr } from '#shared/attributes';

export const attributes = {
	/** A line of text; each e-mail address in it becomes a link. */
	email: attr.text( '' ),
};
