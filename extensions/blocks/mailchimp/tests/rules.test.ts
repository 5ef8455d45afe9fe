import { interestsOf, toggleInterest } from '../rules/form';

describe( 'the groups of a block', () => {
	// spec: 001-3-12
	it( 'are ids, whatever a post holds', () => {
		expect( interestsOf( [ 'a', 1, null, { id: 'b' }, 'c' ] ) ).toEqual( [
			'a',
			'c',
		] );
		expect( interestsOf( 'a' ) ).toEqual( [] );
	} );

	it( 'take one more and give one back', () => {
		expect( toggleInterest( [ 'a' ], 'b', true ) ).toEqual( [ 'a', 'b' ] );
		expect( toggleInterest( [ 'a', 'b' ], 'b', true ) ).toEqual( [
			'a',
			'b',
		] );
		expect( toggleInterest( [ 'a', 'b' ], 'a', false ) ).toEqual( [ 'b' ] );
	} );
} );
