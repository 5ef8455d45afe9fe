import { statusParameters, withoutStatus } from '../show-status-notices';

const EDIT_URL = 'https://example.org/wp-admin/post.php?post=7&action=edit';

describe( 'a returning author’s URL', () => {
	// spec: 000-2.2-1
	it.each( [
		[ EDIT_URL, [] ],
		[ `${ EDIT_URL }&plan_upgraded=1`, [ 'plan_upgraded' ] ],
		[ `${ EDIT_URL }&plan_upgraded`, [ 'plan_upgraded' ] ],
		[
			`${ EDIT_URL }&stripe_connect_success=gutenberg`,
			[ 'stripe_connect_success' ],
		],
		[
			`${ EDIT_URL }&stripe_connect_cancelled=1`,
			[ 'stripe_connect_cancelled' ],
		],
		[
			`${ EDIT_URL }&stripe_connect_success=1&plan_upgraded=1`,
			[ 'plan_upgraded', 'stripe_connect_success' ],
		],
		[ `${ EDIT_URL }&not_plan_upgraded=1`, [] ],
		[ `${ EDIT_URL }#plan_upgraded=1`, [] ],
		[ `${ EDIT_URL }&s=plan_upgraded`, [] ],
	] )( '%s has the status parameters %j', ( address, expected ) => {
		expect( statusParameters( address ) ).toEqual( expected );
	} );

	it.each( [
		[ EDIT_URL, EDIT_URL ],
		[ `${ EDIT_URL }&plan_upgraded=1#top`, `${ EDIT_URL }#top` ],
		[ `${ EDIT_URL }&plan_upgraded=1&plan_upgraded=2`, EDIT_URL ],
		[
			`${ EDIT_URL }&stripe_connect_success=1&stripe_connect_cancelled=1&x=1`,
			`${ EDIT_URL }&x=1`,
		],
	] )( 'loses only its status parameters: %s', ( address, expected ) => {
		expect( withoutStatus( address ) ).toBe( expected );
	} );
} );
