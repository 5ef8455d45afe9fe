/** Interval in milliseconds for checking whether the parent process still runs, if npm started this process. */
const CHECK_INTERVAL_MS = 500;

/**
 * Calls a function once on Ctrl-C, on SIGTERM, when the terminal is closed, or when npm exits. The process checks
 * regularly whether npm still runs, because npm sends SIGTERM only to its shell, which exits without forwarding it.
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
	// Listen for errors: otherwise, writing to a closed terminal would end the process immediately.
	process.stdout.on( 'error', tell );
	if ( process.env.npm_lifecycle_event ) {
		const parent = process.ppid;
		setInterval(
			() => process.ppid !== parent && tell(),
			CHECK_INTERVAL_MS
		).unref();
	}
}
