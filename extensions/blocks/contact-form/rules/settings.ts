import {
	isVersion,
	isVersionInRange,
	isEmail,
	withoutInvisible,
} from '#shared/validation';
import type { Crm } from '../api';
import { serverData } from '../server-data';

const { first, withExtension } = serverData.crm;

/** Status of the CRM for the author. */
export type CrmState =
	| 'not-installed'
	| 'inactive'
	| 'invalid-version'
	| 'old-version'
	/** All senders are stored as contacts, and the author has no choice. */
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

/** Status of a plugin on the site. */
export type PluginState = 'not-installed' | 'inactive' | 'active';

/**
 * Finds a plugin in the list of installed plugins.
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

/** The newsletter plugin. */
export const NEWSLETTER_PLUGIN = {
	...serverData.newsletter,
	/** Its admin page. */
	page: 'admin.php?page=creativemail',
} as const;

/** Maximum number of recipients; same as `Schema::MAX_RECIPIENTS` in PHP. */
export const MAX_RECIPIENTS = 10;

/** Splits a comma-separated list, and removes surrounding spaces and invisible characters. */
export function readRecipients( text: string ): string[] {
	return withoutInvisible( text )
		.split( ',' )
		.map( ( entry ) => entry.trim() )
		.filter( ( entry ) => entry !== '' );
}

/** Returns the entries that are not valid email addresses. */
export function wrongRecipients( text: string ): string[] {
	return readRecipients( text ).filter( ( entry ) => ! isEmail( entry ) );
}

/** Formats the recipients when the field loses focus, and keeps invalid input. */
export function tidyRecipients( text: string ): string {
	return readRecipients( text ).join( ', ' );
}
