import { createHash } from 'node:crypto';

/** Digests of the HTML that a released block's fixtures saved at release, by fixture name. */
export type Release = Readonly< Record< string, string > >;

/** Returns the digest of saved HTML, as stored in a release. */
const digest = ( html: string ): string =>
	createHash( 'sha256' ).update( html.trim() ).digest( 'hex' ).slice( 0, 16 );

/** Returns today's saved HTML in the format of a release. */
export const releaseOf = ( saved: ReadonlyMap< string, string > ): Release =>
	Object.fromEntries(
		[ ...saved ].map( ( [ name, html ] ) => [ name, digest( html ) ] )
	);

/**
 * Returns fixtures whose released HTML can no longer be read. HTML can be read if the block still saves it, or if any
 * fixture contains it: for a deprecation, or with another order of attributes.
 *
 * @param release Digests of the released HTML.
 * @param saved   HTML that the block saves today, by fixture name.
 * @param read    HTML of every fixture.
 */
export function findUnreadable(
	release: Release,
	saved: ReadonlyMap< string, string >,
	read: readonly string[]
): string[] {
	const frozen = read.map( digest );
	return Object.entries( release )
		.filter(
			( [ name, locked ] ) =>
				digest( saved.get( name ) ?? '' ) !== locked &&
				! frozen.includes( locked )
		)
		.map( ( [ name ] ) => name );
}
