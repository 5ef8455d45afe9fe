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
 * Returns fixtures whose saved HTML has changed since the release without being readable: the released HTML is neither
 * saved today nor read by a fixture, through a deprecation or with a different attribute order.
 *
 * @param release Released HTML.
 * @param saved   Current saved HTML of current fixtures, by name.
 * @param read    HTML in all fixtures.
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
