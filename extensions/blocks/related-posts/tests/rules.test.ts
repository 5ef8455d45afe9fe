import { readAttributes } from '#shared/attributes';
import { POSTS } from '../api.mock';
import { attributes, POSTS_TO_SHOW } from '../attributes';
import { metadata } from '../block';
import cards from './card.cases.json';

describe( 'the number of related posts', () => {
	// spec: 002-5-15
	it.each( [
		[ 1, 1 ],
		[ 6, 6 ],
		[ 0, 1 ],
		[ -4, 1 ],
		[ 7, 6 ],
		[ 1e9, 6 ],
		[ 2.6, 3 ],
		[ '5', 5 ],
		[ 'many', 3 ],
		[ NaN, 3 ],
		[ null, 3 ],
		[ undefined, 3 ],
		[ {}, 3 ],
	] )( 'saved as %p is read as %p', ( value, count ) => {
		expect(
			readAttributes( attributes, { postsToShow: value } ).postsToShow
		).toBe( count );
	} );
} );

describe( 'a related posts block', () => {
	// spec: 002-3.16-1, 002-9-14
	it( 'starts as a grid of three posts with their dates', () => {
		expect( attributes ).toMatchObject( {
			postLayout: { enum: [ 'grid', 'list' ], default: 'grid' },
			displayDate: { type: 'boolean', default: true },
			displayThumbnails: { type: 'boolean', default: false },
			displayContext: { type: 'boolean', default: false },
			postsToShow: { type: 'integer', default: 3 },
		} );
		expect( POSTS_TO_SHOW ).toEqual( { min: 1, max: 6, fallback: 3 } );
	} );

	// spec: 002-9-14
	it( 'can be inserted only once in a post', () => {
		expect( metadata.supports.multiple ).toBe( false );
	} );
} );

describe( 'the mock’s related posts', () => {
	it( 'match the cards in the server’s test cases', () => {
		expect( POSTS ).toEqual( cards );
	} );
} );
