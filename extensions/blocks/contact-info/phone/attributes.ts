import { attr } from '#shared/attributes';

export const attributes = {
	/** A line of text; the phone number in it becomes a link. */
	phone: attr.text( '' ),
};
