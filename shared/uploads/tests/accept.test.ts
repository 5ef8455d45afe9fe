import { accept } from '../upload-files';

describe( 'what a file field asks for', () => {
	it.each( [
		[ [ 'image' ], 'image/*' ],
		[ [ 'image', 'video' ], 'image/*,video/*' ],
	] )( 'of %j is %s', ( allowedTypes, expected ) => {
		expect( accept( allowedTypes ) ).toBe( expected );
	} );
} );
