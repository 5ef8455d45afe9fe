import { statusParameters, withoutStatus } from '../show-status-notices';

const EDIT = 'https://example.org/wp-admin/post.php?post=7&action=edit';

describe( 'a URL of a returning author', () => {
	// spec: 000-2.2-1
	it.each( [
		[ EDIT, [] ],
		[ `${ EDIT }&plan_upgraded=1`, [ 'plan_upgraded' ] ],
		[ `${ EDIT }&plan_upgraded`, [ 'plan_upgraded' ] ],
		[
			`${ EDIT }&stripe_connect_success=gutenberg`,
			[ 'stripe_connect_success' ],
		],
		[
			`${ EDIT }&stripe_connect_cancelled=1`,
			[ 'stripe_connect_cancelled' ],
		],
		[
			`${ EDIT }&stripe_connect_success=1&plan_upgraded=1`,
			[ 'plan_upgraded', 'stripe_connect_success' ],
		],
		[ `${ EDIT }&not_plan_upgraded=1`, [] ],
		[ `${ EDIT }#plan_upgraded=1`, [] ],
		[ `${ EDIT }&s=plan_upgraded`, [] ],
	] )( 'has in %s the parameters %j', ( address, expected ) => {
		expect( statusParameters( address ) ).toEqual( expected );
	} );

	it.each( [
		[ EDIT, EDIT ],
		[ `${ EDIT }&plan_upgraded=1#top`, `${ EDIT }#top` ],
		[ `${ EDIT }&plan_upgraded=1&plan_upgraded=2`, EDIT ],
		[
			`${ EDIT }&stripe_connect_success=1&stripe_connect_cancelled=1&x=1`,
			`${ EDIT }&x=1`,
		],
	] )( 'is cleared of its parameters: %s', ( address, expected ) => {
		expect( withoutStatus( address ) ).toBe( expected );
	} );
} );
