import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';

/** One saved post of a block: what stands in a post, what it parses to, what is saved again. */
export type Fixture = {
	/** Of the block that it shows: what its name begins with. */
	slug: string;
	/** `rating-star__outlined`. */
	name: string;
	/** Path without an ending. */
	path: string;
	content: string;
	/** Written by an earlier version of the block. */
	isDeprecated: boolean;
};

/** Every fixture of every block. */
export const fixtures: readonly Fixture[] = globSync(
	'extensions/blocks/**/fixtures/*.html',
	{ ignore: [ '**/*.saved.html', '**/*.rendered.html' ] }
)
	.sort()
	.map( ( file ) => {
		const path = file.replace( /\.html$/, '' );
		const name = basename( path );
		return {
			slug: name.replace( /__.*/, '' ),
			name,
			path,
			content: readFileSync( file, 'utf8' ).trim(),
			isDeprecated: name.includes( '__deprecated-v' ),
		};
	} );

/**
 * Compares a generated file of a fixture with what is on disk.
 * A file that is missing, or `UPDATE_FIXTURES=1`, writes it: read what was written before you commit it.
 * In CI a missing file fails.
 */
export function matchFixtureFile( path: string, actual: string ): string {
	const isMissing = ! existsSync( path );
	if (
		process.env.UPDATE_FIXTURES === '1' ||
		( isMissing && ! process.env.CI )
	) {
		writeFileSync( path, `${ actual }\n` );
	}
	return existsSync( path ) ? readFileSync( path, 'utf8' ).trimEnd() : '';
}
