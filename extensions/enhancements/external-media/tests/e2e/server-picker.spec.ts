import type { Page } from '@playwright/test';
import { expect, php, platformUrl, screenshot, siteUrl, test } from '#e2e';
import { CLIENT } from '../../picker.mock';
import {
	ask,
	asked,
	beginAnew,
	NO_PLATFORM,
	setFaults,
} from './server-support';
import {
	EMPTY,
	forgiveRefusal,
	openDraft,
	openSource,
	tilesOf,
} from './support';

beginAnew();

/** Enters the owner's client, or none. */
const connectGoogle = ( values: object ) =>
	php(
		`update_option( \\Dovetail\\Connections\\Connections::setting( 'google_photos' ), $input ); return 1;`,
		values
	);

/** Forgets who has allowed what. */
const forgetConsents = () =>
	php(
		`delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . 'dovetail_blocks_google_photos', '', true );
		foreach ( get_users( array( 'fields' => 'ID' ) ) as $id ) {
			delete_transient( "dovetail_blocks_google_photos_$id" );
			delete_transient( "dovetail_blocks_google_state_$id" );
		}
		return 1;`
	);

test.beforeEach( async () => {
	await forgetConsents();
	await connectGoogle( CLIENT );
} );

test.afterAll( async () => {
	await connectGoogle( {} );
	await forgetConsents();
} );

const LIST = '/wpcom/v2/external-media/list/google_photos';
const CONNECTION = '/wpcom/v2/external-media/connection/google_photos';

type List = {
	media: {
		ID: string;
		title: string;
		name: string;
		type: string;
		thumbnails: { medium: string };
	}[];
	meta: { next_page: string | false };
};

/** Asks the site in the browser of who writes, as the editor does. */
const call = < Data >(
	page: Page,
	path: string,
	options: { method?: string; data?: unknown } = {}
): Promise< { status: number; data: Data & { code?: string } } > =>
	page.evaluate(
		async ( [ url, { method = 'GET', data } ] ) => {
			const { nonce } = Reflect.get( window, 'wpApiSettings' ) as {
				nonce: string;
			};
			const response = await fetch( url, {
				method,
				headers: {
					'X-WP-Nonce': nonce,
					'Content-Type': 'application/json',
				},
				body: data ? JSON.stringify( data ) : null,
			} );
			return {
				status: response.status,
				data: response.status === 204 ? null : await response.json(),
			};
		},
		[ `${ siteUrl() }/wp-json${ path }`, options ] as const
	);

/** Opens the window, as the editor does, and hands it out. */
async function openWindow( page: Page ): Promise< Page > {
	const { data } = await call< { connect_URL: string } >( page, CONNECTION );
	const [ popup ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		page.evaluate( ( url ) => {
			window.open( url, '_blank', 'width=780,height=700' );
		}, data.connect_URL ),
	] );
	return popup;
}

/** Picks what there is, and waits for the window to close. */
async function pick( popup: Page ): Promise< void > {
	await Promise.all( [
		popup.waitForEvent( 'close' ),
		popup.getByRole( 'button', { name: 'Done' } ).click(),
	] );
}

test( 'an author allows it once, picks at Google, sees and copies what she has picked', async ( {
	author,
	troubles,
} ) => {
	await author.open();
	const { page } = author;
	const before = await call( page, `${ LIST }?number=20` );
	expect( [ before.status, before.data.code ] ).toEqual( [
		403,
		'authorization_required',
	] );
	const popup = await openWindow( page );
	await popup.getByRole( 'link', { name: 'Allow' } ).click();
	const waiting = await call( page, `${ LIST }?number=20` );
	expect( waiting.data.code ).toBe( 'authorization_required' );
	await pick( popup );

	const { data } = await call< List >( page, `${ LIST }?number=20` );
	expect(
		data.media.map( ( { ID, title, type } ) => [ ID, title, type ] )
	).toEqual( [
		[ 'one', 'Bread (fresh)', 'image' ],
		[ 'two', 'IMG_2002', 'image' ],
	] );
	const more = await call< List >(
		page,
		`${ LIST }?number=20&page_handle=${ data.meta.next_page }`
	);
	// What lies with another server is left out.
	expect( more.data.media.map( ( { ID, type } ) => [ ID, type ] ) ).toEqual( [
		[ 'film', 'video' ],
	] );
	expect( more.data.meta.next_page ).toBe( false );

	// A preview comes by the site, which alone may fetch it.
	const size = await page.evaluate( async ( url ) => {
		const image = new Image();
		image.src = url;
		await image.decode();
		return image.naturalWidth;
	}, data.media[ 0 ]?.thumbnails.medium ?? '' );
	expect( size ).toBe( 640 );

	const copies = await call<
		{ URL?: string; type?: string; errors?: object }[]
	>( page, '/wpcom/v2/external-media/copy/google_photos', {
		method: 'POST',
		data: {
			external_ids: [],
			service: 'google_photos',
			media: [ 'one', 'film', 'elsewhere' ].map( ( guid ) => ( {
				guid,
				title: `My ${ guid }`,
				caption: '',
			} ) ),
		},
	} );
	expect(
		copies.data.map( ( { URL, type, errors } ) => [ URL, type, errors ] )
	).toEqual( [
		[
			expect.stringMatching( /\/bread-fresh[-x\d]*\.png$/ ),
			'image',
			undefined,
		],
		[ expect.stringMatching( /\/waves\.mp4$/ ), 'video', undefined ],
		[ undefined, undefined, { media_not_found: [ expect.any( String ) ] } ],
	] );
	expect(
		( await asked( /^\/files\// ) ).map( ( { path, status } ) => [
			path,
			status,
		] )
	).toEqual( [
		[ '/files/one=w400-h400', 200 ],
		[ '/files/one=w2560-h2560', 200 ],
		[ '/files/film=dv', 200 ],
	] );

	// A picking is over when something of it was copied; the next one asks for no consent.
	const again = await call( page, `${ LIST }?number=20` );
	expect( again.data.code ).toBe( 'authorization_required' );
	await pick( await openWindow( page ) );
	expect(
		( await call< List >( page, `${ LIST }?number=20` ) ).data.media
	).toHaveLength( 2 );
	expect( await given() ).toHaveLength( 1 );
	// A window that the editor has lost sight of is not opened twice.
	const lost = await openWindow( page );
	if ( ! lost.isClosed() ) {
		await lost.waitForEvent( 'close' );
	}
	expect( await asked( /^\/v1\/sessions$/ ) ).toHaveLength( 2 );
	troubles.length = 0;
} );

test( 'in the editor what was picked stands in the window, without filters, and is imported', async ( {
	author,
	troubles,
} ) => {
	await openDraft( author, EMPTY.image, 'author' );
	const { page } = author;
	const dialog = await openSource( author, 'Google Photos' );
	const [ popup ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		dialog.getByRole( 'button', { name: 'Authorize' } ).click(),
	] );
	await popup.getByRole( 'link', { name: 'Allow' } ).click();
	await pick( popup );
	await expect( tilesOf( dialog ) ).toHaveCount( 2 );
	await expect( dialog.getByRole( 'combobox' ) ).toHaveCount( 0 );
	await expect(
		dialog.getByRole( 'button', { name: 'Disconnect from Google Photos' } )
	).toBeVisible();
	await screenshot( page, 'external-media-picked' );
	await tilesOf( dialog ).first().click();
	await dialog.getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect( dialog ).toBeHidden();
	await expect
		.poll( async () => ( await author.blocks() )[ 0 ]?.attributes.url )
		.toMatch( /\/uploads\/.+\/bread-fresh[-x\d]*\.png$/ );
	forgiveRefusal( troubles );
} );

test( 'who says no, comes with another’s state or without a nonce gets a sentence and no token', async ( {
	author,
	troubles,
} ) => {
	await author.open();
	const { page } = author;
	const popup = await openWindow( page );
	await popup.getByRole( 'link', { name: 'Deny' } ).click();
	await expect(
		popup.getByText( 'there are none to choose from' )
	).toBeVisible();
	const back = `${ siteUrl() }/wp-admin/admin-post.php?action=dovetail_blocks_google_photos`;
	for ( const query of [
		'&code=consent&state=stolen',
		'&code=consent',
		'&_wpnonce=0123456789',
		'',
	] ) {
		const response = await popup.goto( back + query );
		expect( response?.status() ).toBe( 400 );
		await expect(
			popup.getByText( 'This window has expired.' )
		).toBeVisible();
	}
	// A state is good once.
	const second = await openWindow( page );
	const allow = await second
		.getByRole( 'link', { name: 'Allow' } )
		.getAttribute( 'href' );
	await second.getByRole( 'link', { name: 'Allow' } ).click();
	await expect(
		second.getByRole( 'heading', { name: 'Pick photos' } )
	).toBeVisible();
	expect( ( await second.goto( allow ?? '' ) )?.status() ).toBe( 400 );
	expect( await given() ).toHaveLength( 1 );
	troubles.length = 0;
} );

/** Questions for tokens that were given; that the client is checked is none. */
const given = async () =>
	( await asked( /^\/token$/ ) ).filter( ( { status } ) => status === 200 );

/** Has an author allow it and pick, without a browser: as the window does. */
const PICKED = `
	wp_set_current_user( get_user_by( 'login', 'author' )->ID );
	\\Dovetail\\External_Media\\Google_Account::take( \\Dovetail\\External_Media\\Google_Client::tokens( array( 'grant_type' => 'authorization_code', 'code' => 'consent' ) ) );
	$where = \\Dovetail\\External_Media\\Google_Photos::begin();`;

const pickWithout = async ( more = '' ) => {
	const where = await php< string >( `${ PICKED } ${ more } return $where;` );
	await fetch( where, { method: 'POST' } );
};

test( 'what Google gives is sealed, one author’s own, and in no answer', async () => {
	await pickWithout();
	const found = await php< { meta: string; users: string } >( `
		global $wpdb;
		wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
		$request = new WP_REST_Request( 'GET', '/wp/v2/users' );
		$request->set_query_params( array( 'context' => 'edit' ) );
		return array(
			'meta'  => implode( "\\n", array_merge( $wpdb->get_col( "SELECT meta_value FROM {$wpdb->usermeta}" ), $wpdb->get_col( "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE '%dovetail_blocks_google%' AND option_name NOT LIKE 'dovetail_blocks_google_photos'" ) ) ),
			'users' => wp_json_encode( rest_do_request( $request )->get_data() ),
		);` );
	expect( found.meta ).not.toMatch( /access-\d|refresh-\d/ );
	expect( found.users ).not.toMatch( /google/i );
	const mine = await ask< List >( { path: LIST, query: { number: 20 } } );
	expect( mine.data.media ).toHaveLength( 2 );
	const others = await ask( {
		path: LIST,
		query: { number: 20 },
		who: 'editor',
	} );
	expect( others.data.code ).toBe( 'authorization_required' );
	const copied = await ask< { errors: object }[] >( {
		method: 'POST',
		path: '/wpcom/v2/external-media/copy/google_photos',
		data: { media: [ { guid: 'one' } ], service: 'google_photos' },
		who: 'editor',
	} );
	expect( copied.data[ 0 ]?.errors ).toHaveProperty( 'media_not_found' );
	// Another client's tokens are nobody's.
	await connectGoogle( {
		...CLIENT,
		client_id: 'another.apps.googleusercontent.com',
	} );
	expect(
		( await ask( { path: LIST, query: { number: 20 } } ) ).data.code
	).toBe( 'authorization_required' );
} );

test( 'a token that is over is renewed, and one that Google has taken back is asked for anew', async () => {
	await pickWithout(
		`\\Dovetail\\External_Media\\Google_Account::note( array( 'ends' => time() + 30 ) );`
	);
	const list = () => ask< List >( { path: LIST, query: { number: 20 } } );
	expect( ( await list() ).data.media ).toHaveLength( 2 );
	expect( await given() ).toHaveLength( 2 );
	await list();
	expect( await given() ).toHaveLength( 2 );
	await fetch( `${ platformUrl() }/services/google_photos/revoke`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: 'token=refresh-1',
	} );
	expect( ( await list() ).data.code ).toBe( 'authorization_required' );
} );

test( 'disconnecting forgets it here and at Google', async () => {
	await pickWithout();
	const { status } = await php< { status: number } >( `
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		return array( 'status' => rest_do_request( new WP_REST_Request( 'DELETE', '${ CONNECTION }' ) )->get_status() );` );
	expect( status ).toBe( 204 );
	expect(
		( await asked( /^\/(revoke|v1\/sessions\/session-1)$/ ) ).map(
			( { path, status: said } ) => [ path, said ]
		)
	).toEqual( [
		[ '/v1/sessions/session-1', 200 ],
		[ '/revoke', 200 ],
	] );
	expect(
		( await ask( { path: LIST, query: { number: 20 } } ) ).data.code
	).toBe( 'authorization_required' );
	expect(
		await php(
			`return get_user_option( 'dovetail_blocks_google_photos', get_user_by( 'login', 'author' )->ID );`
		)
	).toBe( false );
} );

test( 'whatever goes wrong at Google is a sentence', async () => {
	await pickWithout();
	const outcomes: unknown[] = [];
	for ( const fault of [
		{ kind: 'refused', status: 500 },
		{ kind: 'refused', status: 429 },
		{ kind: 'refused', status: 400 },
		'not-json',
		'wrong-shape',
		'cut',
	] ) {
		await setFaults( { 'GET google_photos:/v1/mediaItems': fault } );
		const { data } = await ask( { path: LIST, query: { number: 20 } } );
		outcomes.push( [ data.code, data.message ] );
	}
	const unreachable = [
		'service_unreachable',
		'Google could not be reached. Try again in a moment.',
	];
	const unreadable = [
		'service_invalid',
		'Google sent an answer that cannot be read. Try again in a moment.',
	];
	expect( outcomes ).toEqual( [
		unreachable,
		[
			'service_busy',
			'This site has asked Google as often as it may within an hour. Try again later.',
		],
		unreadable,
		unreadable,
		unreadable,
		unreachable,
	] );
} );

test( 'a client is checked when it is entered, and without one the platform has the photos', async () => {
	const said = ( values: object ) =>
		connectGoogle( values ).then( () =>
			php< string >(
				`return \\Dovetail\\Connections\\State::of( 'google_photos' )['sentence'];`
			)
		);
	await connectGoogle( {} );
	expect( await said( CLIENT ) ).toBe(
		'Connected: Google knows this client. Each author lets the site see what she picks.'
	);
	expect( await said( { ...CLIENT, client_secret: 'wrong' } ) ).toBe(
		'Google does not know this client. Copy its ID and its secret again.'
	);
	const sources = ( before = '' ) =>
		php< { id: string; servedBy: string }[] >(
			`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			${ before }
			return array_values( array_filter( \\Dovetail\\Plugin\\Initial_State::state()['mediaSources'], static fn( $source ) => 'google_photos' === $source['id'] ) );`
		);
	expect( await sources( NO_PLATFORM ) ).toEqual( [
		{ id: 'google_photos', servedBy: 'site' },
	] );
	await connectGoogle( { client_id: CLIENT.client_id, client_secret: '' } );
	expect( await sources( NO_PLATFORM ) ).toEqual( [] );
	expect( await sources() ).toEqual( [
		{ id: 'google_photos', servedBy: 'platform' },
	] );
	const { data } = await ask< List >( {
		path: LIST,
		query: { number: 20, path: 'recent' },
	} );
	expect( data.media ).toHaveLength( 20 );
} );
