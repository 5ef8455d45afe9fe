import {
	createPlatform,
	type Platform,
} from '../../../src/platform/create-platform';
import { CONNECTION_CUT } from '../../../src/platform/exchange';
import { readSite } from '../api';
import { mocks } from '../api.mock';

const RETURN_URL =
	'http://127.0.0.1:8881/wp-admin/post.php?post=7&action=edit&plan_upgraded=1';

type Ask = { method?: string; service?: string; path: string; body?: string };

async function ask(
	platform: Platform,
	{ method = 'GET', service = '', path, body }: Ask
) {
	const answer = await platform.answer( {
		method,
		service,
		path,
		body,
		contentType: body && 'application/x-www-form-urlencoded',
	} );
	if ( answer === CONNECTION_CUT ) {
		throw new Error( 'The connection was cut.' );
	}
	return { ...answer, body: String( answer.body ) };
}

const checkout = ( redirectTo: string, plan = 'value_bundle' ) => ( {
	service: 'checkout',
	path: `/127.0.0.1%3A8881/${ plan }?${ new URLSearchParams( {
		redirect_to: redirectTo,
	} ) }`,
} );

const paid = ( redirectTo: string ) => ( {
	...checkout( redirectTo ),
	method: 'POST',
	body: String( new URLSearchParams( { redirect_to: redirectTo } ) ),
} );

const planOf = async ( platform: Platform ) =>
	readSite.read(
		JSON.parse( ( await ask( platform, { path: readSite.path } ) ).body )
	).planName;

const extensionsOf = async ( platform: Platform ) =>
	JSON.parse(
		( await ask( platform, { path: '/wpcom/v2/available-extensions' } ) )
			.body
	);

describe( 'the mock platform’s checkout', () => {
	it( 'has a Pay button, and a link to return without paying', async () => {
		const platform = createPlatform( 'upgrade-available', mocks );
		const { status, body } = await ask( platform, checkout( RETURN_URL ) );
		expect( status ).toBe( 200 );
		expect( body ).toContain( '<button>Pay</button>' );
		expect( body ).toContain( 'The Premium plan for 127.0.0.1:8881' );
		expect( body ).toContain(
			'href="http://127.0.0.1:8881/wp-admin/post.php?post=7&amp;action=edit"'
		);
		expect( await planOf( platform ) ).toBe( 'Free' );
	} );

	it( 'changes the site’s plan and redirects the buyer to the return URL', async () => {
		const platform = createPlatform( 'upgrade-available', mocks, {
			plans: { quotation: 'value_bundle' },
		} );
		expect( await extensionsOf( platform ) ).toMatchObject( {
			enable_upgrade_nudge: true,
			extensions: {
				quotation: {
					available: false,
					unavailable_reason: 'missing_plan',
					required_plan: 'value_bundle',
				},
			},
		} );
		expect( await ask( platform, paid( RETURN_URL ) ) ).toMatchObject( {
			status: 303,
			headers: { Location: RETURN_URL },
		} );
		expect( await planOf( platform ) ).toBe( 'Premium' );
		expect( await extensionsOf( platform ) ).toEqual( {
			enable_upgrade_nudge: true,
			extensions: {},
		} );
	} );

	it( 'offers no upgrade if the plan includes all extensions', async () => {
		const platform = createPlatform( 'paid', mocks );
		expect( await extensionsOf( platform ) ).toEqual( {
			enable_upgrade_nudge: false,
			extensions: {},
		} );
	} );

	it.each( [
		'https://example.org/',
		'javascript:alert(1)',
		'//example.org',
		'/wp-admin/',
		'',
		'http://127.0.0.1.example.org/',
	] )( 'does not redirect to %j', async ( redirectTo ) => {
		const platform = createPlatform( 'upgrade-available', mocks );
		for ( const request of [ checkout, paid ] ) {
			expect(
				await ask( platform, request( redirectTo ) )
			).toMatchObject( { status: 404 } );
		}
		expect( await planOf( platform ) ).toBe( 'Free' );
	} );

	it( 'responds with 404 for a plan that is not for sale', async () => {
		const platform = createPlatform( 'upgrade-available', mocks );
		expect(
			await ask( platform, checkout( RETURN_URL, 'gold' ) )
		).toMatchObject( { status: 404 } );
	} );

	it( 'shows the plan of any site', async () => {
		const platform = createPlatform( 'paid', mocks );
		const { body } = await ask( platform, {
			service: 'myPlan',
			path: '/%3Cb%3E::blog',
		} );
		expect( body ).toContain( '&lt;b&gt;/blog is on the Business plan.' );
	} );
} );

describe( 'the return path on a hosted site', () => {
	// spec: 000-2.1-3
	it.each( [
		[ '/post/127.0.0.1%3A8881/7', 'http://127.0.0.1:8881/' ],
		[ '/page/127.0.0.1%3A8881%3A%3Ablog/7', 'http://127.0.0.1:8881/blog/' ],
		[ '/edit/portfolio/localhost%3A80/7', 'http://localhost/' ],
	] )( '%s redirects to the edit screen', async ( path, site ) => {
		const platform = createPlatform( 'paid', mocks );
		expect(
			await ask( platform, {
				service: 'hostedEditor',
				path: `${ path }?plan_upgraded=1`,
			} )
		).toMatchObject( {
			status: 303,
			headers: {
				Location: `${ site }wp-admin/post.php?plan_upgraded=1&post=7&action=edit`,
			},
		} );
	} );

	it.each( [
		'/post/example.org/7',
		'/post/127.0.0.1%40example.org/7',
		'/post/127.0.0.1%3A8881/seven',
	] )( '%s is rejected', async ( path ) => {
		const platform = createPlatform( 'paid', mocks );
		expect(
			await ask( platform, { service: 'hostedEditor', path } )
		).toMatchObject( { status: 404 } );
	} );
} );
