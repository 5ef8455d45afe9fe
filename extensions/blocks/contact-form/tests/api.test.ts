import { call } from '#shared/api';
import { mockError, mock } from '#shared/request';
import { usePlatform } from '../../../../tests/harness/api';
import {
	activatePlugin,
	enableCrmExtension,
	installPlugin,
	listMailingLists,
	listPlugins,
	NEWSLETTER_PLUGIN,
	readCrm,
	readDefaultRecipient,
} from '../api';
import { mocks } from '../api.mock';

/**
 * The requests that the CRM panel sends. Hosted sites have no panel, and their server rejects these requests
 * (`author.spec.ts`).
 */
const how = { status: 'active', source: 'block-editor' } as const;
const install = ( slug: string ) =>
	call( installPlugin, { data: { slug, ...how } } );
const activate = ( plugin: string ) =>
	call( activatePlugin, { params: { plugin }, data: how } );

describe( 'the site’s routes', () => {
	// spec: 001-6-1, 001-6-2
	it( 'require edit_posts for the CRM status, and manage_options for everything else', () => {
		expect(
			[
				readCrm,
				enableCrmExtension,
				listPlugins,
				installPlugin,
				activatePlugin,
			].map( ( { method, path, capability, servedBy } ) => [
				method,
				path,
				capability,
				...servedBy,
			] )
		).toEqual( [
			[ 'GET', '/jetpack/v4/jetpack_crm', 'edit_posts', 'site' ],
			[ 'POST', '/jetpack/v4/jetpack_crm', 'manage_options', 'site' ],
			[ 'GET', '/jetpack/v4/plugins', 'manage_options', 'site' ],
			[ 'POST', '/jetpack/v4/plugins', 'manage_options', 'site' ],
			[
				'POST',
				'/jetpack/v4/plugins/{plugin}',
				'manage_options',
				'site',
			],
		] );
	} );
} );

describe( 'the CRM’s status', () => {
	// spec: 001-3-5, 001-7-1
	it.each( [
		[
			{
				crm_installed: true,
				crm_active: true,
				crm_version: '4.1.0',
				jp_form_ext_enabled: '1',
				can_activate_extension: true,
				takes_messages: true,
			},
			{
				isInstalled: true,
				isActive: true,
				version: '4.1.0',
				isExtensionEnabled: true,
				canEnableExtension: true,
				takesMessages: true,
			},
		],
		[
			{ crm_installed: false },
			{
				isInstalled: false,
				isActive: false,
				version: '',
				isExtensionEnabled: false,
				canEnableExtension: false,
				takesMessages: false,
			},
		],
		[
			{ crm_installed: true, crm_version: 4, jp_form_ext_enabled: 0 },
			{
				isInstalled: true,
				isActive: false,
				version: '',
				isExtensionEnabled: false,
				canEnableExtension: false,
				takesMessages: false,
			},
		],
	] )( 'is parsed from %j', ( answer, crm ) => {
		expect( readCrm.read( answer ) ).toEqual( crm );
	} );

	// spec: 001-7-1
	it( 'is unknown if the response contains an error', () => {
		expect( () =>
			readCrm.read( { crm_installed: true, error: 'no_crm' } )
		).toThrow( expect.objectContaining( { code: 'no_crm' } ) );
	} );
} );

describe( 'enabling the CRM extension', () => {
	// spec: 001-7-2
	it( 'sends the extension’s name, and updates the CRM’s status', async () => {
		const platform = usePlatform( 'free', mocks );
		await call( enableCrmExtension, {
			data: { extension: 'jetpackforms' },
		} );
		expect( platform.requests( enableCrmExtension ) ).toMatchObject( [
			{ method: 'POST', data: { extension: 'jetpackforms' } },
		] );
		expect( await call( readCrm ) ).toMatchObject( {
			isExtensionEnabled: true,
			takesMessages: true,
		} );
	} );

	// spec: 001-7-2
	it( 'fails if the code in the response is not “success”, and uses it as the error message', () => {
		expect( () =>
			enableCrmExtension.read( { code: 'extension_missing' } )
		).toThrow( 'extension_missing' );
	} );
} );

describe( 'a plugin', () => {
	const { slug, file } = NEWSLETTER_PLUGIN;

	// spec: 001-7-3, 001-7-4
	it( 'is installed by its slug, activated immediately, and listed by its file name', async () => {
		const platform = usePlatform( 'free', mocks );
		expect( await call( listPlugins ) ).toEqual( {
			'akismet/akismet.php': { active: true },
		} );
		await install( slug );
		expect( platform.requests( installPlugin ) ).toMatchObject( [
			{
				path: '/jetpack/v4/plugins',
				data: { slug, status: 'active', source: 'block-editor' },
			},
		] );
		expect( await call( listPlugins ) ).toMatchObject( {
			[ `${ file }.php` ]: { active: true },
		} );
	} );

	// spec: 001-7-5
	it( 'is activated by its file name if it is already installed', async () => {
		const platform = usePlatform( 'free', [
			...mocks,
			mock( activatePlugin ).reply( () => undefined ),
		] );
		await activate( file );
		expect( platform.requests( activatePlugin ) ).toMatchObject( [
			{
				params: { plugin: file },
				data: { status: 'active', source: 'block-editor' },
			},
		] );
	} );

	it( 'that cannot be installed causes an error with the reason', async () => {
		usePlatform( 'free', [
			...mocks,
			mock( installPlugin ).reply( () =>
				mockError( 500, { code: 'no_disk', message: 'Disk full.' } )
			),
		] );
		await expect( install( slug ) ).rejects.toMatchObject( {
			code: 'no_disk',
			message: 'Disk full.',
		} );
	} );

	it( 'that is unknown cannot be installed or activated', async () => {
		usePlatform( 'free', mocks );
		await expect( install( 'unknown' ) ).rejects.toMatchObject( {
			code: 'plugins_api_failed',
		} );
		await expect( activate( 'un/known' ) ).rejects.toMatchObject( {
			code: 'rest_plugin_not_found',
		} );
	} );
} );

describe( 'mailing lists', () => {
	it( 'that accept addresses are listed for users who can edit posts', async () => {
		usePlatform( 'free', mocks );
		expect( listMailingLists ).toMatchObject( {
			servedBy: [ 'site' ],
			capability: 'edit_posts',
		} );
		expect( await call( listMailingLists ) ).toEqual( [
			{ id: 'site', label: 'Subscribers of this site' },
			{ id: 'letters', label: 'Letters' },
		] );
	} );
} );

describe( 'the default recipient of forms', () => {
	it( 'is read from the site', async () => {
		usePlatform( 'free', mocks );
		expect( await call( readDefaultRecipient ) ).toEqual( {
			email: 'forms@dovetail.example',
		} );
	} );
} );
