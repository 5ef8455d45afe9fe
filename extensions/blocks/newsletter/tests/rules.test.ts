import { BUTTONDOWN } from '../api.mock';
import { facts, metadata } from '../block';
import { fieldsOf, isUsername, profileAddress } from '../rules/fields';

describe( 'fieldsOf', () => {
	// spec: 001-2.10-1, 001-3-13
	it.each( [
		[ true, true, [ 'email', 'firstName', 'lastName' ] ],
		[ true, false, [ 'email', 'firstName' ] ],
		[ false, true, [ 'email', 'lastName' ] ],
		[ false, false, [ 'email' ] ],
	] )(
		'with first name %p and last name %p returns %j',
		( firstNameShow, lastNameShow, kinds ) => {
			expect(
				fieldsOf( { firstNameShow, lastNameShow } ).map(
					( { kind } ) => kind
				)
			).toEqual( kinds );
		}
	);
} );

describe( 'a provider username', () => {
	// spec: 001-5-16
	it.each( [
		[ 'anna', 'https://buttondown.com/anna' ],
		[ ' anna_2.0-x ', 'https://buttondown.com/anna_2.0-x' ],
		[ ' ', null ],
		[ 'my user & ‹b›', null ],
		[ 'foo bar', null ],
		[ '-anna', null ],
		[ '../anna', null ],
		[ 'a'.repeat( 64 ), null ],
	] )( '%j has the newsletter URL %j', ( username, address ) => {
		expect( isUsername( BUTTONDOWN, username ) ).toBe( address !== null );
		expect( profileAddress( BUTTONDOWN, username ) ).toBe( address );
	} );

	it( 'may be empty if the provider does not require one', () => {
		const own = { username: '', profile: '' };
		expect( isUsername( own, '' ) ).toBe( true );
		expect( profileAddress( own, 'anna' ) ).toBeNull();
	} );
} );

describe( 'the title and the description of the block', () => {
	const { choices } = facts.connections.newsletter.fields.provider;
	const providers = choices
		.filter( ( { value } ) => value !== '' && value !== 'own' )
		.map( ( { label } ) => label );

	it.each( [ metadata.title, metadata.description ] )(
		'name every provider: %s',
		( text ) => {
			expect( text.match( /\w+/g ) ).toEqual(
				expect.arrayContaining( providers )
			);
		}
	);
} );
