/** The parameters of the page's address by which an author is brought back, each with its own notice. */
export const STATUS_PARAMETERS = [
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
