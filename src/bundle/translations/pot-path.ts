import { join } from 'node:path';
import { TEXT_DOMAIN } from './message';

/** Returns the path of the template for translators in the built plugin. */
export function potPath( buildFolder: string ): string {
	return join( buildFolder, 'languages', `${ TEXT_DOMAIN }.pot` );
}
