import { findFacts, mergeFacts } from '../../src/bundle/find-facts';
import { aConnection, forgetConnections } from './connections-support';
import {
	expect,
	isBefore,
	php,
	siteUrl,
	test,
	type WordPress,
	NOT_ALLOWED,
	stopped,
} from './support';

declare const wp: WordPress;

forgetConnections();

const [ ID, { name: NAME, type: TYPE, KEY } ] = await aConnection();

const PAGE = '/wp-admin/options-general.php?page=dovetail-blocks';

/** One whose credentials are a name and a password made for the site, and what else it has. */
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

const CONSTANT = `${ ID.toUpperCase().replaceAll( '-', '_' ) }_API_KEY`;

const setting = ( id: string ) =>
	`\\Dovetail\\Connections\\Connections::option_name( '${ id }' )`;

test( 'a key is stored in WordPress’s own registry under the service’s ID and core’s name, and entered once', async () => {
	expect(
		await php( `
			$names = \\Dovetail\\Connections\\Connections::key_names( '${ ID }' );
			$mine  = function_exists( 'wp_get_connector' ) ? wp_get_connector( '${ ID }' ) : array( 'name' => '', 'authentication' => $names );
			return array( $mine['name'], $mine['authentication']['setting_name'], $mine['authentication']['constant_name'], $mine['authentication']['env_var_name'] );` )
	).toEqual( [
		// An older WordPress has no registry; the key has the same names there.
		isBefore( '7.0' ) ? '' : NAME,
		`connectors_${ TYPE }_${ ID.replaceAll( '-', '_' ) }_api_key`,
		CONSTANT,
		CONSTANT,
	] );
} );

test( 'the key of a connector that another plugin has registered is used, and nothing is registered over it', async () => {
	if ( isBefore( '7.0' ) ) {
		expect(
			await php(
				`return \\Dovetail\\Connections\\Connections::registered_connector( '${ ID }' );`
			)
		).toBeNull();
		return;
	}
	expect(
		await php( `
			$registry = WP_Connector_Registry::get_instance();
			$ours     = $registry->unregister( '${ ID }' );
			$registry->register( '${ ID }', array( 'name' => 'Theirs', 'type' => 'crm', 'authentication' => array( 'method' => 'api_key', 'setting_name' => 'their_key' ) ) );
			update_option( 'their_key', ' ${ KEY } ' );
			\\Dovetail\\Connections\\Connection_Store::register_connectors( $registry );
			$seen = array( wp_get_connector( '${ ID }' )['name'], \\Dovetail\\Connections\\Connections::key( '${ ID }' ), \\Dovetail\\Connections\\Connections::is_connected( '${ ID }' ) );
			delete_option( 'their_key' );
			$registry->unregister( '${ ID }' );
			$registry->register( '${ ID }', $ours );
			return $seen;` )
	).toEqual( [ 'Theirs', KEY, true ] );
} );

test( 'a key is looked for in the environment, in a constant and in the database, in this order', async () => {
	expect(
		await php( `
			$seen = static fn() => array( \\Dovetail\\Connections\\Connections::key( '${ ID }' ), \\Dovetail\\Connections\\Connections::key_source( '${ ID }' ) );
			update_option( ${ setting( ID ) }, 'stored' );
			$all = array( $seen() );
			define( '${ CONSTANT }', "constant\\n" );
			$all[] = $seen();
			putenv( '${ CONSTANT }= envi ronment ' );
			$all[] = $seen();
			putenv( '${ CONSTANT }' );
			return $all;` )
	).toEqual( [
		[ 'stored', 'stored' ],
		[ 'constant', 'constant' ],
		[ 'environment', 'environment' ],
	] );
} );

test( 'a service that needs no account is there for everybody, with a card on which nothing is entered', async ( {
	pageAs,
} ) => {
	const [ id, fact ] =
		Object.entries( mergeFacts( await findFacts(), 'connections' ) ).find(
			( [ , { method } ] ) => method === 'none'
		) ?? [];
	expect(
		await php(
			`return array( \\Dovetail\\Connections\\Connections::is_connected( $input ), \\Dovetail\\Connections\\Connections::values( $input ), get_option( \\Dovetail\\Connections\\Connections::option_name( $input ), 'none' ) );`,
			id
		)
	).toEqual( [ true, [], 'none' ] );
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

test( 'a name and a password are entered once on WordPress’s own screen where it takes them, and on the card where it does not', async ( {
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

test( 'WordPress’s password placeholder changes nothing, and an invalid value is explained on the card', async () => {
	const stored = await php<
		[ Record< string, string >[], string, string, unknown ]
	>(
		`wp_set_current_user( 1 );
		$name = ${ setting( PAIR ) };
		$ask  = static function ( $method, $value = null ) use ( $name ) {
			$request = new WP_REST_Request( $method, '/wp/v2/settings' );
			$request->set_body_params( null === $value ? array() : array( $name => $value ) );
			return rest_do_request( $request )->get_data()[ $name ] ?? null;
		};
		$ask( 'POST', $input );
		$seen = array( \\Dovetail\\Connections\\Connections::values( '${ PAIR }' ) );
		$ask( 'POST', array( 'password' => \\Dovetail\\Connections\\Connection_Store::SECRET_MASK ) + $input );
		$seen[] = \\Dovetail\\Connections\\Connections::values( '${ PAIR }' );
		$ask( 'POST', array( 'password' => 'the <b>password</b> of my account' ) + $input );
		$seen[]  = \\Dovetail\\Connections\\Connections::values( '${ PAIR }' );
		$refused = \\Dovetail\\Connections\\Connection_State::get( '${ PAIR }' )['refused'];
		update_option( $name, array( 'username' => '', 'password' => '' ) );
		return array( $seen, $refused, \\Dovetail\\Connections\\Connections::key( '${ PAIR }' ), isset( rest_get_server()->get_routes()['/wp/v2/settings'] ) );`,
		ENTERED
	);
	const [ seen, refused, empty ] = stored;
	if ( isBefore( '7.1' ) ) {
		return;
	}
	for ( const values of seen ) {
		expect( values ).toMatchObject( ENTERED );
	}
	expect( refused ).toMatch( /was not changed/ );
	expect( empty ).toBe( '' );
} );

test( 'a name and a password are looked for in the environment, in a constant and in the database, in this order', async () => {
	const place = `${ PAIR.toUpperCase().replaceAll(
		'-',
		'_'
	) }_APPLICATION_PASSWORD`;
	expect(
		await php(
			`$seen = static fn() => array( array_slice( array_values( \\Dovetail\\Connections\\Connections::values( '${ PAIR }' ) ), 0, 2 ), \\Dovetail\\Connections\\Connections::key_source( '${ PAIR }' ) );
			update_option( ${ setting( PAIR ) }, $input );
			$all = array( $seen() );
			define( '${ place }', "ada:a:b\\n" );
			$all[] = $seen();
			putenv( '${ place }=bob:c' );
			$all[] = $seen();
			putenv( '${ place }=no colon' );
			$all[] = $seen();
			putenv( '${ place }' );
			return $all;`,
			ENTERED
		)
	).toEqual( [
		[ Object.values( ENTERED ), 'stored' ],
		[ [ 'ada', 'a:b' ], 'constant' ],
		[ [ 'bob', 'c' ], 'environment' ],
		[ [ 'ada', 'a:b' ], 'constant' ],
	] );
} );

test( 'a key that was a setting once is moved without loss, and one that is there is not overwritten', async () => {
	expect(
		await php(
			`global $wpdb;
			$raw = static function ( $value ) use ( $wpdb ) {
				delete_option( 'dovetail_blocks_settings' );
				$wpdb->insert( $wpdb->options, array( 'option_name' => 'dovetail_blocks_settings', 'option_value' => serialize( $value ), 'autoload' => 'on' ) );
				wp_cache_flush();
			};
			$former = \\Dovetail\\Connections\\Connections::all()[ '${ ID }' ]['formerSetting'];
			$seen   = array( $former );
			foreach ( array( '', 'newer' ) as $there ) {
				update_option( ${ setting( ID ) }, $there );
				$raw( array( $former => 'old', 'analytics' => true ) );
				\\Dovetail\\Connections\\Connection_Store::move_keys();
				$seen[] = array( get_option( ${ setting( ID ) } ), get_option( 'dovetail_blocks_settings' ) );
			}
			return $seen;`
		)
	).toEqual( [
		expect.stringMatching( /^[a-z]+_key$/ ),
		[ 'old', { analytics: true } ],
		[ 'newer', { analytics: true } ],
	] );
} );

test( 'a block that the owner switches off is not in the inserter, and the editor says why', async ( {
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

test( 'nobody but an owner has a connection checked', async () => {
	expect(
		await stopped(
			'author',
			`dovetail_blocks_check${ ID }`,
			`$_GET['connection'] = '${ ID }'; \\Dovetail\\Connections\\Connection_Cards::check();`
		)
	).toEqual( NOT_ALLOWED );
} );
