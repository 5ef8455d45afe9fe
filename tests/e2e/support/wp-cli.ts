import { resolve } from 'node:path';
import { cacheFolder } from '../../../src/playground/cache-folder';
import {
	findNativePhp,
	runNativeFile,
	type Ended,
} from '../../../src/playground/native-php';
import { obtainWpCli } from '../../../src/playground/wordpress-files';
import { site } from '../../harness/browser/sites';
import { php } from './site';

/**
 * Whether the machine has a native PHP. WP-CLI needs the command-line version, and the PHP inside Node is another one.
 */
export const canRunWpCli = (): boolean => findNativePhp() !== undefined;

let constants: Promise< Record< string, string > > | undefined;

/**
 * Runs the real `wp` in the site of this worker.
 *
 * @param command Arguments after `wp`, such as `dovetail`, `status`.
 * @param options Standard input, and the number of output bytes after which the reader closes the pipe.
 * @throws Error if native PHP does not run on this machine.
 */
export async function wp(
	command: readonly string[],
	options: { input?: string; bytes?: number } = {}
): Promise< Ended > {
	const native = findNativePhp();
	if ( ! native ) {
		throw new Error( 'WP-CLI needs PHP itself.' );
	}
	constants ??= php(
		`return array_intersect_key( get_defined_constants( true )['user'], array_flip( array( 'DB_NAME', 'DB_USER', 'DB_PASSWORD', 'DB_HOST', 'WP_HOME', 'WP_SITEURL', 'DISABLE_WP_CRON' ) ) );`
	);
	const defined = Object.entries( await constants )
		.map(
			( [ name, value ] ) =>
				`define( '${ name }', json_decode( base64_decode( '${ Buffer.from(
					JSON.stringify( value )
				).toString( 'base64' ) }' ) ) );`
		)
		.join( ' ' );
	return runNativeFile(
		native,
		site().folder,
		[
			await obtainWpCli( { cache: cacheFolder() } ),
			...command,
			`--path=${ resolve( site().folder ) }`,
			`--exec=${ defined }`,
			'--allow-root',
			'--no-color',
		],
		options
	);
}
