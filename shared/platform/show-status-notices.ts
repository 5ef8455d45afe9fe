/**
 * Query parameters that other pages add to the URL when they send an author back to the editor. Each parameter has its
 * own notice.
 */
const STATUS_PARAMETERS = [
	'plan_upgraded',
	'stripe_connect_success',
	'stripe_connect_cancelled',
] as const;

export type StatusParameter = ( typeof STATUS_PARAMETERS )[ number ];

/** Returns the names of the status parameters in a URL, regardless of their values. */
export function statusParameters( address: string ): StatusParameter[] {
	const { searchParams } = new URL( address );
	return STATUS_PARAMETERS.filter( ( name ) => searchParams.has( name ) );
}

/** Returns the URL without status parameters. */
export function withoutStatus( address: string ): string {
	const url = new URL( address );
	for ( const name of STATUS_PARAMETERS ) {
		url.searchParams.delete( name );
	}
	return url.href;
}

/**
 * Shows a notice for each status parameter in the URL. Then removes these parameters, so that reloading does not repeat
 * the notices. Loads no code if the URL has no status parameters. Call once when the editor starts.
 */
export async function showStatusNotices(): Promise< void > {
	const parameters = statusParameters( window.location.href );
	if ( ! parameters.length ) {
		return;
	}
	try {
		const { createStatusNotices } = await import(
			/* webpackChunkName: "upgrade/status-notices" */ './status-notices'
		);
		await createStatusNotices( parameters );
	} catch ( error ) {
		console.error( 'The notice could not be shown.', error );
		return;
	}
	// Read the URL again, because saving a new post changes it.
	window.history.replaceState(
		window.history.state,
		'',
		withoutStatus( window.location.href )
	);
}
