import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { nameBlock, type BlockNames } from './name-block';

/** Adds the block's line to the content of `extensions/blocks/index.ts`, in alphabetical order. */
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

/** Folders of the templates: for a normal block, and for a block that embeds a page of another site. */
const TEMPLATES = {
	block: 'src/scaffold/template',
	embed: 'src/scaffold/embed-template',
} as const;

/** Name of a template. */
export type Template = keyof typeof TEMPLATES;
const LIST = 'extensions/blocks/index.ts';

/**
 * Parses command-line arguments into a title and a template. Accepts any order, and both `--embed meetup` and
 * `--embed=Meetup`.
 */
export function readCommand( words: readonly string[] ): {
	title: string;
	template: Template;
} {
	const isEmbed = words.some( ( word ) => /^--embed(?:=|$)/.test( word ) );
	return {
		title: words
			.map( ( word ) => word.replace( /^--embed=?/, '' ) )
			.filter( Boolean )
			.join( ' ' ),
		template: isEmbed ? 'embed' : 'block',
	};
}

/** The template's name in all notations. */
const PLACEHOLDERS = /new-block|New Block|New_Block|newBlock/g;

/**
 * Creates the folder of a new block from the template and adds it to the list of blocks. Before writing anything, it
 * throws an error with a one-sentence message if the title is unsuitable or the name is taken.
 *
 * @param title    Title for authors, such as `Opening Times`.
 * @param taken    Slugs of all existing blocks, including those of families.
 * @param root     Project folder.
 * @param template Name of the template.
 * @return The block's names, and the written files relative to the project.
 */
export function writeBlock(
	title: string,
	taken: readonly string[],
	root = '.',
	template: Template = 'block'
): BlockNames & { folder: string; written: string[] } {
	const names = nameBlock( title.trim() );
	const { slug } = names;
	const from = TEMPLATES[ template ];
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
		...globSync( '**/*', { cwd: join( root, from ) } )
			.sort()
			.map(
				( path ) =>
					[
						`${ folder }/${ fill( path, names ) }`,
						fill( read( root, `${ from }/${ path }` ), names ),
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
		New_Block: title.replace( /[ -]/g, '_' ),
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
