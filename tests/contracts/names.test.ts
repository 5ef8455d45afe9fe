import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { findFacts } from '../../src/bundle/find-facts';
import { blockFolders, otherFolders } from '../harness/block-folders';

/** Returns the owner of a path, such as `extensions/blocks/x`. A block family is one owner. */
const ownerOf = ( path: string ): string =>
	/^extensions\/[^/]+\/[^/]+(?=\/)/.exec( `${ path }/` )?.[ 0 ] ?? '';

const owners = globSync( 'extensions/*/*', { onlyDirectories: true } )
	.map( ( path ) => path.replace( /\/$/, '' ) )
	.sort();

const read = ( path: string ) => readFileSync( path, 'utf8' );

/**
 * Slugs that are also HTML terms, file names or common words. Only their full block name (`dovetail/…`) counts as a
 * reference.
 */
const COMMON_WORDS = [
	'address',
	'button',
	'email',
	'gif',
	'newsletter',
	'phone',
	'video',
];

/** Files that may refer to blocks, with the reason. */
const ALLOWED_FILES = [
	// The lists of extensions, with a line per block.
	'extensions/blocks/index.ts',
	'extensions/enhancements/index.ts',
	'extensions/panels/index.ts',
	// Tests that check block names against the specification.
	'tests/contracts/registry.jsdom.test.tsx',
	'tests/contracts/names.test.ts',
	// The test of the blocks' search terms.
	'tests/contracts/search-words.jsdom.test.ts',
	// The networks on which visitors share, some of which the owner can also connect.
	'shared/share-links/server/class-share-links.php',
];

const camel = ( slug: string ) =>
	slug.replace( /-(.)/g, ( _, letter: string ) => letter.toUpperCase() );

const RELATION_FILES = /\/(block|allowed-blocks|transforms)\.tsx?$/;

type Name = {
	owner: string;
	pattern: RegExp;
	/**
	 * Whether the pattern matches the full block name. A block may refer to its parent, its child blocks and its
	 * transform targets by full name.
	 */
	isWhole?: boolean;
	/** Whether the pattern matches a word in quotation marks, which can mean something else in other blocks' code. */
	isWord?: boolean;
};

async function namesOf(): Promise< Name[] > {
	const facts = await findFacts();
	const names: Name[] = [];
	const add = ( owner: string, ...patterns: string[] ) =>
		names.push(
			...patterns.map( ( pattern ) => ( {
				owner,
				pattern: new RegExp( pattern ),
			} ) )
		);
	const addWord = ( owner: string, word: string ) =>
		names.push( {
			owner,
			pattern: new RegExp( `(['"\`])${ word }\\1` ),
			isWord: true,
		} );
	for ( const [ slug, folder ] of [ ...blockFolders, ...otherFolders ] ) {
		const owner = ownerOf( folder );
		add( owner, `(blocks|panels|enhancements)/${ slug }(?![\\w-])` );
		names.push( {
			owner,
			pattern: new RegExp( `(?<!--)dovetail[-/]${ slug }(?![a-z0-9])` ),
			isWhole: true,
		} );
		if ( ! COMMON_WORDS.includes( slug ) ) {
			addWord( owner, slug );
		}
		if ( slug.includes( '-' ) ) {
			names.push( {
				owner,
				pattern: new RegExp(
					`\\b${ camel( slug ) }\\b|${ slug.replaceAll( '-', '_' ) }`
				),
				isWhole: true,
			} );
		}
		const {
			settings = {},
			services = {},
			connections = {},
			externalServices = [],
		} = facts.get( slug ) ?? {};
		for ( const name of [
			...Object.keys( settings ),
			...Object.keys( services ),
			...Object.keys( connections ),
			...externalServices.flatMap( ( each ) => each.services ?? [] ),
		].filter( ( word ) => ! COMMON_WORDS.includes( word ) ) ) {
			addWord( owner, name );
		}
	}
	for ( const path of globSync( 'extensions/**/*.php' ) ) {
		const [ , noun ] =
			/^namespace Dovetail\\(\w+);/m.exec( read( path ) ) ?? [];
		if ( noun ) {
			add( ownerOf( path ), `Dovetail\\\\+${ noun }\\b` );
		}
	}
	return names;
}

const files = globSync(
	[
		'{src,extensions,shared,tests}/**/*.{ts,tsx,js,mjs,cjs,php,scss,json,html,md,txt}',
		'*.{js,ts,json,md}',
	],
	{ ignore: [ 'package-lock.json', 'cspell.json', 'knip.json' ] }
).filter( ( path ) => ! ALLOWED_FILES.includes( path ) );

describe( 'the name of a block', () => {
	let names: Name[] = [];
	beforeAll( async () => {
		names = await namesOf();
	} );

	it.each( [
		"import { x } from './blocks/$';",
		"const LARGER = new Map( [ [ '$', 3 ] ] );",
		'<!-- wp:dovetail/$ /-->',
		'.wp-block-dovetail-$__part {}',
		"$labels = array( '$' => 1 );",
	] )( 'is recognized in %s', ( line ) => {
		const [ folder ] = owners.filter( ( owner ) =>
			blockFolders.has( owner.split( '/' )[ 2 ] ?? '' )
		);
		const text = line.replaceAll( '$', folder?.split( '/' )[ 2 ] ?? '' );
		expect(
			names.filter( ( { pattern } ) => pattern.test( text ) )
		).toEqual( [ expect.objectContaining( { owner: folder } ) ] );
	} );

	const namedIn = ( path: string, among: readonly Name[] ): string[] => {
		const text = read( path );
		return among.flatMap( ( { pattern } ) => {
			const [ found ] = pattern.exec( text ) ?? [];
			return found ? [ `${ path }: ${ found }` ] : [];
		} );
	};

	it( 'does not appear outside the folders of extensions', () => {
		expect(
			files
				.filter( ( path ) => ! ownerOf( path ) )
				.flatMap( ( path ) => namedIn( path, names ) )
		).toEqual( [] );
	} );

	it( 'appears in another block only in full, to define a child, a parent or a transform', () => {
		const own = files.filter( ownerOf );
		const held = ( by: string ) => {
			const text = own
				.filter( ( path ) => ownerOf( path ) === by )
				.filter( ( path ) => RELATION_FILES.test( path ) )
				.map( read )
				.join( '\n' );
			return names
				.filter(
					( { isWhole, pattern } ) => isWhole && pattern.test( text )
				)
				.map( ( { owner } ) => owner );
		};
		const holds = new Map(
			[ ...new Set( own.map( ownerOf ) ) ].map( ( owner ) => [
				owner,
				held( owner ),
			] )
		);
		expect(
			own.flatMap( ( path ) =>
				namedIn(
					path,
					names.filter(
						( { owner, isWhole, isWord } ) =>
							owner !== ownerOf( path ) &&
							! isWord &&
							! (
								isWhole &&
								holds.get( ownerOf( path ) )?.includes( owner )
							)
					)
				)
			)
		).toEqual( [] );
	} );
} );
