/** A site of the browser tests. Each Playwright worker has its own, because tests change options, users and faults. */
export type Site = {
	folder: string;
	/** Folder from which the site was copied, for tests that start a separate site. */
	pristine: string;
	/** Base URL without a trailing slash. */
	url: string;
	/** URL that runs posted PHP; see `openPhpDoor`. */
	door: string;
	/** Base URL of the site's mock platform, without a trailing slash. */
	platform: string;
	/** Folder with the cookies of all logged-in users. */
	sessions: string;
};

const VARIABLE = 'E2E_SITES';

/** Passes the started sites to the workers, which are separate processes. */
export function publishSites( sites: readonly Site[] ): void {
	process.env[ VARIABLE ] = JSON.stringify( sites );
}

/**
 * Returns the site of this worker.
 *
 * @throws Error if the global set-up has not run.
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
