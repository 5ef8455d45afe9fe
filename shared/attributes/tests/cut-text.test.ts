import { cutText } from '#shared/attributes';

describe( 'cutText', () => {
	it.each( [
		[ 'Fish', 4, 'Fish' ],
		[ 'Fish & Chips', 4, 'Fish' ],
		[ 'a🎵🎵🎵', 3, 'a🎵🎵' ],
		[ '🎵'.repeat( 9 ), 1, '🎵' ],
		[ '', 4, '' ],
	] )( 'shortens %j to %d characters', ( text, maxLength, expected ) => {
		expect( cutText( text, maxLength ) ).toBe( expected );
	} );
} );
