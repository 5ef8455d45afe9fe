import { findFacts, mergeFacts } from '../../src/bundle/find-facts';
import {
	expect,
	isBefore,
	php,
	siteUrl,
	test,
	type WordPress,
} from './support';

declare const wp: WordPress;

/** Deletes everything that a test has entered. */
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

/** A connection whose credentials are a name and a password, with its other fields. */
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

test( 'a service that needs no account has a card without fields', async ( {
	pageAs,
} ) => {
	const [ , fact ] =
		Object.entries( mergeFacts( await findFacts(), 'connections' ) ).find(
			( [ , { method } ] ) => method === 'none'
		) ?? [];
	const page = await pageAs( 'administrator' );
	await page.goto( `${ PAGE }&tab=services` );
	const card = page.getByRole( 'region', {
		name: fact?.name ?? '',
		exact: true,
	} );
	await expect( card.getByText( 'No account is needed.' ) ).toBeVisible();
	await expect( card.getByRole( 'textbox' ) ).toHaveCount( 0 );
	await expect( card.getByRole( 'link', { name: 'Check' } ) ).toHaveCount(
		0
	);
	await card.getByText( 'What is sent, and when' ).click();
	await expect( card.getByText( fact?.sends ?? '' ) ).toBeVisible();
} );

test( 'application passwords are created on WordPress’s own screen if it supports the service, otherwise entered on the card', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator' );
	const card = page.getByRole( 'region', { name: PAIR_NAME, exact: true } );
	const services = `${ PAGE }&tab=services`;
	const values = () =>
		php< Record< string, string > >(
			`return \\Dovetail\\Connections\\Connections::values( '${ PAIR }' );`
		);
	await page.goto( services );
	if ( isBefore( '7.1' ) ) {
		await card.getByRole( 'textbox' ).first().fill( ENTERED.username );
		await expect( card.locator( 'input[type="password"]' ) ).toBeVisible();
		return;
	}
	await expect( card.locator( 'input[type="password"]' ) ).toHaveCount( 0 );
	const others = await card.getByRole( 'textbox' ).count();
	await card
		.getByRole( 'link', {
			name: 'Enter the name and password in Connectors',
		} )
		.click();
	const connector = page.getByRole( 'group', { name: PAIR_NAME } );
	await connector.getByRole( 'button', { name: 'Set up' } ).click();
	await page.getByLabel( 'Username' ).fill( ENTERED.username );
	await page
		.getByLabel( /password/i )
		.first()
		.fill( ENTERED.password );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect.poll( values ).toMatchObject( ENTERED );
	await page.goto( services );
	await expect(
		card.getByRole( 'link', {
			name: 'Change the name and password in Connectors',
		} )
	).toBeVisible();
	expect( await card.getByRole( 'textbox' ).count() ).toBe( others );
	expect( await page.content() ).not.toContain( ENTERED.password );
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
