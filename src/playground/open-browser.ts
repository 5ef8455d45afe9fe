import { spawn } from 'node:child_process';

const OPENERS: Partial< Record< NodeJS.Platform, readonly string[] > > = {
	darwin: [ 'open' ],
	win32: [ 'rundll32', 'url.dll,FileProtocolHandler' ],
};

/** Opens an address in the person's browser. Where there is none, it says so: the address is printed anyway. */
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
