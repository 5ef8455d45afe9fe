import { attr } from '#shared/attributes';

export const attributes = {
	/** Whose posts: a reference that the site has given out. A token has another shape, and counts as none. */
	accessToken: attr.string( '', {
		pattern: '^(?:account-[0-9a-f]{16})?$',
		role: 'content',
	} ),
	/** The account’s name, without the sign in front. */
	instagramUser: attr.string( '', {
		pattern: '^[A-Za-z0-9._]{0,30}$',
		role: 'content',
	} ),
	columns: attr.integer( 3, { min: 1, max: 6 } ),
	/** Number of posts. */
	count: attr.integer( 9, { min: 1, max: 30 } ),
	/** Pixels between them. */
	spacing: attr.integer( 10, { min: 0, max: 50 } ),
	isStackedOnMobile: attr.boolean( true ),
};
