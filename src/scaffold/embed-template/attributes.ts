import { attr } from '#shared/attributes';

export const attributes = {
	/** A URL of New Block, or an empty string. */
	url: attr.string( '', { role: 'content' } ),
};
