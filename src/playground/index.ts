/** Entry point of `npm start`. */
import { buildPlugin } from './build-plugin';
import { findShowcaseSections } from './find-showcase';
import { mockPlatform } from './mock-platform';
import { parseStartOptions, USAGE } from './options';
import { PlaygroundError } from './playground-error';
import { start } from './start';

try {
	const options = parseStartOptions( process.argv.slice( 2 ) );
	if ( options.wantsHelp ) {
		console.log( USAGE );
	} else {
		await start( options, {
			build: buildPlugin,
			showcase: () => findShowcaseSections( '.', true ),
			startPlatform: mockPlatform,
		} );
	}
} catch ( error ) {
	console.error( error instanceof PlaygroundError ? error.message : error );
	// Exit explicitly, because threads of a failed start may keep the process running.
	process.exit( 1 );
}
