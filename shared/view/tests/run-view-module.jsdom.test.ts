import { runViewModule, viewModuleAddress } from '../run-view-module';
import { addFrame } from './add-frame';

const ADDRESS = 'http://localhost/build/blocks/quotation/view.js?ver=7';
const modules = ( canvas: Document ) =>
	Array.from( canvas.scripts ).map( ( { src } ) => src );

const print = ( state?: object ) =>
	Reflect.set( globalThis, 'dovetailBlocksInitialState', state );

beforeEach( () =>
	print( { plugin: { address: 'http://localhost/build', version: '7' } } )
);
afterEach( () => print() );

describe( 'a block’s view script', () => {
	it( 'has a URL in the plugin’s folder, with the plugin’s version', () => {
		expect( viewModuleAddress( 'quotation', document ) ).toBe( ADDRESS );
	} );

	it( 'has the URL that the site printed, regardless of elements in the post', () => {
		document.body.innerHTML =
			'<img id="dovetail-blocks-editor-js" src="http://evil.test/x.png"><a id="dovetailBlocksInitialState" href="http://evil.test/">x</a>';
		expect( viewModuleAddress( 'quotation', document ) ).toBe( ADDRESS );
		document.body.innerHTML = '';
	} );

	it.each( [
		'http://evil.test/build',
		'https://localhost/build',
		'//evil.test/build',
		'data:text/javascript,alert(1)//',
		'javascript:alert(1)//',
		'',
	] )( 'is not loaded from %j, which is another origin', ( address ) => {
		print( { plugin: { address, version: '7' } } );
		expect( viewModuleAddress( 'quotation', document ) ).toBeUndefined();
	} );

	it( 'is added to a canvas once, as a module', async () => {
		const canvas = addFrame();
		const first = runViewModule( 'quotation', canvas );
		const second = runViewModule( 'quotation', canvas );
		expect( modules( canvas ) ).toEqual( [ ADDRESS ] );
		expect( canvas.scripts[ 0 ]?.type ).toBe( 'module' );
		canvas.scripts[ 0 ]?.dispatchEvent( new Event( 'load' ) );
		await Promise.all( [ first, second ] );
		await runViewModule( 'quotation', canvas );
		expect( modules( canvas ) ).toEqual( [ ADDRESS ] );
	} );

	it( 'is loaded again after a failure', async () => {
		const canvas = addFrame();
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

	it( 'fails to load with the type “missing” if the site printed no URL', async () => {
		print();
		await expect(
			runViewModule( 'quotation', document )
		).rejects.toMatchObject( { type: 'missing' } );
	} );
} );
