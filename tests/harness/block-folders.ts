import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';

/** One saved post of a block: what stands in a post, what it parses to, what is saved again. */
export type Fixture = {
	slug: string;
	/** `rating-star__outlined`. */
	name: string;
	/** Path without an ending. */
	path: string;
	content: string;
	/** Written by an earlier version of the block. */
	isDeprecated: boolean;
};

/** The folder of every block on disk, children too, by slug. */
export const blockFolders: ReadonlyMap< string, string > = new Map(
	globSync( 'extensions/blocks/**/block.ts' )
		.sort()
		.map( ( path ) => [ basename( dirname( path ) ), dirname( path ) ] )
);

/** The folders of panels and enhancements on disk, by slug. */
export const otherFolders: ReadonlyMap< string, string > = new Map(
	globSync( [
		'extensions/panels/*/panel.ts',
		'extensions/enhancements/*/enhancement.ts',
	] )
		.sort()
		.map( ( path ) => [ basename( dirname( path ) ), dirname( path ) ] )
);

/** Every fixture of every block. */
export const fixtures: readonly Fixture[] = [ ...blockFolders ].flatMap(
	( [ slug, folder ] ) =>
		globSync( 'fixtures/*.html', {
			cwd: folder,
			ignore: [ '**/*.saved.html', '**/*.rendered.html' ],
		} )
			.sort()
			.map( ( file ) => {
				const path = join( folder, file.replace( /\.html$/, '' ) );
				return {
					slug,
					name: basename( path ),
					path,
					content: readFileSync( `${ path }.html`, 'utf8' ).trim(),
					isDeprecated: file.includes( '__deprecated-v' ),
				};
			} )
);

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
