/** Runs a step and says so. */
type Step = < T >(
	title: string,
	work: () => T | Promise< T >
) => Promise< T >;

/**
 * Steps that say what takes long while it lasts, and how long it took: `Building the plugin … 4.2 s`.
 * Once the signal is aborted no further step begins.
 */
export function stepper( signal: AbortSignal ): Step {
	return async ( title, work ) => {
		signal.throwIfAborted();
		const start = performance.now();
		process.stdout.write( `${ title } … ` );
		try {
			const result = await work();
			const seconds = ( performance.now() - start ) / 1000;
			process.stdout.write(
				signal.aborted ? '\n' : `${ seconds.toFixed( 1 ) } s\n`
			);
			return result;
		} catch ( error ) {
			process.stdout.write( signal.aborted ? '\n' : 'failed\n' );
			throw error;
		}
	};
}
