import { attributes } from '../attributes';
import { block, metadata } from '../block';

describe( 'repeat visitor', () => {
	// spec: 002-1-15
	it( 'is registered as a wrapper', () => {
		expect( { ...block, ...metadata } ).toMatchObject( {
			slug: 'repeat-visitor',
			title: 'Repeat Visitor',
			category: 'grow',
		} );
	} );

	// 002-9-20 defines no defaults, so these are our own. spec: 002-3.14-1, 000-5-7, 000-9-4
	it( 'keeps a criteria and a threshold, and begins with content that shows after three visits', () => {
		expect( attributes ).toEqual( {
			criteria: {
				type: 'string',
				enum: [ 'after-visits', 'before-visits' ],
				default: 'after-visits',
			},
			threshold: {
				type: 'integer',
				isPositiveInteger: true,
				default: 3,
				max: Number.MAX_SAFE_INTEGER,
			},
		} );
	} );
} );
