import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';

describe( 'the plan of a recurring payments block', () => {
	it.each( [ 0, -1, '0', 1.5, 'many' ] )(
		'is none when the post holds %j, never the plan with ID 1',
		( planId ) => {
			expect(
				readAttributes( attributes, { planId } ).planId
			).toBeUndefined();
		}
	);

	it( 'keeps the ID of a plan', () => {
		expect( readAttributes( attributes, { planId: 1 } ).planId ).toBe( 1 );
	} );
} );
