import { createHash } from 'node:crypto';

/** Digests of the HTML that a block saved for its fixtures when it was released, by fixture name. */
export type Release = Readonly< Record< string, string > >;

const digest = ( html: string ): string =>
	createHash( 'sha256' ).update( html.trim() ).digest( 'hex' ).slice( 0, 16 );

/** Returns today's saved HTML in the format of a release. */
export const releaseOf = ( saved: ReadonlyMap< string, string > ): Release =>
	Object.fromEntries(
		[ ...saved ].map( ( [ name, html ] ) => [ name, digest( html ) ] )
	);

/**
 * Returns the names of the fixtures whose released HTML the block can no longer read. It can read HTML that it still
 * saves, and HTML that any fixture contains, such as one for a deprecation.
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
