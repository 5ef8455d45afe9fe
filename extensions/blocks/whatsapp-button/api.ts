import { endpoint, wire } from '#shared/request';

/** The country from which the author's browser asks, as two capitals. A public service that a site may configure. */
export const lookUpCountry = endpoint( {
	method: 'GET',
	path: '/geo/',
	servedBy: [ 'service' ],
	service: 'geolocation',
	wire: wire.record( { country_short: wire.string } ),
	parse: ( { country_short: country } ) => country.trim().toUpperCase(),
} );
