import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';

describe( 'a recurring payments block', () => {
	it.each( [ 0, -1, '0', 1.5, 'many' ] )(
		'ignores the invalid plan ID %j, and does not use plan 1 instead',
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
