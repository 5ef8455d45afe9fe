import { accept } from '../upload-files';

describe( 'the accept attribute of a file field', () => {
	it.each( [
		[ [ 'image' ], 'image/*' ],
		[ [ 'image', 'video' ], 'image/*,video/*' ],
	] )( 'of %j is %s', ( allowedTypes, expected ) => {
		expect( accept( allowedTypes ) ).toBe( expected );
	} );
} );
