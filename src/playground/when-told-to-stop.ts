/** How often a process under npm looks whether it still has its parent, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Calls back once, at Ctrl-C, at SIGTERM, when the terminal closes, or when npm is gone:
 * npm hands a SIGTERM to the shell between us alone, and that one ends without a word.
 */
export function whenToldToStop( stop: () => void ): void {
	let isTold = false;
	const tell = () => {
		if ( ! isTold ) {
			isTold = true;
			stop();
		}
	};
	process.on( 'SIGINT', tell );
	process.on( 'SIGTERM', tell );
	process.on( 'SIGHUP', tell );
	// A terminal that has closed cannot be written to: without this the attempt would end the process at once.
	process.stdout.on( 'error', tell );
	if ( process.env.npm_lifecycle_event ) {
		const parent = process.ppid;
		setInterval(
			() => process.ppid !== parent && tell(),
			LOOK_EVERY
		).unref();
	}
}
