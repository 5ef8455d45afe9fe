import type { Page } from '@playwright/test';
import { expect, php, siteUrl, test } from '#e2e';
import { SPECIAL_AT_PEXELS } from '../../service.mock';
import { asked, beginAnew, connect } from './server-support';

beginAnew();

const fetched = ( page: Page, path: string, hasNonce = true ) =>
	page.evaluate(
		async ( [ url, isMine ] ) => {
			const { nonce } = Reflect.get( window, 'wpApiSettings' ) as {
				nonce: string;
			};
			const response = await fetch(
				`${ url }${ isMine ? `?_wpnonce=${ nonce }` : '' }`
			);
			const blob = await response.blob();
			return {
				status: response.status,
				type: blob.type,
				size: blob.size,
				policy: response.headers.get( 'Content-Security-Policy' ),
				sniff: response.headers.get( 'X-Content-Type-Options' ),
				start: Array.from(
					new Uint8Array( await blob.slice( 0, 4 ).arrayBuffer() )
				),
				code: blob.type.startsWith( 'application/json' )
					? ( JSON.parse( await blob.text() ) as { code: string } )
							.code
					: '',
			};
		},
		[
			`${ siteUrl() }/wp-json/dovetail/v1/media-relay/${ path }`,
			hasNonce,
		] as const
	);

/** Counts attachments, files and transients, to show that the relay stores nothing. */
const stored = () =>
	php< number[] >(
		`return array( count( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1 ) ) ), count( glob( wp_upload_dir()['path'] . '/*' ) ), count( glob( get_temp_dir() . 'dovetail-media*' ) ) );`
	);

test( 'the media relay serves only Pexels photos, only to users who may upload, and stores nothing', async ( {
	author,
	editorOf,
	troubles,
} ) => {
	await author.edit();
	const before = await stored();
	const picture = await fetched( author.page, 'pexels/1001/sea.jpg' );
	expect( picture ).toMatchObject( {
		status: 200,
		type: 'image/png',
		start: [ 0x89, 0x50, 0x4e, 0x47 ],
		sniff: 'nosniff',
		policy: "default-src 'none'; sandbox",
	} );
	expect( picture.size ).toBeGreaterThan( 100 );
	expect( await stored() ).toEqual( before );
	expect(
		( await asked( /^\/photos\// ) ).map( ( { path } ) => path )
	).toEqual( [ '/photos/1001/pexels-photo-1001.jpeg' ] );

	const { page } = author;
	const { svg, gone, elsewhere } = SPECIAL_AT_PEXELS;
	const outcomes: unknown[] = [];
	for ( const path of [
		`pexels/${ svg }/x.jpg`,
		`pexels/${ gone }/x.jpg`,
		`pexels/${ elsewhere }/x.jpg`,
		'pexels/99999/x.jpg',
		'pexels/0/x.jpg',
		'openverse/11111111-2222-4333-8444-000000000001/x.jpg',
	] ) {
		const { status, code } = await fetched( page, path );
		outcomes.push( [ status, code ] );
	}
	expect( outcomes ).toEqual( [
		[ 502, 'service_invalid' ],
		[ 502, 'service_unreachable' ],
		[ 502, 'service_invalid' ],
		[ 404, 'media_not_found' ],
		[ 404, 'media_not_found' ],
		[ 424, 'missing_connection' ],
	] );
	const strange = await fetched( page, 'pexels/1001/x.jpg', false );
	expect( [ strange.status, strange.code ] ).toEqual( [
		401,
		'rest_forbidden',
	] );
	const contributor = await editorOf( 'contributor' );
	await contributor.edit();
	const refused = await fetched( contributor.page, 'pexels/1001/x.jpg' );
	expect( [ refused.status, refused.code ] ).toEqual( [
		403,
		'rest_forbidden',
	] );
	await connect( '' );
	const missing = await fetched( page, 'pexels/1001/x.jpg' );
	expect( [ missing.status, missing.code ] ).toEqual( [
		424,
		'missing_connection',
	] );
	expect( await asked( /elsewhere/ ) ).toEqual( [] );
	expect( await stored() ).toEqual( before );
	// The browser logs error responses.
	troubles.length = 0;
} );
