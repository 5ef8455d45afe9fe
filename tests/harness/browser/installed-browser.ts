import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Information about the machine that is needed to find a browser. Tests replace it. */
export type Machine = {
	platform: NodeJS.Platform;
	environment: NodeJS.ProcessEnv;
	exists( path: string ): boolean;
};

const THIS_MACHINE: Machine = {
	platform: process.platform,
	environment: process.env,
	exists: existsSync,
};

/**
 * Returns the installed Chrome or Chromium: `$CHROME_PATH`, otherwise the first one found under a common name.
 *
 * @throws Error if `$CHROME_PATH` names a file that does not exist.
 */
export function installedBrowser( {
	platform,
	environment,
	exists,
}: Machine = THIS_MACHINE ): string | undefined {
	const { CHROME_PATH } = environment;
	if ( CHROME_PATH ) {
		if ( ! exists( CHROME_PATH ) ) {
			throw new Error(
				`$CHROME_PATH names ${ CHROME_PATH }, which is not there.`
			);
		}
		return CHROME_PATH;
	}
	return candidates( platform, environment ).find( exists );
}

function candidates(
	platform: NodeJS.Platform,
	environment: NodeJS.ProcessEnv
): string[] {
	if ( platform === 'darwin' ) {
		return [ 'Google Chrome', 'Chromium' ].map(
			( name ) => `/Applications/${ name }.app/Contents/MacOS/${ name }`
		);
	}
	if ( platform === 'win32' ) {
		return [ 'PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA' ]
			.map( ( name ) => environment[ name ] )
			.filter( ( folder ) => folder !== undefined )
			.map( ( folder ) =>
				join( folder, 'Google/Chrome/Application/chrome.exe' )
			);
	}
	const folders = ( environment.PATH ?? '' ).split( delimiter );
	return [
		'google-chrome-stable',
		'google-chrome',
		'chromium',
		'chromium-browser',
	].flatMap( ( name ) => folders.map( ( folder ) => join( folder, name ) ) );
}
