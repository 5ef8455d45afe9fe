import type { Page } from '@playwright/test';
import { expect, screenshot, siteUrl, test } from '#e2e';
import { CLIENT } from '../../picker.mock';
import { asked, beginAnew } from './server-support';
import {
	EMPTY,
	forgiveRefusal,
	editDraft,
	openSource,
	tilesOf,
} from './support';
import {
	connectGoogle,
	forgetConsents,
	LIST,
	CONNECTION,
	type List,
	given,
} from './google-support';

beginAnew();

test.beforeEach( async () => {
	await forgetConsents();
	await connectGoogle( CLIENT );
} );

test.afterAll( async () => {
	await connectGoogle( {} );
	await forgetConsents();
} );

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

async function pick( popup: Page ): Promise< void > {
	await Promise.all( [
		popup.waitForEvent( 'close' ),
		popup.getByRole( 'button', { name: 'Done' } ).click(),
	] );
}

test( 'an author can grant access once, pick photos at Google, and copy the photos', async ( {
	author,
	troubles,
} ) => {
	await author.edit();
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
	// Skips items whose files are on another host.
	expect( more.data.media.map( ( { ID, type } ) => [ ID, type ] ) ).toEqual( [
		[ 'film', 'video' ],
	] );
	expect( more.data.meta.next_page ).toBe( false );
	// spec: 000-9-8
	for ( const [ number, count ] of [
		[ 20, 2 ],
		[ 1, 1 ],
	] ) {
		const few = await call< List >( page, `${ LIST }?number=${ number }` );
		expect( few.data.media ).toHaveLength( Number( count ) );
	}

	// The site relays previews, because Google lets only the site load them.
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

	// Copying has ended the picking session. The next session needs no new consent.
	const again = await call( page, `${ LIST }?number=20` );
	expect( again.data.code ).toBe( 'authorization_required' );
	await pick( await openWindow( page ) );
	expect(
		( await call< List >( page, `${ LIST }?number=20` ) ).data.media
	).toHaveLength( 2 );
	expect( await given() ).toHaveLength( 1 );
	// Opening the pop-up again after picking only closes it, without starting a new picking session.
	const lost = await openWindow( page );
	if ( ! lost.isClosed() ) {
		await lost.waitForEvent( 'close' );
	}
	expect( await asked( /^\/v1\/sessions$/ ) ).toHaveLength( 2 );
	troubles.length = 0;
} );

test( 'photos picked at Google appear in the editor without filters and can be imported', async ( {
	author,
	troubles,
} ) => {
	await editDraft( author, EMPTY.image );
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

test( 'a user who declines access, or returns with an invalid state or nonce, gets an error and no token', async ( {
	author,
	troubles,
} ) => {
	await author.edit();
	const { page } = author;
	const popup = await openWindow( page );
	await popup.getByRole( 'link', { name: 'Deny' } ).click();
	await expect(
		popup.getByText( 'there are no photos to choose from' )
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
	// Each `state` value is valid only once.
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
