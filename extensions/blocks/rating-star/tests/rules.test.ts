import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';
import { starText, valueText } from '../markup';
import { parseRating, ratingWithin, starFills } from '../rules/rating';
import { ratingAfterClick, ratingAfterKey } from '../rules/rating-input';

describe( 'a saved rating', () => {
	const read = ( raw: object ) => readAttributes( attributes, raw );

	// spec: 002-9-3, 002-3.12-1
	it.each( [
		[ 3.5, 5, 3.5 ],
		[ 3.7, 5, 3.5 ],
		[ 3.75, 5, 4 ],
		[ 0, 5, 0.5 ],
		[ -4, 5, 0.5 ],
		[ 9, 5, 5 ],
		[ NaN, 5, 1 ],
		[ Infinity, 5, 1 ],
	] )(
		'of %p, with the maximum %p, becomes %p',
		( rating, highest, expected ) => {
			expect( ratingWithin( read( { rating } ).rating, highest ) ).toBe(
				expected
			);
		}
	);

	// spec: 002-5-9
	it.each( [
		[ 1, 2 ],
		[ 2, 2 ],
		[ 10, 10 ],
		[ 11, 10 ],
		[ 4.4, 4 ],
		[ NaN, 5 ],
	] )(
		'with the maximum %p is limited to %p stars',
		( highest, expected ) => {
			expect( read( { maxRating: highest } ).maxRating ).toBe( expected );
		}
	);
} );

describe( 'a click', () => {
	// spec: 002-4.10-1
	it.each( [
		[ 3, 1, 3 ],
		[ 3, 3, 2.5 ],
		[ 3, 2.5, 3 ],
		[ 1, 1, 0.5 ],
		[ 1, 0.5, 1 ],
	] )(
		'on star %p changes the rating from %p to %p',
		( star, rating, expected ) => {
			expect( ratingAfterClick( star, rating ) ).toBe( expected );
		}
	);
} );

describe( 'ratingAfterKey', () => {
	it.each( [
		[ 'ArrowRight', false, 3 ],
		[ 'ArrowUp', false, 3 ],
		[ 'ArrowLeft', false, 2 ],
		[ 'ArrowDown', false, 2 ],
		[ 'ArrowRight', true, 2 ],
		[ 'ArrowLeft', true, 3 ],
		[ 'Home', false, 0.5 ],
		[ 'End', false, 5 ],
		[ 'Enter', false, null ],
	] )(
		'for the key %s (right-to-left layout: %p) changes the rating 2.5 to %p',
		( key, isRtl, expected ) => {
			expect( ratingAfterKey( key, 2.5, 5, isRtl ) ).toBe( expected );
		}
	);

	it( 'does not go below the lowest or above the highest rating', () => {
		expect( ratingAfterKey( 'ArrowUp', 5, 5, false ) ).toBe( 5 );
		expect( ratingAfterKey( 'ArrowDown', 0.5, 5, false ) ).toBe( 0.5 );
	} );
} );

describe( 'the text of a rating', () => {
	it.each( [
		[ 3.5, 5, '★★★½☆', '3.5/5' ],
		[ 0.5, 2, '½☆', '0.5/2' ],
		[ 10, 10, '★★★★★★★★★★', '10/10' ],
	] )(
		'of %p out of %p stars is %s %s',
		( rating, highest, stars, value ) => {
			expect( starText( starFills( rating, highest ) ) ).toBe( stars );
			expect( valueText( rating, highest ) ).toBe( value );
		}
	);

	it.each( [
		[ '3.5/5', { rating: 3.5, maxRating: 5 } ],
		[ '★★★½☆ 3.5/5', { rating: 3.5, maxRating: 5 } ],
		[ ' 4,5 / 5 ', { rating: 4.5, maxRating: 5 } ],
		[ '7/5', { rating: 5, maxRating: 5 } ],
		[ 'We walked 3/4 of the way', null ],
		[ '3.7/5', null ],
		[ '<b>3/5</b>', null ],
		[ '', null ],
		[ '★'.repeat( 100_000 ), null ],
	] )( '%j is parsed as %j', ( text, expected ) => {
		expect( parseRating( text ) ).toEqual( expected );
	} );
} );
