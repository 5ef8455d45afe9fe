import { mock, mockError, type Mock, type MockRequest } from '#shared/request';
import {
	activatePlugin,
	enableCrmExtension,
	installPlugin,
	listMailingLists,
	listPlugins,
	NEWSLETTER_PLUGIN,
	readCrm,
	readDefaultRecipient,
} from './api';

type Plugins = Record< string, { active: boolean } >;

const pluginsOf = ( { state }: Pick< MockRequest, 'state' > ): Plugins =>
	state< Plugins >( 'contact-form-plugins', {
		'akismet/akismet.php': { active: true },
	} );

/** Status of the mocked CRM, which is installed with its form extension disabled. */
const crmOf = ( {
	state,
	scenario,
}: Pick< MockRequest, 'state' | 'scenario' > ) =>
	state( 'contact-form-crm', {
		crm_installed: scenario.isConnected,
		crm_active: scenario.isConnected,
		crm_version: '5.4.1',
		jp_form_ext_enabled: 0,
		can_activate_extension: true,
		takes_messages: false,
	} );

export const mocks: readonly Mock[] = [
	mock( readDefaultRecipient ).reply( () => ( {
		email: 'forms@dovetail.example',
	} ) ),
	mock( readCrm ).reply( crmOf ),
	mock( enableCrmExtension ).reply( ( request ) => {
		Object.assign( crmOf( request ), {
			jp_form_ext_enabled: 1,
			takes_messages: true,
		} );
		return { code: 'success' };
	} ),
	mock( listPlugins ).reply( pluginsOf ),
	mock( installPlugin ).reply( ( request ) => {
		if ( request.data.slug !== NEWSLETTER_PLUGIN.slug ) {
			return mockError( 404, {
				code: 'plugins_api_failed',
				message: 'Plugin not found.',
			} );
		}
		pluginsOf( request )[ `${ NEWSLETTER_PLUGIN.file }.php` ] = {
			active: true,
		};
	} ),
	mock( activatePlugin ).reply( ( request ) => {
		const plugin = pluginsOf( request )[ `${ request.params.plugin }.php` ];
		if ( ! plugin ) {
			return mockError( 404, {
				code: 'rest_plugin_not_found',
				message: 'Plugin not found.',
			} );
		}
		plugin.active = true;
	} ),
	mock( listMailingLists ).reply( () => [
		{ id: 'site', label: 'Subscribers of this site' },
		{ id: 'letters', label: 'Letters' },
	] ),
];
