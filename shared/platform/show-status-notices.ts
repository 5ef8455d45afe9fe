/** The parameters of the page's address by which an author is brought back, each with its own notice. */
const STATUS_PARAMETERS = [
	'plan_upgraded',
	'stripe_connect_success',
	'stripe_connect_cancelled',
] as const;

export type StatusParameter = ( typeof STATUS_PARAMETERS )[ number ];

/** Those that an address has, whatever their values. */
export function statusParameters( address: string ): StatusParameter[] {
	const { searchParams } = new URL( address );
	return STATUS_PARAMETERS.filter( ( name ) => searchParams.has( name ) );
}

/** An address without them, and otherwise the same. */
export function withoutStatus( address: string ): string {
	const url = new URL( address );
	for ( const name of STATUS_PARAMETERS ) {
		url.searchParams.delete( name );
	}
	return url.href;
}

/**
 * Shows what an author is brought back with, and takes it out of the address, so that a reload does not repeat it.
 * Without one of the parameters it does nothing and loads nothing. To be called once, when the editor starts.
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
	// The address may be another one by now: a new post gets its own when it is saved.
	window.history.replaceState(
		window.history.state,
		'',
		withoutStatus( window.location.href )
	);
}
