/**
 * Runs PHP code in the embedded PHP and prints its output. The code comes from standard input. This is a separate
 * process, because Jest can't load that PHP.
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
