import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';

describe( 'the plan of a recurring payments block', () => {
	it.each( [ 0, -1, '0', 1.5, 'many' ] )(
		'is ignored if the post contains the invalid ID %j, which never becomes the plan ID 1',
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
