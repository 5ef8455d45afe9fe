import { lookUpCountry } from '../api';

describe( 'the geolocation service', () => {
	// spec: 002-7-12
	it( 'is requested by GET, and only country_short of the response is used', () => {
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
		'rejects %j',
		( answer ) => {
			expect( () => lookUpCountry.read( answer ) ).toThrow( 'expected' );
		}
	);
} );
