import { lookUpCountry } from '../api';

describe( 'the country lookup', () => {
	// spec: 002-7-12
	it( 'sends a GET request, and uses only country_short from the response', () => {
		expect( lookUpCountry ).toMatchObject( {
			method: 'GET',
			servedBy: [ 'service' ],
			service: 'geolocation',
		} );
		expect(
			lookUpCountry.read( {
				country_short: ' nl ',
				country_long: 'Netherlands',
				city: 'Delft',
			} )
		).toBe( 'NL' );
	} );

	it.each( [ null, [], 'NL', {}, { country_short: 31 } ] )(
		'rejects the response %j',
		( answer ) => {
			expect( () => lookUpCountry.read( answer ) ).toThrow( 'expected' );
		}
	);
} );
