/** How often a process under npm looks whether it still has its parent, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Calls back once on Ctrl-C, SIGTERM, a closed terminal, or when npm exits. npm sends SIGTERM only to the shell between
 * it and this process, which exits silently.
 */
export function onStopSignal( stop: () => void ): void {
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
