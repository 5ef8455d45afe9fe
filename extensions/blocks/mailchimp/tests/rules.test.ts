import { interestsOf, toggleInterest } from '../rules/form';

describe( 'a block’s groups', () => {
	// spec: 001-3-12
	it( 'contain only strings, whatever the post contains', () => {
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
