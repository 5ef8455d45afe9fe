import { createHash } from 'node:crypto';

/** What the fixtures of a released block saved when it was released: digests by the fixtures' names. */
export type Release = Readonly< Record< string, string > >;

/** A digest of saved HTML, as a release keeps it. */
export const digest = ( html: string ): string =>
	createHash( 'sha256' ).update( html.trim() ).digest( 'hex' ).slice( 0, 16 );

/** What is saved today, as a release would lock it. */
export const releaseOf = ( saved: ReadonlyMap< string, string > ): Release =>
	Object.fromEntries(
		[ ...saved ].map( ( [ name, html ] ) => [ name, digest( html ) ] )
	);

/**
 * The fixtures whose saved HTML has changed since the release without a way back: what was saved then is neither what is
 * saved today nor what stands in a fixture, which is read: by a deprecation, or as it is where only the order of attributes
 * has changed.
 *
 * @param release What was saved then.
 * @param saved   What each fixture of the current format saves today, by name.
 * @param read    What stands in fixtures.
 */
export function brokenSince(
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
