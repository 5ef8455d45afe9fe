import { attributes } from '../attributes';
import { metadata } from '../block';

describe( 'the star rating', () => {
	// spec: 002-3.12-1
	it( 'starts with one of five stars, aligned left and in the text color', () => {
		expect( attributes ).toMatchObject( {
			rating: {
				type: 'number',
				default: 1,
				min: 0.5,
				max: 10,
				step: 0.5,
			},
			maxRating: { type: 'integer', default: 5, min: 2, max: 10 },
			color: { type: 'string' },
			align: {
				type: 'string',
				enum: [ 'left', 'center', 'right' ],
				default: 'left',
			},
		} );
	} );

	// spec: 002-2.12-2
	it( 'has filled stars unless the author chooses outlined stars', () => {
		expect( metadata.styles ).toEqual( [
			{ name: 'filled', label: 'Filled', isDefault: true },
			{ name: 'outlined', label: 'Outlined' },
		] );
	} );
} );
