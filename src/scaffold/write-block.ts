import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { nameBlock, type BlockNames } from './name-block';

/** The text of `extensions/blocks/index.ts` with the block's line in its alphabetical place. */
export function addToList(
	list: string,
	{ slug, definition }: Pick< BlockNames, 'slug' | 'definition' >
): string {
	const line = `export { ${ definition } } from './${ slug }';\n`;
	const next = [
		...list.matchAll( /^export \{[^}]*\} from '(.+)';/gm ),
	].find( ( [ , folder = '' ] ) => folder > `./${ slug }` );
	const at = next?.index ?? list.length;
	return list.slice( 0, at ) + line + list.slice( at );
}

const TEMPLATE = 'src/scaffold/template';
const LIST = 'extensions/blocks/index.ts';

/** The template's own names in all spellings. */
const PLACEHOLDERS = /new-block|New Block|newBlock/g;

/**
 * Writes the folder of a new block from the template, and its line in the list.
 * Throws one sentence, before anything is written, when the title gives no name or the name is taken.
 *
 * @param title What authors will read, `Opening Times`.
 * @param taken The slugs of all blocks, those of families too.
 * @param root  The project.
 * @return The names, and what was written, relative to the project.
 */
export function writeBlock(
	title: string,
	taken: readonly string[],
	root = '.'
): BlockNames & { folder: string; written: string[] } {
	const names = nameBlock( title.trim() );
	const { slug } = names;
	if ( taken.includes( slug ) ) {
		throw new Error( `There is a block “${ slug }” already.` );
	}
	if ( foldersOf( root ).includes( slug ) ) {
		throw new Error(
			`There is a folder “${ slug }” in extensions/ already.`
		);
	}
	const folder = `extensions/blocks/${ slug }`;
	const files = new Map( [
		[ LIST, addToList( read( root, LIST ), names ) ],
		...globSync( '**/*', { cwd: join( root, TEMPLATE ) } )
			.sort()
			.map(
				( path ) =>
					[
						`${ folder }/${ fill( path, names ) }`,
						fill( read( root, `${ TEMPLATE }/${ path }` ), names ),
					] as const
			),
	] );
	for ( const [ path, content ] of files ) {
		mkdirSync( dirname( join( root, path ) ), { recursive: true } );
		writeFileSync( join( root, path ), content );
	}
	return { ...names, folder, written: [ ...files.keys() ] };
}

const read = ( root: string, path: string ): string =>
	readFileSync( join( root, path ), 'utf8' );

function fill( text: string, { title, slug, definition }: BlockNames ): string {
	const filled: Readonly< Record< string, string > > = {
		'new-block': slug,
		'New Block': title,
		newBlock: definition,
	};
	return text.replace( PLACEHOLDERS, ( name ) => filled[ name ] ?? name );
}

/** Returns the slugs of all blocks, child blocks, panels and enhancements on disk. */
function foldersOf( root: string ): string[] {
	return globSync(
		[
			'extensions/blocks/**/block.ts',
			'extensions/blocks/*/index.ts',
			'extensions/panels/*/panel.ts',
			'extensions/enhancements/*/enhancement.ts',
		],
		{ cwd: root }
	).map( ( path ) => basename( dirname( path ) ) );
}
