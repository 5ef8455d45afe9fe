import { spawn } from 'node:child_process';

const OPENERS: Partial< Record< NodeJS.Platform, readonly string[] > > = {
	darwin: [ 'open' ],
	win32: [ 'rundll32', 'url.dll,FileProtocolHandler' ],
};

/** Opens a URL in the user's browser. If that fails, it prints a note; the URL is printed in any case. */
export function openBrowser( url: string ): void {
	const [ program = '', ...args ] = OPENERS[ process.platform ] ?? [
		'xdg-open',
	];
	const child = spawn( program, [ ...args, url ], {
		stdio: 'ignore',
		detached: true,
	} );
	child.on( 'error', () =>
		console.error( `No browser could be opened: ${ program } is missing.` )
	);
	child.unref();
}
