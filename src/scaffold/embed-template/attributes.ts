import { attr } from '#shared/attributes';

export const attributes = {
	/** Empty, or a URL of New Block. */
	url: attr.string( '', { role: 'content' } ),
};
