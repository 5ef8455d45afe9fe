import { findFacts, mergeFacts } from '../../src/bundle/find-facts';
import type { Page } from '@playwright/test';
import {
	axeWithin,
	connectionRow,
	expect,
	isBefore,
	ourRequests,
	php,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
	visitConnections,
	type WordPress,
} from './support';

declare const wp: WordPress;

test.afterEach( async () => {
	await php( `
		foreach ( array_keys( \\Dovetail\\Connections\\Connections::all() ) as $id ) {
			delete_option( \\Dovetail\\Connections\\Connections::option_name( $id ) );
			delete_option( \\Dovetail\\Connections\\Connection_State::OPTION_PREFIX . $id );
		}
		delete_option( 'dovetail_blocks_settings' );
		\\Dovetail\\Connections\\Connection_Store::store_defaults();
		return true;` );
} );

const PAGE = '/wp-admin/admin.php?page=dovetail-blocks';

/** A connection with a name and a password as credentials, and its other fields. */
const [ PAIR, { name: PAIR_NAME, ENTERED } ] = await aPair();

async function aPair() {
	for ( const [ id, fact ] of Object.entries(
		mergeFacts( await findFacts(), 'connections' )
	) ) {
		const { username = '', password = '' } = fact.mockValues ?? {};
		if ( fact.method === 'application_password' ) {
			return [
				id,
				{ ...fact, ENTERED: { username, password } },
			] as const;
		}
	}
	throw new Error(
		'No block declares a connection with a name and a password.'
	);
}

test( 'a service that needs no account has a row without fields', async ( {
	pageAs,
} ) => {
	const [ id, fact ] =
		Object.entries( mergeFacts( await findFacts(), 'connections' ) ).find(
			( [ , { method } ] ) => method === 'none'
		) ?? [];
	const page = await pageAs( 'administrator' );
	await visitConnections( page, id );
	const row = connectionRow( page, fact?.name ?? '' );
	await expect( row.getByText( 'Works without an account' ) ).toBeVisible();
	await expect( row.getByRole( 'group' ).first() ).toBeFocused();
	await expect( row.getByRole( 'textbox' ) ).toHaveCount( 0 );
	await expect(
		row.getByRole( 'button', { name: 'Check connection' } )
	).toHaveCount( 0 );
	await row.getByText( 'What is sent, and when' ).click();
	await expect( row.getByText( fact?.sends ?? '' ) ).toBeVisible();
} );

test( 'every connection’s URL opens the connection’s row with the focus in the first field', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator' );
	for ( const [ id, { name, method } ] of Object.entries(
		mergeFacts( await findFacts(), 'connections' )
	) ) {
		await visitConnections( page, id );
		const row = connectionRow( page, name );
		await expect(
			method === 'none'
				? row.getByRole( 'group' ).first()
				: row.locator( 'input, select' ).first()
		).toBeFocused();
	}
} );

test( 'the browser asks before a user leaves the page with unsaved input', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator' );
	const asked: string[] = [];
	page.on( 'dialog', ( dialog ) => asked.push( dialog.type() ) );
	await visitConnections( page, PAIR );
	await expect(
		connectionRow( page, PAIR_NAME ).getByRole( 'textbox' ).first()
	).toBeFocused();
	await page.keyboard.type( 'half' );
	await page.reload();
	expect( asked ).toEqual( [ 'beforeunload' ] );
	await page.reload();
	expect( asked ).toHaveLength( 1 );
} );

test( 'Reload and Back open the connection in the URL, with the focus in the first field', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator' );
	const row = connectionRow( page, PAIR_NAME );
	const first = row.getByRole( 'textbox' ).first();
	await visitConnections( page, PAIR );
	await expect( first ).toBeFocused();
	await page.reload();
	await expect( first ).toBeFocused();
	await row
		.getByRole( 'button', { name: `Close: ${ PAIR_NAME }` } )
		.press( 'Enter' );
	await expect( first ).toBeHidden();
	expect( page.url() ).not.toContain( 'connection=' );
	await page.goBack();
	await expect( first ).toBeFocused();
} );

test( 'with the keyboard, an owner enters a username, corrects an invalid password and never sees the password again', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator' );
	const row = connectionRow( page, PAIR_NAME );
	const values = () =>
		php< Record< string, string > >(
			`return \\Dovetail\\Connections\\Connections::values( '${ PAIR }' );`
		);
	await visitConnections( page, PAIR );
	const [ username, password ] = [
		row.getByRole( 'textbox' ).first(),
		row.locator( 'input[type="password"]' ),
	];
	await expect( username ).toBeFocused();
	await page.keyboard.type( ENTERED.username );
	await page.keyboard.press( 'Tab' );
	await expect( password ).toBeFocused();
	await page.keyboard.type( 'not a password <b>' );
	await page.keyboard.press( 'Enter' );
	await expect( password ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( password ).toBeFocused();
	await expect( password ).toHaveAccessibleDescription( /was not saved/ );
	expect( await values() ).toMatchObject( { password: '' } );
	await page.keyboard.type( ENTERED.password );
	await page.keyboard.press( 'Enter' );
	await expect(
		row.getByText( 'A value is stored. Leave the field empty to keep it.' )
	).toBeVisible();
	await expect( password ).toHaveValue( '' );
	expect( await values() ).toMatchObject( ENTERED );
	await page.reload();
	expect( await page.content() ).not.toContain( ENTERED.password );
	await expect( username ).toHaveValue( ENTERED.username );
} );

test( 'an application password that is entered on WordPress’s Connectors screen is stored for the connection', async ( {
	pageAs,
} ) => {
	test.skip( isBefore( '7.1' ), 'WordPress has no screen for it' );
	const page = await pageAs( 'administrator' );
	await page.goto( '/wp-admin/options-connectors.php' );
	const connector = page.getByRole( 'group', { name: PAIR_NAME } );
	await connector.getByRole( 'button', { name: 'Set up' } ).click();
	await page.getByLabel( 'Username' ).fill( ENTERED.username );
	await page
		.getByLabel( /password/i )
		.first()
		.fill( ENTERED.password );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect
		.poll( () =>
			php(
				`return \\Dovetail\\Connections\\Connections::values( '${ PAIR }' );`
			)
		)
		.toMatchObject( ENTERED );
	await visitConnections( page, PAIR );
	await expect(
		connectionRow( page, PAIR_NAME ).getByText( 'A value is stored.' )
	).toBeVisible();
	expect( await page.content() ).not.toContain( ENTERED.password );
} );

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test( `the Connections page fits every screen size and is accessible, also with an open row or a search (${ direction })`, async ( {
		pageAs,
	} ) => {
		const look = async () => {
			const page = await pageAs( 'administrator' );
			await visitConnections( page );
			expect(
				await page.evaluate( () => document.body.matches( '.rtl' ) )
			).toBe( direction === 'rtl' );
			const row = connectionRow( page, PAIR_NAME );
			for ( const width of [ 1280, 390 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await visitConnections( page );
				await expect( row ).toBeVisible();
				await check( page, `connections-${ direction }-${ width }` );
				await row.getByRole( 'button' ).click();
				await check(
					page,
					`connections-${ direction }-${ width }-open`
				);
				await page.getByRole( 'searchbox' ).fill( 'newsletter' );
				await expect( row ).toBeHidden();
				await check(
					page,
					`connections-${ direction }-${ width }-found`
				);
				await page.getByRole( 'searchbox' ).fill( 'qqq' );
				await check(
					page,
					`connections-${ direction }-${ width }-none`
				);
			}
		};
		const check = async ( page: Page, name: string ) => {
			expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual(
				[]
			);
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				)
			).toBe( 0 );
			await screenshot( page, name, { fullPage: true } );
		};
		await ( direction === 'rtl' ? rightToLeft( look ) : look() );
	} );
}

test( 'the Connections page’s files load on no other admin page, and authors cannot open the page', async ( {
	pageAs,
	troubles,
} ) => {
	const page = await pageAs( 'administrator' );
	const requests = ourRequests( page );
	for ( const path of [
		'index.php',
		'options-reading.php',
		'admin.php?page=dovetail-blocks',
		'edit.php',
		'edit.php?post_type=page',
		'edit-comments.php',
		'users.php',
		'tools.php',
	] ) {
		await page.goto( `/wp-admin/${ path }` );
		// Inline files send no requests, so check that the page does not contain them either.
		expect(
			path.includes( 'dovetail' )
				? 0
				: await page
						.locator(
							'script[id*="dovetail"], style[id*="dovetail"], link[id*="dovetail"]'
						)
						.count(),
			path
		).toBe( 0 );
	}
	// The settings page loads its own script.
	expect(
		requests.filter( ( path ) => ! path.includes( '/settings.js' ) )
	).toEqual( [] );
	requests.length = 0;
	await visitConnections( page );
	await expect( page.getByRole( 'searchbox' ) ).toBeVisible();
	expect( requests.map( ( path ) => path.replace( /\?.*/, '' ) ) ).toEqual(
		expect.arrayContaining( [ 'connections.js', 'connections.css' ] )
	);
	expect( requests ).toHaveLength( 2 );
	const author = await pageAs( 'author' );
	expect( ( await visitConnections( author ) )?.status() ).toBe( 403 );
	troubles.length = 0;
} );

test( 'a block that the owner turns off is not in the inserter, and the editor says why', async ( {
	admin,
	author,
} ) => {
	const { page } = admin;
	const [ slug, title ] = await php< [ string, string ] >( `
		foreach ( \\Dovetail\\Plugin\\Availability::rows() as $slug => $line ) {
			if ( null === $line['parent'] && ! $line['needs'] && 'production' === $line['list'] ) {
				return array( $slug, \\Dovetail\\Plugin\\Block_Strings::all()[ $slug ]['title'] );
			}
		}` );
	const record = () =>
		php(
			`return \\Dovetail\\Plugin\\Initial_State::state()['availability'][ $input ];`,
			slug
		);
	const isRegistered = () =>
		author.page.evaluate(
			( name ) => Boolean( wp.blocks.getBlockType( name ) ),
			`dovetail/${ slug }`
		);
	await author.open();
	expect( await isRegistered() ).toBe( true );
	await page.goto( `${ siteUrl() }${ PAGE }&tab=blocks` );
	const box = page.getByLabel( title, { exact: true } );
	await box.uncheck();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( box ).not.toBeChecked();
	expect( await record() ).toEqual( {
		available: false,
		unavailable_reason: 'switched_off',
		details: [],
	} );
	await author.open();
	expect( await isRegistered() ).toBe( false );
	await box.check();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( box ).toBeChecked();
	expect( await record() ).toEqual( { available: true } );
} );
