import { PlaygroundError } from './playground-error';
import { runChild } from './run-child';

/**
 * Builds the plugin into `build/`, without minification.
 *
 * @throws PlaygroundError with the build's message if it fails.
 */
export async function buildPlugin( signal?: AbortSignal ): Promise< void > {
	const { isOk, output, errors } = await runChild(
		process.execPath,
		[ '--import', 'tsx', 'src/bundle/index.ts', '--unminified' ],
		signal
	);
	if ( ! isOk ) {
		const words = `${ output.trim() }\n${ errors.trim() }`.trim();
		throw new PlaygroundError(
			`${ words }\n\nThe plugin could not be built: the lines above say why.`
		);
	}
}
