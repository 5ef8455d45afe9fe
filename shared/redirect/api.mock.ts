import { mock, mockError, type Mock } from '#shared/request';
import { lookUpRedirect } from './api';

/** Redirects of the mock: short URL to target. Other URLs do not redirect. */
export const REDIRECTS: Readonly< Record< string, string > > = {
	'https://pin.it/3kDq8mX':
		'https://www.pinterest.com/pin/99360735500167749/',
	'https://calend.ly/anna-berg':
		'https://calendly.com/anna-berg/first-meeting?month=2026-11',
};

/** A URL whose page no longer exists. */
export const BROKEN_URL = 'https://example.org/gone';

export const mocks: readonly Mock[] = [
	mock( lookUpRedirect ).reply( ( { params: { url } } ) => {
		if ( ! /^https?:\/\//.test( url ) ) {
			return mockError( 400, {
				code: 'rest_invalid_param',
				message: 'This is not a public web address.',
			} );
		}
		return {
			status: url === BROKEN_URL ? 404 : 200,
			url: REDIRECTS[ url ] ?? url,
		};
	} ),
];
