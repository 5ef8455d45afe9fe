import { isFile } from '../is-file';

describe( 'isFile', () => {
	it( 'recognizes files from the same window and from another window', () => {
		const frame = document.createElement( 'iframe' );
		document.body.append( frame );
		const Foreign: unknown = Reflect.get(
			frame.contentWindow ?? {},
			'File'
		);
		const foreign: unknown =
			typeof Foreign === 'function'
				? Reflect.construct( Foreign, [ [ 'x' ], 'x.png' ] )
				: null;
		expect( foreign ).not.toBeInstanceOf( File );
		expect( isFile( foreign ) ).toBe( true );
		expect( isFile( new File( [ 'x' ], 'x.png' ) ) ).toBe( true );
	} );

	it.each( [ null, undefined, 'x.png', { name: 'x.png' }, new Blob( [] ) ] )(
		'rejects %p',
		( item ) => {
			expect( isFile( item ) ).toBe( false );
		}
	);
} );
