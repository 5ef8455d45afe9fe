import {
	axeWithin,
	connectionRow,
	expect,
	php,
	screenshot,
	setFaults,
	siteUrl,
	test,
	visitConnections,
} from '#e2e';
import { GIVEN } from '../../mastodon.mock';
import { asked, beginAnew, connect, MASTODON } from './support';
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';

beginAnew();

const { instance } = MASTODON;

const row = ( page: Page ) => connectionRow( page, 'Mastodon' );
const button = ( page: Page ) =>
	row( page ).getByRole( 'link', {
		name: 'Request permission from social.example',
	} );

const stored = () =>
	php< { instance: string; token: string } >(
		`return \\Dovetail\\Connections\\Connections::values( 'mastodon' );`
	);

async function enterServer( page: Page ): Promise< void > {
	await visitConnections( page, 'mastodon' );
	await expect( button( page ) ).toHaveCount( 0 );
	await row( page ).getByLabel( 'Server' ).fill( instance );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( button( page ) ).toBeVisible();
}

test( 'an owner can enter a server, approve access there, and connect without seeing a token', async ( {
	pageAs,
} ) => {
	await connect( {} );
	const page = await pageAs( 'administrator' );
	await enterServer( page );
	await expect( row( page ).getByText( 'Not connected yet.' ) ).toBeVisible();
	expect( await asked( /verify_credentials$/ ) ).toEqual( [] );
	await button( page ).scrollIntoViewIfNeeded();
	await screenshot( page, 'publicize-consent' );
	expect( await axeWithin( page, '.dovetail-connections' ) ).toEqual( [] );
	await button( page ).click();
	await page.getByRole( 'link', { name: 'Authorize' } ).click();
	await expect(
		row( page ).getByText( 'Connected as @bakery@social.example.' )
	).toBeVisible();
	expect( await page.content() ).not.toContain( GIVEN );
	expect( await stored() ).toEqual( { instance, token: GIVEN } );
	const [ app ] = await asked( /\/api\/v1\/apps$/ );
	expect( app?.data ).toEqual( {
		client_name: await php( `return get_bloginfo( 'name' );` ),
		redirect_uris: `${ siteUrl() }/wp-admin/admin-post.php?action=dovetail_blocks_consent&connection=mastodon`,
		scopes: 'read:accounts write:statuses write:media',
		website: siteUrl(),
	} );
	// PKCE (RFC 7636) binds the request to the client.
	const [ allowed ] = await asked( /\/oauth\/authorize$/ );
	const [ token ] = await asked( /\/oauth\/token$/ );
	const { code_verifier: proof } = token?.data as Record< string, string >;
	expect( allowed?.query.code_challenge ).toBe(
		createHash( 'sha256' )
			.update( proof ?? '' )
			.digest( 'base64url' )
	);
} );

test( 'a denied request, an outdated link, or another request’s code shows an error and changes no connection', async ( {
	pageAs,
	troubles,
} ) => {
	await connect( {} );
	const page = await pageAs( 'administrator' );
	await enterServer( page );
	await button( page ).click();
	await page.getByRole( 'link', { name: 'Deny' } ).click();
	await expect(
		row( page ).getByText(
			'You did not grant permission. Nothing was changed.'
		)
	).toBeVisible();
	const late =
		'This request has expired or was started somewhere else. Nothing was changed. Press the button again.';
	const back = `/wp-admin/admin-post.php?action=dovetail_blocks_consent&connection=mastodon&code=permission&state=`;
	await page.goto( `${ back }stolen` );
	await expect( page.getByText( late ) ).toBeVisible();
	await button( page ).click();
	const address = await page
		.getByRole( 'link', { name: 'Authorize' } )
		.getAttribute( 'href' );
	const other = await pageAs( 'author' );
	expect( ( await other.goto( address ?? '' ) )?.status() ).toBe( 403 );
	await php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'mastodon' ), array( 'instance' => 'https://elsewhere.example' ) ); return 1;`
	);
	await page.goto( address ?? '' );
	await expect( page.getByText( late ) ).toBeVisible();
	expect( await stored() ).toEqual( {
		instance: 'https://elsewhere.example',
		token: '',
	} );
	expect( await asked( /\/oauth\/token$/ ) ).toEqual( [] );
	const unsigned = await page.goto( back.replace( /&code.*/, '' ) );
	expect( unsigned?.status() ).toBe( 403 );
	expect( troubles.splice( 0 ) ).toEqual( [
		expect.stringContaining( '403' ),
		expect.stringContaining( '403' ),
	] );
} );

for ( const [ what, faults, sentence ] of [
	[
		'refuses the connection',
		{ kind: 'refused', status: 422 },
		'The server rejected the connection. Nothing was changed. You can create an access token on the server under Preferences → Development, and paste it here.',
	],
	[
		'is down',
		{ kind: 'refused', status: 503 },
		'Mastodon is busy. Try again in a minute.',
	],
	[
		'answers in HTML',
		'not-json',
		'Mastodon sent an unreadable response. Try again in a moment.',
	],
] as const ) {
	test( `the connection settings show an error for a server that ${ what }`, async ( {
		pageAs,
	} ) => {
		await connect( { mastodon: { instance } } );
		await setFaults( {
			'POST mastodon:/api/v1/apps': faults,
		} );
		const page = await pageAs( 'administrator' );
		await visitConnections( page, 'mastodon' );
		await button( page ).click();
		await expect( row( page ).getByText( sentence ) ).toBeVisible();
		expect( await stored() ).toEqual( { instance, token: '' } );
	} );
}
