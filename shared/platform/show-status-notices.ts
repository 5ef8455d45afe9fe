/** Query parameters of URLs that lead back to the editor, each with its own notice. */
const STATUS_PARAMETERS = [
	'plan_upgraded',
	'stripe_connect_success',
	'stripe_connect_cancelled',
] as const;

export type StatusParameter = ( typeof STATUS_PARAMETERS )[ number ];

/** Returns the names of those parameters that a URL has, regardless of their values. */
export function statusParameters( address: string ): StatusParameter[] {
	const { searchParams } = new URL( address );
	return STATUS_PARAMETERS.filter( ( name ) => searchParams.has( name ) );
}

/** Returns the URL without these parameters. */
export function withoutStatus( address: string ): string {
	const url = new URL( address );
	for ( const name of STATUS_PARAMETERS ) {
		url.searchParams.delete( name );
	}
	return url.href;
}

/**
 * Shows the notices for the URL's parameters, and removes the parameters from the URL so that reloading does not repeat
 * the notices. Without such parameters, it does nothing and loads nothing. Call it once when the editor starts.
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
	// The URL may have changed in the meantime, because saving a new post changes it.
	window.history.replaceState(
		window.history.state,
		'',
		withoutStatus( window.location.href )
	);
}
