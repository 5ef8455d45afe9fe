/** Where a site of the end-to-end tests is. Each worker of Playwright has one to itself: tests change options, people and faults. */
export type Site = {
	/** Its folder on disk. */
	folder: string;
	/** Folder it was copied from, for tests that boot a separate site. */
	pristine: string;
	/** Its address, without a slash at the end. */
	url: string;
	/** Endpoint that runs posted PHP; see `openPhpDoor`. */
	door: string;
	/** Address of its mock platform, without a slash at the end. */
	platform: string;
	/** Folder with the cookies of everybody who is logged in. */
	sessions: string;
};

const VARIABLE = 'E2E_SITES';

/** Tells the workers, which are other processes, what was booted. */
export function publishSites( sites: readonly Site[] ): void {
	process.env[ VARIABLE ] = JSON.stringify( sites );
}

/**
 * The site of this worker.
 *
 * @throws Error before the global set-up has run.
 */
export function site(): Site {
	const sites = JSON.parse( process.env[ VARIABLE ] ?? '[]' ) as Site[];
	const mine = sites[ Number( process.env.TEST_PARALLEL_INDEX ?? 0 ) ];
	if ( ! mine ) {
		throw new Error(
			'This worker has no site: the global set-up has not run.'
		);
	}
	return mine;
}
