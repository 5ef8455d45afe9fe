import { accept } from '../upload-files';

describe( 'a file field’s accept attribute', () => {
	it.each( [
		[ [ 'image' ], 'image/*' ],
		[ [ 'image', 'video' ], 'image/*,video/*' ],
	] )( 'for %j is %s', ( allowedTypes, expected ) => {
		expect( accept( allowedTypes ) ).toBe( expected );
	} );
} );
