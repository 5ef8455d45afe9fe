import { isVersion, isVersionInRange } from '#shared/validation';
import type { Crm } from '../api';

/** The earliest version that takes messages of forms. */
export const FIRST_VERSION = '3.0.19';

/** From here on an extension takes them, which can be off. */
const EXTENSION_VERSION = '4.0.0';

/** What an author is told about the CRM. */
export type CrmState =
	| 'not-installed'
	| 'inactive'
	| 'invalid-version'
	| 'old-version'
	/** Contacts are stored, and there is nothing to choose. */
	| 'stores-all'
	| 'extension-off'
	| 'extension-off-ask-admin'
	| 'ready';

/** How the CRM stands, for an author. */
export function crmState( {
	isInstalled,
	isActive,
	version,
	isExtensionEnabled,
	canEnableExtension,
}: Crm ): CrmState {
	if ( ! isInstalled ) {
		return 'not-installed';
	}
	if ( ! isActive ) {
		return 'inactive';
	}
	if ( ! isVersion( version ) ) {
		return 'invalid-version';
	}
	if ( isVersionInRange( version, FIRST_VERSION, EXTENSION_VERSION ) ) {
		return 'stores-all';
	}
	if ( isVersionInRange( version, '0.0.0-0', FIRST_VERSION ) ) {
		return 'old-version';
	}
	if ( isExtensionEnabled ) {
		return 'ready';
	}
	return canEnableExtension ? 'extension-off' : 'extension-off-ask-admin';
}

/** How a plugin stands on the site. */
export type PluginState = 'not-installed' | 'inactive' | 'active';

/**
 * Finds a plugin in the list of the site's.
 *
 * @param plugins By file, `folder/file.php`.
 * @param plugin  `folder/file` without `.php`.
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

/**
 * The plugin that sends newsletters to whoever a form collects: its name in WordPress's directory, and its main file. The
 * specification fixes the name without showing it (001-9-3); the values are those of the plugin itself, whose page is
 * https://wordpress.org/plugins/creative-mail-by-constant-contact/ and whose main file is creative-mail-plugin.php.
 */
export const NEWSLETTER_PLUGIN = {
	title: 'Creative Mail',
	slug: 'creative-mail-by-constant-contact',
	file: 'creative-mail-by-constant-contact/creative-mail-plugin',
	/** Its page below the admin screens. */
	page: 'admin.php?page=creativemail',
} as const;
