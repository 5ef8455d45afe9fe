import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';

describe( 'the plan of a recurring payments block', () => {
	it.each( [ 0, -1, '0', 1.5, 'many' ] )(
		'is missing if the post contains %j, and never becomes the plan with ID 1',
		( planId ) => {
			expect(
				readAttributes( attributes, { planId } ).planId
			).toBeUndefined();
		}
	);

	it( 'keeps a valid plan ID', () => {
		expect( readAttributes( attributes, { planId: 1 } ).planId ).toBe( 1 );
	} );
} );
