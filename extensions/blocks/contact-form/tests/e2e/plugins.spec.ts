import { expect, php, test } from '#e2e';
import { serverData } from '../../server-data';
import {
	crmFile,
	newsletterFile,
	publish,
	putCrm,
	takeAway,
} from './stand-ins';

/** Is in WordPress's directory, and not installed. */
const { slug, file } = serverData.newsletter;

/** Is installed, and not active. */
const { crm } = serverData;

type Answer = { status: number; code?: string; message?: string };

/** Sends a request as a user after running PHP; resolves with the response, and with the installed and active plugins. */
const ask = (
	call: string,
	data: object = {},
	{ login = 'admin', before = '' } = {}
) =>
	php< Answer & { installed: string[]; active: string[]; data: object } >(
		`wp_set_current_user( get_user_by( 'login', $input['login'] )->ID );
		${ before }
		list( $method, $path ) = explode( ' ', $input['call'] );
		$request = new WP_REST_Request( $method, $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( (object) $input['data'] ) );
		$response = rest_do_request( 'GET' === $method ? new WP_REST_Request( $method, $path ) : $request );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_clean_plugins_cache( false );
		$data = $response->get_data();
		return array( 'status' => $response->get_status(), 'data' => $data, 'code' => ( (array) $data )['code'] ?? '', 'message' => ( (array) $data )['message'] ?? '', 'installed' => array_values( array_intersect( $input['files'], array_keys( get_plugins() ) ) ), 'active' => array_values( array_filter( $input['files'], 'is_plugin_active' ) ) );`,
		{
			call,
			data,
			login,
			files: [ `${ file }.php`, `${ crm.file }.php` ],
		}
	);

const how = { status: 'active', source: 'block-editor' };
const install = ( name: string = slug, who = {} ) =>
	ask( 'POST /jetpack/v4/plugins', { slug: name, ...how }, who );
const activate = ( plugin: string, who = {} ) =>
	ask(
		`POST /jetpack/v4/plugins/${ encodeURIComponent(
			encodeURIComponent( plugin )
		) }`,
		how,
		who
	);
test.afterEach( takeAway );

test( 'only the plugins that a panel of the form names can be installed or activated', async () => {
	await publish( 'anything', 'anything/anything', newsletterFile );
	for ( const answer of [
		await install( 'anything' ),
		await activate( 'akismet/akismet' ),
		await activate( '../../uploads/evil' ),
		await install( '' ),
	] ) {
		expect( answer ).toMatchObject( {
			status: 403,
			code: 'plugin_not_offered',
			message:
				'This plugin can’t be installed or activated here because forms don’t use it. Nothing was changed. Use the Plugins screen instead.',
		} );
	}
	expect(
		await php(
			`return is_dir( WP_PLUGIN_DIR . '/anything' ) || is_plugin_active( 'akismet/akismet.php' );`
		)
	).toBe( false );
} );

test( 'users without permission and sites without file access get a reason, and nothing changes', async () => {
	await publish( slug, file, newsletterFile );
	const without = ( capability: string ) =>
		`add_filter( 'user_has_cap', static function ( $caps ) { unset( $caps['${ capability }'] ); return $caps; } );`;
	const refusals: [ object, number, string, RegExp ][] = [
		[
			{ login: 'author' },
			403,
			'rest_forbidden',
			/^Sorry, your account is not allowed to do this/,
		],
		[
			{ before: without( 'install_plugins' ) },
			403,
			'plugin_install_forbidden',
			/^Sorry, your account is not allowed to install plugins\./,
		],
		[
			{ before: `add_filter( 'file_mod_allowed', '__return_false' );` },
			403,
			'plugin_files_fixed',
			/^This site does not allow plugins to be installed\./,
		],
		[
			{
				before: `add_filter( 'filesystem_method', static function () { return 'ftpext'; } );`,
			},
			500,
			'plugin_files_locked',
			/^WordPress needs a user name and password to write files on this server\./,
		],
		[
			{
				before: `add_filter( 'upgrader_pre_download', static function () { return new WP_Error( 'download_failed', 'Download failed. The disk is full.' ); }, 20 );`,
			},
			500,
			'download_failed',
			/^Download failed\. The disk is full\.$/,
		],
	];
	for ( const [ who, status, code, message ] of refusals ) {
		expect( await install( slug, who ) ).toMatchObject( {
			status,
			code,
			message: expect.stringMatching( message ),
			installed: [],
			active: [],
		} );
	}
	await putCrm( crmFile( '5.0.0' ), false );
	for ( const answer of [
		await activate( crm.file, { before: without( 'activate_plugins' ) } ),
		await install( crm.slug, { before: without( 'activate_plugins' ) } ),
	] ) {
		expect( answer ).toMatchObject( {
			status: 403,
			code: 'plugin_not_activated',
			message: expect.stringMatching( /^Sorry, you are not allowed/ ),
			active: [],
		} );
	}
	// Users who may not manage plugins get no information about other plugins.
	expect(
		Object.keys(
			(
				await ask(
					'GET /jetpack/v4/plugins',
					{},
					{ before: without( 'activate_plugins' ) }
				)
			).data
		)
	).toEqual( [ `${ crm.file }.php` ] );
} );

// spec: 001-7-3, 001-7-5, 001-6-2
test( 'the plugins of the site are listed by file, and one that is there is activated, not fetched again', async () => {
	const name = `${ crm.file }.php`;
	await putCrm( crmFile( '5.0.0' ), false );
	expect( ( await ask( 'GET /jetpack/v4/plugins' ) ).data ).toMatchObject( {
		[ name ]: { active: false },
		'dovetail-blocks/dovetail-blocks.php': { active: true },
	} );
	for ( const activated of [
		() => activate( crm.file ),
		() => install( crm.slug ),
	] ) {
		await putCrm( crmFile( '5.0.0' ), false );
		expect( await activated() ).toMatchObject( {
			status: 200,
			data: { plugin: crm.file, status: 'active' },
			active: [ name ],
		} );
	}
	expect( ( await ask( 'GET /jetpack/v4/plugins' ) ).data ).toMatchObject( {
		[ name ]: { active: true },
	} );
} );

test( 'a plugin that is installed but cannot be activated shows WordPress’s reason', async () => {
	await putCrm( crmFile( '5.0.0', 'Requires PHP: 99.0' ), false );
	for ( const failed of [
		await activate( crm.file ),
		await install( crm.slug ),
	] ) {
		expect( failed ).toMatchObject( {
			status: 500,
			code: 'plugin_not_activated',
			message: expect.stringContaining( 'Current PHP version' ),
			installed: [ `${ crm.file }.php` ],
			active: [],
		} );
	}
} );
