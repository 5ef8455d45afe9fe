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
