/**
 * Runs PHP code from standard input in the embedded PHP, and prints the output. Jest starts this script as a separate
 * process, because Jest cannot load the embedded PHP.
 */
import { loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';
import { text } from 'node:stream/consumers';

const php = new PHP(
	await loadNodeRuntime( '7.4', { emscriptenOptions: { processId: 1 } } )
);
const { text: output, errors } = await php.run( {
	code: await text( process.stdin ),
} );
process.stdout.write( output );
process.stderr.write( errors );
php.exit();
