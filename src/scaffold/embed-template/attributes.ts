import { attr } from '#shared/attributes';

export const attributes = {
	/** Empty, or an address at New Block. */
	url: attr.string( '', { role: 'content' } ),
};
