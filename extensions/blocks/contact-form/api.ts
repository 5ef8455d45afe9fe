import { ApiError, endpoint, wire } from '#shared/request';
import { isVersion, isVersionInRange } from '#shared/validation';
import { serverData } from './server-data';

/** The address that receives messages of forms without recipients. Only users who may change settings may see it. */
export const readDefaultRecipient = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/form-recipient',
	servedBy: [ 'site' ],
	capability: 'manage_options',
	wire: wire.record( { email: wire.string } ),
} );

/** Status of the CRM plugin. */
export type Crm = {
	isInstalled: boolean;
	isActive: boolean;
	/** Version number that the plugin reports; empty if the plugin is not installed. */
	version: string;
	isExtensionEnabled: boolean;
	/** Whether the current user may enable the extension. Only administrators may. */
	canEnableExtension: boolean;
	/** Whether a CRM receives new messages: Jetpack CRM, or another one through the filter. */
	takesMessages: boolean;
};

/** Requests the status of the CRM. A response with an error counts as a failed request. */
export const readCrm = endpoint( {
	method: 'GET',
	path: '/jetpack/v4/jetpack_crm',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		crm_installed: wire.optional( wire.boolean ),
		crm_active: wire.optional( wire.boolean ),
		crm_version: wire.optional( wire.unknown ),
		jp_form_ext_enabled: wire.optional( wire.unknown ),
		can_activate_extension: wire.optional( wire.boolean ),
		takes_messages: wire.optional( wire.boolean ),
		error: wire.optional( wire.unknown ),
	} ),
	parse: ( {
		crm_installed: isInstalled = false,
		crm_active: isActive = false,
		crm_version: version,
		jp_form_ext_enabled: extension,
		can_activate_extension: canEnableExtension = false,
		takes_messages: takesMessages = false,
		error,
	} ): Crm => {
		if ( error ) {
			throw new ApiError( { code: String( error ) } );
		}
		return {
			isInstalled,
			isActive,
			version: typeof version === 'string' ? version : '',
			// The state of the extension may be a boolean, a number or a string.
			isExtensionEnabled: [ true, 1, '1' ].some(
				( on ) => on === extension
			),
			canEnableExtension,
			takesMessages,
		};
	},
} );

/** Status of the CRM as the editor shows it to authors. */
export type CrmState =
	| 'not-installed'
	| 'inactive'
	| 'invalid-version'
	| 'old-version'
	/** The CRM stores all senders as contacts. Authors cannot turn this off. */
	| 'stores-all'
	| 'extension-off'
	| 'extension-off-ask-admin'
	| 'ready';

/** Returns the status of the CRM for the author. `Crm` in PHP checks the same versions. */
export function crmState( {
	isInstalled,
	isActive,
	version,
	isExtensionEnabled,
	canEnableExtension,
}: Omit< Crm, 'takesMessages' > ): CrmState {
	if ( ! isInstalled ) {
		return 'not-installed';
	}
	if ( ! isActive ) {
		return 'inactive';
	}
	if ( ! isVersion( version ) ) {
		return 'invalid-version';
	}
	const { first, withExtension } = serverData.crm;
	if ( isVersionInRange( version, first, withExtension ) ) {
		return 'stores-all';
	}
	if ( isVersionInRange( version, '0.0.0-0', first ) ) {
		return 'old-version';
	}
	if ( isExtensionEnabled ) {
		return 'ready';
	}
	return canEnableExtension ? 'extension-off' : 'extension-off-ask-admin';
}

/** Enables the CRM's form extension. Any response code other than `success` is an error. */
export const enableCrmExtension = endpoint( {
	method: 'POST',
	path: '/jetpack/v4/jetpack_crm',
	servedBy: [ 'site' ],
	capability: 'manage_options',
	data: { extension: wire.oneOf( serverData.crm.extension ) },
	wire: wire.record( { code: wire.string } ),
	parse: ( { code } ): void => {
		if ( code !== 'success' ) {
			throw new ApiError( { code, message: code } );
		}
	},
} );

/**
 * The site's plugins, each as `folder/file.php`. Users who may not manage plugins get only the plugins that the panels
 * offer.
 */
export const listPlugins = endpoint( {
	method: 'GET',
	path: '/jetpack/v4/plugins',
	servedBy: [ 'site' ],
	capability: 'manage_options',
	wire: wire.dictionary( wire.record( { active: wire.boolean } ) ),
} );

/** Status of a plugin on the site. */
export type PluginState = 'not-installed' | 'inactive' | 'active';

/**
 * Returns the status of a plugin.
 *
 * @param plugins Plugins by file, such as `folder/file.php`.
 * @param plugin  File of the plugin without `.php`, such as `folder/file`.
 */
export function pluginState(
	plugins: Readonly< Record< string, { active: boolean } > >,
	plugin: string
): PluginState {
	const found = Object.entries( plugins ).find(
		( [ file ] ) => file.replace( /\.php$/, '' ) === plugin
	);
	if ( ! found ) {
		return 'not-installed';
	}
	return found[ 1 ].active ? 'active' : 'inactive';
}

/** The newsletter plugin. */
export const NEWSLETTER_PLUGIN = {
	...serverData.newsletter,
	page: 'admin.php?page=creativemail',
} as const;

const status = wire.oneOf( 'active' );
const source = wire.oneOf( 'block-editor' );

/** Error code of `activatePlugin` and `installPlugin` if an installed plugin could not be activated. */
export const NOT_ACTIVATED = 'plugin_not_activated';

/**
 * Installs a plugin from the WordPress plugin directory and activates it. The server allows only plugins that the
 * panels offer.
 */
export const installPlugin = endpoint( {
	method: 'POST',
	path: '/jetpack/v4/plugins',
	servedBy: [ 'site' ],
	capability: 'manage_options',
	data: { slug: wire.string, status, source },
	wire: wire.nothing,
} );

/** Activates an installed plugin. The parameter `plugin` is `folder/file` without `.php`. */
export const activatePlugin = endpoint( {
	method: 'POST',
	path: '/jetpack/v4/plugins/{plugin}',
	servedBy: [ 'site' ],
	capability: 'manage_options',
	data: { status, source },
	wire: wire.nothing,
} );

/** The mailing lists that currently accept addresses of visitors who consent. */
export const listMailingLists = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/mailing-lists',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.list( wire.record( { id: wire.string, label: wire.string } ) ),
} );
