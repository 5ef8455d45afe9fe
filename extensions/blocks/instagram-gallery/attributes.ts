import { attr } from '#shared/attributes';

export const attributes = {
	/** Reference to the account, created by the site. A token has another format and is ignored. */
	accessToken: attr.string( '', {
		pattern: '^(?:account-[0-9a-f]{16})?$',
		role: 'content',
	} ),
	/** Username of the account, without the @. */
	instagramUser: attr.string( '', {
		pattern: '^[A-Za-z0-9._]{0,30}$',
		role: 'content',
	} ),
	columns: attr.integer( 3, { min: 1, max: 6 } ),
	/** Number of posts. */
	count: attr.integer( 9, { min: 1, max: 30 } ),
	/** Space between the images in pixels. */
	spacing: attr.integer( 10, { min: 0, max: 50 } ),
	isStackedOnMobile: attr.boolean( true ),
};
