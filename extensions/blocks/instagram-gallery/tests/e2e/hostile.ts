import { type Written } from '#e2e/hostile';

/** A block whose account, username and numbers are malicious. */
export function written( value: string ): readonly Written[] {
	return [
		value,
		`account-${ value }`,
		'account-0123456789abcdef',
		'IGAAhostilehostilehostilehostilehostile',
	].map( ( accessToken ) => ( {
		slug: 'instagram-gallery',
		attributes: {
			accessToken,
			instagramUser: value,
			columns: value,
			count: value,
			spacing: value,
		},
		html: '<div class="wp-block-dovetail-instagram-gallery"><p><a href="§">§</a></p></div>',
	} ) );
}
