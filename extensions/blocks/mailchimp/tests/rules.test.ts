import { interestsOf, toggleInterest } from '../rules/form';

describe( 'the groups of a block', () => {
	// spec: 001-3-12
	it( 'are only strings, for any content of the post', () => {
		expect( interestsOf( [ 'a', 1, null, { id: 'b' }, 'c' ] ) ).toEqual( [
			'a',
			'c',
		] );
		expect( interestsOf( 'a' ) ).toEqual( [] );
	} );

	it( 'can be added and removed', () => {
		expect( toggleInterest( [ 'a' ], 'b', true ) ).toEqual( [ 'a', 'b' ] );
		expect( toggleInterest( [ 'a', 'b' ], 'b', true ) ).toEqual( [
			'a',
			'b',
		] );
		expect( toggleInterest( [ 'a', 'b' ], 'a', false ) ).toEqual( [ 'b' ] );
	} );
} );
