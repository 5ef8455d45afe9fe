import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import { fillPlaceholders } from '../../src/playground/fill-placeholders';

/** A saved post that contains a block: its content, the parsed attributes, and the content saved again. */
export type Fixture = {
	/** Slug of the block, which is also the prefix of the fixture's name. */
	slug: string;
	/** Name of the fixture, such as `rating-star__outlined`. */
	name: string;
	/** Path of the fixture without an extension. */
	path: string;
	content: string;
	/** Content after the editor has saved it again. Stored in `<name>.saved.html` if it differs from the post. */
	saved: string;
	/** Whether an earlier version of the block saved the post. */
	isDeprecated: boolean;
};

/** Images of the library, and the mock platform's URL, for the placeholders in fixtures. */
const PICTURES = [ 1, 2, 3, 4, 5, 6 ].map( ( position ) => ( {
	id: 9000 + position,
	url: `https://example.org/wp-content/uploads/photograph-${ position }.jpg`,
	width: 1600,
	height: 1600,
	alt: `Photograph ${ position }`,
} ) );

/** Replaces the placeholders in markup. */
export const inPlaces = ( content: string ): string =>
	fillPlaceholders( content, PICTURES, 'https://platform.test' );

/** All fixtures of all blocks. */
export const fixtures: readonly Fixture[] = globSync(
	'extensions/blocks/**/fixtures/*.html',
	{ ignore: [ '**/*.saved.html', '**/*.rendered.html' ] }
)
	.sort()
	.map( ( file ) => {
		const path = file.replace( /\.html$/, '' );
		const name = basename( path );
		const content = inPlaces( readFileSync( file, 'utf8' ).trim() );
		const saved = `${ path }.saved.html`;
		return {
			slug: name.replace( /__.*/, '' ),
			name,
			path,
			content,
			saved: existsSync( saved )
				? readFileSync( saved, 'utf8' ).trim()
				: content,
			isDeprecated: name.includes( '__deprecated-v' ),
		};
	} );

/** Returns a fixture by its name, such as `rating-star__outlined`. */
export function fixtureOf( name: string ): Fixture {
	const found = fixtures.find( ( each ) => each.name === name );
	if ( ! found ) {
		throw new Error( `There is no fixture ${ name }.` );
	}
	return found;
}

/**
 * Compares re-saved content with the fixture. A `.saved.html` exists only where it differs from the post.
 * `UPDATE_FIXTURES=1` writes or removes that file.
 */
export function matchSaved(
	{ path, content }: Pick< Fixture, 'path' | 'content' >,
	actual: string
): string {
	const file = `${ path }.saved.html`;
	if ( actual !== content ) {
		return matchFixtureFile( file, actual );
	}
	if ( process.env.UPDATE_FIXTURES === '1' ) {
		rmSync( file, { force: true } );
	}
	return existsSync( file )
		? `${ file } says what the fixture says: delete it.`
		: content;
}

/**
 * Compares generated content with a fixture's file. If the file is missing, or `UPDATE_FIXTURES=1` is set, writes it
 * instead; check the result before you commit. In CI, a missing file fails the test.
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
