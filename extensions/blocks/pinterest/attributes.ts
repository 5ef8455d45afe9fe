import { attr } from '#shared/attributes';

export const attributes = {
	/** Empty, or the address of a pin, a board or a person at Pinterest. */
	url: attr.string( '', { role: 'content' } ),
};
