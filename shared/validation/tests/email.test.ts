import fc from 'fast-check';
import { isEmail, mailtoHref } from '../email';
import { safeHref } from '../url';
import table from './email.cases.json';
import { HOSTILE_VALUES, anything } from './hostile';
import { readCases } from './read-cases';

describe( 'an email address', () => {
	// spec: 000-5-2
	it.each( readCases( table ) )(
		'with $why is valid: $valid',
		( { value, valid } ) => {
			expect( isEmail( value ) ).toBe( valid );
		}
	);

	it.each( HOSTILE_VALUES )( 'is invalid: %s', ( _, value ) => {
		expect( isEmail( value ) ).toBe( false );
		expect( mailtoHref( value ) ).toBeNull();
	} );

	it( 'is valid only with exactly one @ and at most 254 characters, for any input', () => {
		fc.assert(
			fc.property( anything, ( value ) =>
				isEmail( value )
					? value.length <= 254 && value.split( '@' ).length === 2
					: true
			)
		);
	} );
} );

describe( 'a mailto link', () => {
	it( 'contains the address', () => {
		expect( mailtoHref( 'ann@example.com' ) ).toBe(
			'mailto:ann@example.com'
		);
	} );

	it( 'does not add recipients that are hidden in the address', () => {
		const address = 'ann?bcc=bob&x=%40@example.com';
		expect( isEmail( address ) ).toBe( true );
		expect( mailtoHref( address ) ).toBe(
			'mailto:ann%3Fbcc%3Dbob%26x%3D%2540@example.com'
		);
	} );

	it( 'is a valid link for every email address', () => {
		fc.assert(
			fc.property( fc.emailAddress(), ( address ) => {
				const href = mailtoHref( address );
				return href === null || safeHref( href ) === href;
			} )
		);
	} );
} );
