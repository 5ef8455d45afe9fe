import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import {
	messageKey,
	potPath,
	readPot,
	writePseudoLocale,
	type Message,
} from '../../src/bundle/translations';
import { messagesFromScript } from '../../src/bundle/translations/messages-from-script';
import { blockFolders, otherFolders } from '../harness/block-folders';
import { MAX_WORDS, PHRASES } from './phrases';

const BUILD = 'build';

if ( ! existsSync( potPath( BUILD ) ) ) {
	throw new Error( 'There is no build to look at: run npm run build first.' );
}
const pot = readPot( readFileSync( potPath( BUILD ), 'utf8' ) );
const inPot = new Set( pot.map( messageKey ) );

/** Returns the texts of a source file, compiled to plain JavaScript. */
function said( path: string ): Message[] {
	const { outputText } = ts.transpileModule( readFileSync( path, 'utf8' ), {
		fileName: path,
		compilerOptions: {
			target: ts.ScriptTarget.ESNext,
			module: ts.ModuleKind.ESNext,
			jsx: ts.JsxEmit.ReactJSX,
		},
	} );
	return messagesFromScript( outputText, path );
}

const missing = ( messages: readonly Message[] ) =>
	messages.map( messageKey ).filter( ( key ) => ! inPot.has( key ) );

/** Whether the build contains an extension. Always true for enhancements, which have no chunk of their own. */
const isBuilt = ( slug: string ) =>
	existsSync( `${ BUILD }/${ slug }/edit.js` ) ||
	existsSync( `${ BUILD }/${ slug }/panel.js` ) ||
	( otherFolders.get( slug ) ?? '' ).startsWith( 'extensions/enhancements/' );

const catalogs = globSync( 'extensions/**/messages.ts' )
	.filter( ( path ) => isBuilt( basename( dirname( path ) ) ) )
	.sort();

describe( 'the template for translators', () => {
	it( 'is compared with more than ten message catalogs', () => {
		expect( catalogs.length ).toBeGreaterThan( 10 );
	} );

	it.each( catalogs )( 'contains every text of %s', ( path ) => {
		expect( said( path ).length ).toBeGreaterThan( 0 );
		expect( missing( said( path ) ) ).toEqual( [] );
	} );

	it( 'contains every source text that is in a built script', () => {
		const standing = new Set< string >();
		const add = ( { value }: { value?: unknown } ) => {
			if ( typeof value === 'string' ) {
				standing.add( value );
			}
		};
		for ( const file of globSync( `${ BUILD }/**/*.js` ) ) {
			simple(
				parse( readFileSync( file, 'utf8' ), {
					ecmaVersion: 'latest',
					sourceType: 'module',
				} ),
				{
					Literal: add,
					TemplateElement: ( { value } ) =>
						add( { value: value.cooked } ),
				}
			);
		}
		const sentences = globSync(
			'{extensions,shared,src/registration,src/connections}/**/*.{ts,tsx}',
			{
				ignore: [ '**/tests/**', '**/*.d.ts' ],
			}
		)
			.flatMap( said )
			.filter( ( { id } ) => standing.has( id ) );
		expect( sentences.length ).toBeGreaterThan( 10 );
		expect( missing( sentences ) ).toEqual( [] );
	} );

	const visitors = [ ...blockFolders.values() ]
		.map( ( folder ) => `${ folder }/view-messages.ts` )
		.filter( existsSync );
	it.each( visitors )(
		'contains every text for view scripts in %s',
		( path ) => {
			const { viewMessages }: { viewMessages: Record< string, string > } =
				jest.requireActual( join( process.cwd(), path ) );
			expect(
				Object.values( viewMessages ).filter(
					( sentence ) => ! inPot.has( sentence )
				)
			).toEqual( [] );
		}
	);

	it( 'contains the inserter’s texts with the contexts that WordPress uses', () => {
		expect( [ ...inPot ] ).toEqual(
			expect.arrayContaining( [
				'block title\u0004Star Rating',
				'block keyword\u0004rating',
				'block style label\u0004Outlined',
			] )
		);
	} );

	it( 'has a comment for every text with a placeholder', () => {
		expect(
			pot
				.filter(
					( { id, plural, comments } ) =>
						/%(?:\d+\$)?[sdf]/.test( id + plural ) &&
						! comments.length
				)
				.map( ( { id, references } ) => [ id, ...references ] )
		).toEqual( [] );
	} );
} );

describe( 'the translations of the editor’s script', () => {
	let folder = '';
	beforeAll( () => {
		folder = mkdtempSync( join( tmpdir(), 'dovetail-pseudo-' ) );
		writePseudoLocale( BUILD, folder, 'de_DE' );
	} );
	afterAll( () => rmSync( folder, { recursive: true } ) );

	const translated = ( script = 'editor' ): Record< string, string[] > =>
		JSON.parse(
			readFileSync(
				join(
					folder,
					`dovetail-blocks-de_DE-dovetail-blocks-${ script }.json`
				),
				'utf8'
			)
		).locale_data.messages;

	it( 'include texts that only a lazy chunk uses', () => {
		const sentence = 'Highest rating';
		expect( readFileSync( `${ BUILD }/editor.js`, 'utf8' ) ).not.toContain(
			sentence
		);
		expect( translated()[ sentence ] ).toEqual( [ '⟦Híghést rátíng⟧' ] );
	} );

	it( 'exclude texts of the Connections page, which has its own file', () => {
		expect( translated( 'connections' )[ 'Take payments' ] ).toEqual( [
			'⟦Táké páyménts⟧',
		] );
		expect( translated()[ 'Take payments' ] ).toBeUndefined();
	} );

	it( 'include the texts of every editor script, and no others', () => {
		const keys = pot
			.filter( ( { references } ) =>
				references.some(
					( file ) =>
						file.endsWith( '.js' ) && file !== 'connections.js'
				)
			)
			.map( messageKey );
		expect( Object.keys( translated() ).sort() ).toEqual(
			[ '', ...keys ].sort()
		);
	} );
} );

describe( 'a user-facing text', () => {
	const texts = pot.flatMap( ( { id, plural, references } ) =>
		[ id, ...( plural ? [ plural ] : [] ) ].map( ( text ) => ( {
			text,
			place: references[ 0 ] ?? '',
		} ) )
	);

	it( `has at most ${ MAX_WORDS } words per sentence`, () => {
		expect(
			texts.filter( ( { text } ) =>
				text
					.replace( /<[^>]+>/g, '' )
					.split( /[.!?:;](?:\s|$)/ )
					.some(
						( sentence ) =>
							sentence.split( /\s+/ ).length > MAX_WORDS
					)
			)
		).toEqual( [] );
	} );

	it( 'has no phrase that sounds stiff or unclear', () => {
		expect(
			texts.flatMap( ( { text, place } ) =>
				PHRASES.filter( ( [ phrase ] ) => phrase.test( text ) ).map(
					( [ , instead ] ) => ( { text, place, instead } )
				)
			)
		).toEqual( [] );
	} );
} );
