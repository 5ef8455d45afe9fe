import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { cacheFolder } from '../../../src/playground/cache-folder';
import { installedBrowser } from './installed-browser';
import { packagedBrowser } from './packaged-browser';

/** Options to launch a browser. */
export type BrowserLaunch = {
	executablePath: string;
	args: string[];
	env: Record< string, string >;
};

/**
 * Command-line arguments of the browser. WebGL runs in software, and compositing without graphics hardware makes a run
 * a fifth faster. Delayed garbage collection makes it a tenth faster. DNS is disabled, so that no request leaves the
 * machine. The npm package's own arguments are not used, because its `--single-process` breaks a second context.
 */
const ARGUMENTS = [
	'--no-sandbox',
	'--enable-unsafe-swiftshader',
	'--js-flags=--initial-heap-size=1024 --min-semi-space-size=64 --max-semi-space-size=64',
	'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

/**
 * Finds a browser: an installed Chrome or Chromium, one downloaded by Playwright, or the one in an npm package.
 *
 * @throws Error with one sentence if there is no browser.
 */
export async function findChromium(): Promise< BrowserLaunch > {
	const installed = installedBrowser() ?? downloadedBrowser();
	const packaged = installed
		? undefined
		: await packagedBrowser( cacheFolder() );
	const executablePath = installed ?? packaged?.executablePath;
	if ( ! executablePath ) {
		throw new Error(
			'No Chrome or Chromium was found: install one, or name it in $CHROME_PATH.'
		);
	}
	const env: Record< string, string > = {};
	for ( const [ name, value ] of Object.entries( process.env ) ) {
		if ( value !== undefined ) {
			env[ name ] = value;
		}
	}
	return {
		executablePath,
		args: ARGUMENTS,
		env: { ...env, ...packaged?.environment },
	};
}

/** Returns a browser from `npx playwright install chromium`, if there is one. */
function downloadedBrowser(): string | undefined {
	const path = chromium.executablePath();
	return path && existsSync( path ) ? path : undefined;
}
