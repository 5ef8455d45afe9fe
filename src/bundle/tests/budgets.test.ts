import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { checkBudgets, enforceBudgets } from '../budgets';
import { scriptsBeforeTouch } from '../scripts-before-touch';
import { weighEditor, weighView } from '../weigh';

let build = '';
const write = ( file: string, content: string ) => {
	mkdirSync( dirname( join( build, file ) ), { recursive: true } );
	writeFileSync( join( build, file ), content );
};

beforeEach( () => {
	build = mkdtempSync( join( tmpdir(), 'dovetail-build-' ) );
	write( 'editor.js', 'register();' );
} );
afterEach( () => rmSync( build, { recursive: true } ) );

/** A script of at least so many bytes that gzip cannot make smaller than about three quarters. */
const heavy = ( bytes: number ) => {
	let text = '';
	for ( let count = 0; text.length < bytes; count++ ) {
		text += createHash( 'sha256' )
			.update( String( count ) )
			.digest( 'base64' );
	}
	return `"${ text }"`;
};

const budgetsOf = () =>
	checkBudgets( build ).map( ( { what, budget } ) => [
		what,
		budget / 1024,
	] );

describe( 'the budgets', () => {
	it( 'are those of the editor, of each editing chunk, view module and stylesheet, in KB of 1024 bytes', () => {
		write( 'map/edit.js', '' );
		write( 'likes/panel.js', '' );
		write( '123.js', 'a vendor library' );
		write( 'blocks/map/style.css', '' );
		expect( budgetsOf() ).toEqual( [
			[ 'the editor on an empty post', 60 ],
			[ 'the editing chunk of likes', 30 ],
			[ 'the editing chunk of map', 30 ],
			[ 'the stylesheet of map', 2 ],
		] );
	} );

	it.each( [
		[ 'rating-star', 2 ],
		[ 'subscriptions', 2 ],
		[ 'mailchimp', 2 ],
		[ 'image-compare', 3 ],
		[ 'slideshow', 3 ],
		[ 'map', 3 ],
		[ 'contact-form', 4 ],
		[ 'story', 6 ],
		[ 'podcast-player', 6 ],
	] )( 'give the view module of %s %d KB', ( slug, kilobytes ) => {
		write( `blocks/${ slug }/view.js`, '' );
		expect( budgetsOf() ).toContainEqual( [
			`the view module of ${ slug }`,
			kilobytes,
		] );
	} );

	it( 'leave no script to any other block', () => {
		expect(
			globSync( 'extensions/blocks/**/view.ts' )
				.map( ( path ) => basename( dirname( path ) ) )
				.sort()
		).toEqual( [
			'business-hours',
			'contact-form',
			'gif',
			'image-compare',
			'mailchimp',
			'map',
			'podcast-player',
			'repeat-visitor',
			'slideshow',
			'story',
			'subscriptions',
		] );
	} );

	it( 'let a build pass that keeps them', () => {
		write( 'blocks/map/view.js', 'mount();' );
		expect( () => enforceBudgets( checkBudgets( build ) ) ).not.toThrow();
	} );

	it( 'stop a build that does not, with file, size and budget in one sentence each', () => {
		write( 'blocks/map/view.js', heavy( 5000 ) );
		write( 'blocks/map/style.css', heavy( 4000 ) );
		const rows = checkBudgets( build );
		const [ , view, style ] = rows;
		expect( () => enforceBudgets( rows ) ).toThrow(
			`Over budget: the view module of map weighs ${ view?.gzip } bytes gzipped (blocks/map/view.js), its budget is 3072 (3 KB).\n` +
				`Over budget: the stylesheet of map weighs ${ style?.gzip } bytes gzipped (blocks/map/style.css), its budget is 2048 (2 KB).`
		);
	} );

	it( 'count a part that weighs exactly as much as it may as kept', () => {
		expect( () =>
			enforceBudgets( [
				{ what: 'x', files: [ 'x.js' ], gzip: 2048, budget: 2048 },
			] )
		).not.toThrow();
	} );
} );

describe( 'the scripts of a page before it is touched', () => {
	it( 'are the module and what it imports statically, each once', () => {
		write(
			'blocks/map/view.js',
			'import { a } from "../../shared.js?ver=1"; export * from "./part.js"; import "@wordpress/interactivity"; import( "./library.js" );'
		);
		write( 'shared.js', 'import "./deep.js"; export const a = 1;' );
		write( 'deep.js', 'import "./shared.js";' );
		write( 'blocks/map/part.js', '' );
		write( 'blocks/map/library.js', heavy( 9000 ) );
		expect( weighView( build, 'map' ).files ).toEqual( [
			'blocks/map/view.js',
			'shared.js',
			'deep.js',
			'blocks/map/part.js',
		] );
	} );

	it.each( [ 'podcast-player', 'story', 'rating-star' ] )(
		'are those of %s that come when it is near too: an immediate import() saves nothing',
		( slug ) => {
			write(
				`blocks/${ slug }/view.js`,
				`import( "../../blocks/${ slug }/player.js?ver=1" ); import( "./touched.js?ver=2" );`
			);
			write(
				`blocks/${ slug }/player.js`,
				'import "./part.js"; import( "./touched.js" ); import( address );'
			);
			write( `blocks/${ slug }/part.js`, heavy( 9000 ) );
			write( `blocks/${ slug }/touched.js`, heavy( 9000 ) );
			expect( weighView( build, slug ).files ).toEqual( [
				`blocks/${ slug }/view.js`,
				`blocks/${ slug }/player.js`,
				`blocks/${ slug }/part.js`,
			] );
			expect( () => enforceBudgets( checkBudgets( build ) ) ).toThrow(
				`the view module of ${ slug } weighs`
			);
		}
	);

	it.each( [ 'image-compare', 'map', 'slideshow' ] )(
		'are those of %s until it is near',
		( slug ) => {
			write( `blocks/${ slug }/view.js`, 'import( "./player.js" );' );
			write( `blocks/${ slug }/player.js`, heavy( 9000 ) );
			expect( weighView( build, slug ).files ).toEqual( [
				`blocks/${ slug }/view.js`,
			] );
		}
	);

	it( 'weigh what a server sends: each file gzipped by itself', () => {
		write( 'blocks/map/view.js', 'import "./part.js";' );
		write( 'blocks/map/part.js', 'mount();' );
		const size = ( source: string ) =>
			gzipSync( source, { level: 9 } ).length;
		expect( weighView( build, 'map' ).gzip ).toBe(
			size( 'import "./part.js";' ) + size( 'mount();' )
		);
	} );

	it( 'are none for a block without a script', () => {
		expect(
			scriptsBeforeTouch( join( build, 'blocks/map/view.js' ) )
		).toEqual( [] );
		expect( weighView( build, 'map' ).gzip ).toBe( 0 );
	} );
} );

it( 'the editor on an empty post is its entry and the panels, which load at once', () => {
	write( 'likes/panel.js', 'panel();' );
	write( 'map/edit.js', heavy( 9000 ) );
	expect( weighEditor( build ).files ).toEqual( [
		'editor.js',
		'likes/panel.js',
	] );
} );
