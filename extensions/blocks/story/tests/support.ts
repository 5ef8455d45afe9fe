import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';
import { DEFAULTS } from '../rules/settings';

/** Returns the settings of a story as the block reads them, with the defaults. */
export const readSettings = ( settings: unknown ) => ( {
	...DEFAULTS,
	...readAttributes( attributes, { settings } ).settings,
} );
