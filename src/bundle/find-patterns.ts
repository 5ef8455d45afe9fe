import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';

/** The folder of the patterns, in the repository and in the plugin. */
export const PATTERNS_FOLDER = 'patterns';

/** A pattern for the inserter: a PHP file that prints block markup below a header in WordPress's format. */
export type PatternOnDisk = {
	/** Name of the file. */
	slug: string;
	/** Values of the header by field name, such as `Block Types`. */
	header: ReadonlyMap< string, string >;
	/** Slugs of our blocks that the pattern contains. */
	blocks: readonly string[];
	source: string;
};

/** Returns the patterns in the order of their names. */
export const findPatterns = (): PatternOnDisk[] =>
	globSync( `${ PATTERNS_FOLDER }/*.php` )
		.sort()
		.map( ( path ) => {
			const source = readFileSync( path, 'utf8' );
			return {
				slug: basename( path, '.php' ),
				header: new Map(
					[
						...source.matchAll( /^ \* ([A-Z][A-Za-z ]+): (.+)$/gm ),
					].map( ( [ , name = '', value = '' ] ) => [ name, value ] )
				),
				blocks: [
					...new Set(
						[
							...source.matchAll(
								/<!-- wp:dovetail\/([a-z-]+)/g
							),
						].map( ( [ , slug = '' ] ) => slug )
					),
				].sort(),
				source,
			};
		} );

/** Returns the values of a comma-separated header field. */
export const namesIn = ( header: string ): string[] =>
	header
		.split( ',' )
		.map( ( name ) => name.trim() )
		.filter( Boolean );

/** Path of a pattern's file in the plugin. */
export const patternPath = ( { slug }: Pick< PatternOnDisk, 'slug' > ) =>
	join( PATTERNS_FOLDER, `${ slug }.php` );
