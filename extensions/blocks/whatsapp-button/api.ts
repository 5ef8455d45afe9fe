import { endpoint, wire } from '#shared/request';

/** Requests the country of the author's IP address, as two capital letters, from the site's geolocation service. */
export const lookUpCountry = endpoint( {
	method: 'GET',
	path: '/geo/',
	servedBy: [ 'service' ],
	service: 'geolocation',
	wire: wire.record( { country_short: wire.string } ),
	parse: ( { country_short: country } ) => country.trim().toUpperCase(),
} );
