import { fieldsOf, profileAddress } from '../rules/fields';

describe( 'the fields of a form', () => {
	// spec: 001-2.10-1, 001-3-13
	it.each( [
		[ true, true, [ 'email', 'firstName', 'lastName' ] ],
		[ true, false, [ 'email', 'firstName' ] ],
		[ false, true, [ 'email', 'lastName' ] ],
		[ false, false, [ 'email' ] ],
	] )(
		'first name %p, last name %p: %j',
		( firstNameShow, lastNameShow, kinds ) => {
			expect(
				fieldsOf( { firstNameShow, lastNameShow } ).map(
					( { kind } ) => kind
				)
			).toEqual( kinds );
		}
	);
} );

describe( 'the address of a profile', () => {
	it.each( [
		[ 'https://news.example', 'anna', 'https://news.example/profile/anna' ],
		[
			'https://news.example',
			' a/b?c ',
			'https://news.example/profile/a%2Fb%3Fc',
		],
		[ 'https://news.example', ' ', null ],
		[ undefined, 'anna', null ],
		[ 'javascript:alert(1)//', 'anna', null ],
	] )( '%j and %j: %j', ( provider, username, address ) => {
		expect( profileAddress( provider, username ) ).toBe( address );
	} );
} );
