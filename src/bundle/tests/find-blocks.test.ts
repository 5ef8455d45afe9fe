import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { blockJson } from '../block-json';
import { findBlocks } from '../find-blocks';

let root: string;

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'blocks-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

function write( path: string, content = '' ): void {
	mkdirSync( join( root, 'extensions/blocks', dirname( path ) ), {
		recursive: true,
	} );
	writeFileSync( join( root, 'extensions/blocks', path ), content );
}

const TEXT = '{ text: { type: "string" } }';

function writeSingle( folder: string, slug = folder ): void {
	write(
		`${ folder }/block.ts`,
		`export const block = { slug: '${ slug }' };`
	);
	write(
		`${ folder }/attributes.ts`,
		`export const attributes = ${ TEXT };`
	);
}

const writeFamily = ( folder: string, ...slugs: string[] ) =>
	write(
		`${ folder }/block.ts`,
		`export const blocks = [ ${ slugs
			.map( ( slug ) => `{ slug: '${ slug }', attributes: ${ TEXT } }` )
			.join( ', ' ) } ];`
	);

const found = async () =>
	( await findBlocks( root ) ).map( ( { slug, folder, attributes } ) => [
		slug,
		folder,
		Object.keys( attributes ),
	] );

describe( 'findBlocks', () => {
	it( 'returns blocks sorted by name, from folders with a single block or a block family', async () => {
		writeSingle( 'quotation' );
		writeFamily( 'form/fields', 'line-name', 'line-count' );
		expect( await found() ).toEqual( [
			[ 'line-count', 'extensions/blocks/form/fields', [ 'text' ] ],
			[ 'line-name', 'extensions/blocks/form/fields', [ 'text' ] ],
			[ 'quotation', 'extensions/blocks/quotation', [ 'text' ] ],
		] );
	} );

	it( 'uses the files in the folder of a block or its family', async () => {
		for ( const folder of [ 'quotation', 'form/fields' ] ) {
			write( `${ folder }/render.php` );
			write( `${ folder }/view.ts` );
			write( `${ folder }/style.scss` );
		}
		writeSingle( 'quotation' );
		writeFamily( 'form/fields', 'line-name' );
		const [ field, map ] = ( await findBlocks( root ) ).map( ( block ) =>
			blockJson( block, '1.0.0' )
		);
		expect( map ).toMatchObject( {
			name: 'dovetail/quotation',
			render: 'file:./render.php',
			viewScriptModule: 'file:./view.js',
			style: 'file:./style.css',
		} );
		expect( field ).toMatchObject( {
			name: 'dovetail/line-name',
			attributes: { text: { type: 'string' } },
			render: 'file:../fields/render.php',
			viewScriptModule: 'file:../fields/view.js',
			style: 'file:../fields/style.css',
		} );
	} );

	it( 'adds declared shared scripts and stylesheets before the block’s own stylesheet', async () => {
		write( 'chart/style.scss' );
		for ( const slug of [ 'chart', 'quotation' ] ) {
			write(
				`${ slug }/block.ts`,
				`export const block = { slug: '${ slug }' }, metadata = { loads: 'embed' };`
			);
			write(
				`${ slug }/attributes.ts`,
				`export const attributes = ${ TEXT };`
			);
		}
		expect(
			( await findBlocks( root ) ).map( ( block ) => {
				const { style, viewScriptModule } = blockJson( block, '1.0.0' );
				return [ style, viewScriptModule ];
			} )
		).toEqual( [
			[
				[ 'file:../../shared/embed/style.css', 'file:./style.css' ],
				'file:../../shared/embed/view.js',
			],
			[
				'file:../../shared/embed/style.css',
				'file:../../shared/embed/view.js',
			],
		] );
	} );

	it( 'rejects a standalone block whose slug differs from its folder’s name', async () => {
		writeSingle( 'quotation', 'chart' );
		await expect( findBlocks( root ) ).rejects.toThrow(
			'extensions/blocks/quotation/block.ts says “chart”: slug and folder must be the same.'
		);
	} );

	it.each( [
		[ 'blocks', 'quotation', 'poll/parts', 'quotation' ],
		[ 'a block and a family', 'fields', 'poll/fields', 'line-name' ],
	] )(
		'rejects %s with the same name',
		async ( _, single, family, member ) => {
			writeSingle( single );
			writeFamily( family, member );
			await expect( findBlocks( root ) ).rejects.toThrow(
				`Two blocks or folders are called “${ single }”.`
			);
		}
	);
} );
