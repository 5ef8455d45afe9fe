type Step = < T >(
	title: string,
	work: () => T | Promise< T >
) => Promise< T >;

/**
 * Returns a function that runs steps and prints the name and the duration of each: `Building the plugin … 4.2 s`. After
 * the signal aborts, no further step starts.
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
