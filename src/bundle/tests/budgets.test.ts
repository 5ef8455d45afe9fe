import type { ExtensionFacts } from '#shared/definitions';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkBudgets, enforceBudgets } from '../budgets';
import { weighEditor, weighView } from '../weigh';

let build = '';
const write = ( file: string, content: string ) => {
	mkdirSync( dirname( join( build, file ) ), { recursive: true } );
	writeFileSync( join( build, file ), content );
};

/** Lists of files that webpack would report, by view module. `writeView` adds one. */
let lists: Record< string, object > = {};
const writeView = (
	slug: string,
	content = '',
	near: readonly string[] = [],
	touch: readonly string[] = []
) => {
	const view = `blocks/${ slug }/view.js`;
	write( view, content );
	lists[ `blocks/${ slug }/view` ] = {
		near: [ view, ...near ],
		touch: [ view, ...near, ...touch ],
	};
	write( 'view-chunks.json', JSON.stringify( lists ) );
};

beforeEach( () => {
	lists = {};
	build = mkdtempSync( join( tmpdir(), 'dovetail-build-' ) );
	write( 'editor.js', 'register();' );
} );
afterEach( () => rmSync( build, { recursive: true } ) );

/** Returns a script of at least the given size, which gzip reduces by only about a quarter. */
const heavy = ( bytes: number ) => {
	let text = '';
	for ( let count = 0; text.length < bytes; count++ ) {
		text += createHash( 'sha256' )
			.update( String( count ) )
			.digest( 'base64' );
	}
	return `"${ text }"`;
};

const FACTS = new Map< string, ExtensionFacts >( [
	[ 'portrait', { viewBudget: { kilobytes: 6 } } ],
	[ 'panorama', { viewBudget: { kilobytes: 3, until: 'near' } } ],
] );

const budgetsOf = () =>
	checkBudgets( build, FACTS ).map( ( { what, budget } ) => [
		what,
		budget / 1024,
	] );

describe( 'the budgets', () => {
	it( 'cover the editor, editing chunks, view modules and stylesheets, in KB of 1024 bytes', () => {
		write( 'quotation/edit.js', '' );
		write( 'applause/panel.js', '' );
		write( '123.js', 'a vendor library' );
		write( 'blocks/quotation/style.css', '' );
		expect( budgetsOf() ).toEqual( [
			[ 'the editor on an empty post', 45 ],
			[ 'the editing chunk of applause', 30 ],
			[ 'the editing chunk of quotation', 30 ],
			[ 'the stylesheet of quotation', 2 ],
		] );
	} );

	it( 'allow each view module 2 KB, or the size that the block declares', () => {
		writeView( 'quotation' );
		writeView( 'portrait' );
		expect( budgetsOf() ).toEqual( [
			[ 'the editor on an empty post', 45 ],
			[ 'the view module of portrait', 6 ],
			[ 'the view module of quotation', 2 ],
		] );
	} );

	it( 'accept a build within the limits', () => {
		writeView( 'quotation', 'mount();' );
		expect( () =>
			enforceBudgets( checkBudgets( build, FACTS ) )
		).not.toThrow();
	} );

	it( 'fail a build that exceeds a limit, and report each file with its size and budget', () => {
		writeView( 'quotation', heavy( 5000 ) );
		write( 'blocks/quotation/style.css', heavy( 4000 ) );
		const rows = checkBudgets( build, FACTS );
		const [ , view, style ] = rows;
		expect( () => enforceBudgets( rows ) ).toThrow(
			`Over budget: the view module of quotation weighs ${ view?.gzip } bytes gzipped (blocks/quotation/view.js), its budget is 2048 (2 KB).\n` +
				`Over budget: the stylesheet of quotation weighs ${ style?.gzip } bytes gzipped (blocks/quotation/style.css), its budget is 2048 (2 KB).`
		);
	} );

	it( 'accept a size that equals the budget', () => {
		expect( () =>
			enforceBudgets( [
				{ what: 'x', files: [ 'x.js' ], gzip: 2048, budget: 2048 },
			] )
		).not.toThrow();
	} );
} );

describe( 'the script size before an interaction', () => {
	it.each( [ 'portrait', 'quotation' ] )(
		'includes scripts of %s that load near the viewport, even through an immediate import()',
		( slug ) => {
			const player = `blocks/${ slug }/player.js`;
			writeView( slug, '', [], [ player ] );
			write( player, heavy( 9000 ) );
			expect( weighView( build, slug ).files ).toEqual( [
				`blocks/${ slug }/view.js`,
				player,
			] );
			expect( () =>
				enforceBudgets( checkBudgets( build, FACTS ) )
			).toThrow( `the view module of ${ slug } weighs` );
		}
	);

	it( 'excludes scripts that load near the viewport if the block’s budget ends at “near”', () => {
		writeView( 'panorama', '', [], [ 'blocks/panorama/player.js' ] );
		write( 'blocks/panorama/player.js', heavy( 9000 ) );
		expect( weighView( build, 'panorama', 'near' ).files ).toEqual( [
			'blocks/panorama/view.js',
		] );
		expect( () =>
			enforceBudgets( checkBudgets( build, FACTS ) )
		).not.toThrow();
	} );

	it( 'cannot be measured if the module is missing from webpack’s list', () => {
		writeView( 'portrait' );
		write( 'blocks/quotation/view.js', heavy( 9000 ) );
		expect( () => weighView( build, 'quotation' ) ).toThrow(
			'says nothing of blocks/quotation/view'
		);
	} );

	it( 'is measured with each file compressed separately, as a server sends it', () => {
		writeView( 'quotation', 'import "./part.js";', [
			'blocks/quotation/part.js',
		] );
		write( 'blocks/quotation/part.js', 'mount();' );
		const size = ( source: string ) =>
			gzipSync( source, { level: 9 } ).length;
		expect( weighView( build, 'quotation' ).gzip ).toBe(
			size( 'import "./part.js";' ) + size( 'mount();' )
		);
	} );

	it( 'is zero for a block without a script', () => {
		expect( weighView( build, 'quotation' ).gzip ).toBe( 0 );
	} );
} );

it( 'the editor on an empty post loads only its entry point, and no blocks or panels', () => {
	write( 'applause/panel.js', 'panel();' );
	write( 'quotation/edit.js', heavy( 9000 ) );
	expect( weighEditor( build ).files ).toEqual( [ 'editor.js' ] );
} );
