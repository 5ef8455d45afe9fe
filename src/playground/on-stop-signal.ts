/** Interval in milliseconds for checking whether the parent process still runs, if npm started this process. */
const CHECK_INTERVAL_MS = 500;

/**
 * Calls a function once on Ctrl-C, SIGTERM, a closed terminal, or when npm exits. npm sends SIGTERM only to the shell
 * between npm and this process, and the shell exits silently.
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
	// Without this listener, an attempt to write to a closed terminal would end the process immediately.
	process.stdout.on( 'error', tell );
	if ( process.env.npm_lifecycle_event ) {
		const parent = process.ppid;
		setInterval(
			() => process.ppid !== parent && tell(),
			CHECK_INTERVAL_MS
		).unref();
	}
}
