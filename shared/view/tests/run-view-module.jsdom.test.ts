import { runViewModule, viewModuleAddress } from '#shared/view';

const ADDRESS = 'http://localhost/build/blocks/quotation/view.js?ver=7';
const modules = ( canvas: Document ) =>
	Array.from( canvas.scripts ).map( ( { src } ) => src );

beforeEach( () => {
	document.head.innerHTML =
		'<script id="dovetail-blocks-editor-js" src="/build/editor.js?ver=7"></script>';
} );

describe( 'the visitor’s script of a block', () => {
	it( 'lies beside the editor’s, with its version', () => {
		expect( viewModuleAddress( 'quotation', document ) ).toBe( ADDRESS );
	} );

	it( 'is added to a canvas once, as a module', async () => {
		const canvas = document.implementation.createHTMLDocument();
		const first = runViewModule( 'quotation', canvas );
		const second = runViewModule( 'quotation', canvas );
		expect( modules( canvas ) ).toEqual( [ ADDRESS ] );
		expect( canvas.scripts[ 0 ]?.type ).toBe( 'module' );
		canvas.scripts[ 0 ]?.dispatchEvent( new Event( 'load' ) );
		await Promise.all( [ first, second ] );
		await runViewModule( 'quotation', canvas );
		expect( modules( canvas ) ).toEqual( [ ADDRESS ] );
	} );

	it( 'is tried again after it could not be loaded', async () => {
		const canvas = document.implementation.createHTMLDocument();
		const failing = runViewModule( 'quotation', canvas );
		canvas.scripts[ 0 ]?.dispatchEvent( new Event( 'error' ) );
		await expect( failing ).rejects.toMatchObject( {
			name: 'ChunkLoadError',
			type: 'missing',
			request: ADDRESS,
		} );
		expect( modules( canvas ) ).toEqual( [] );
		void runViewModule( 'quotation', canvas );
		expect( modules( canvas ) ).toEqual( [ ADDRESS ] );
	} );

	it( 'is missing where no editor script says where it lies', async () => {
		document.head.innerHTML = '';
		await expect( runViewModule( 'quotation', document ) ).rejects.toMatchObject(
			{ type: 'missing' }
		);
	} );
} );
