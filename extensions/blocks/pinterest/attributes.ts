import { attr } from '#shared/attributes';

export const attributes = {
	/** Empty, or the URL of a pin, a board or a profile on Pinterest. */
	url: attr.string( '', { role: 'content' } ),
};
