import { ApiError, toApiError } from '#shared/request';
import { errorMessage, withServerMessage, type CallFailure } from '../messages';

describe( 'toApiError', () => {
	// spec: 000-8-5
	it( 'uses the code and message of the first item in an errors array', () => {
		expect(
			toApiError( {
				errors: [
					{
						error: 'authorization_required',
						message: 'Connect first.',
					},
					{ error: 'other', message: 'Another.' },
				],
			} )
		).toMatchObject( {
			name: 'ApiError',
			code: 'authorization_required',
			message: 'Connect first.',
		} );
	} );

	it.each( [
		[
			'an error from WordPress',
			{ code: 'rest_forbidden', message: 'No.', data: { status: 403 } },
			{ code: 'rest_forbidden', message: 'No.', data: { status: 403 } },
		],
		[
			'an error from the platform',
			{ error: 'not_found', message: 'Nothing here.' },
			{ code: 'not_found', message: 'Nothing here.' },
		],
		[
			'an error without a code',
			{ message: 'Closed today.' },
			{ code: 'unknown_error', message: 'Closed today.' },
		],
		[
			'an error with an empty list of errors',
			{ errors: [], code: 'busy', message: 'Busy.' },
			{ code: 'busy', message: 'Busy.' },
		],
		[
			'an exception, without the message for developers,',
			new TypeError( 'x is not a function' ),
			{ code: 'unknown_error', message: '' },
		],
		[ 'nothing', undefined, { code: 'unknown_error', message: '' } ],
		[ 'null', null, { code: 'unknown_error', message: '' } ],
		[ 'a number', 42, { code: 'unknown_error', message: '' } ],
		[ 'text', '<html>', { code: 'unknown_error', message: '' } ],
		[
			'an error with wrong types',
			{ code: 500, message: [ 'a' ], errors: 'x' },
			{ code: 'unknown_error', message: '' },
		],
		[
			'an error with a list of wrong types',
			{ errors: [ null ] },
			{ code: 'unknown_error', message: '' },
		],
	] )( 'converts %s to an ApiError', ( _, thrown, expected ) => {
		const error = toApiError( thrown );
		expect( error ).toBeInstanceOf( ApiError );
		expect( error ).toMatchObject( expected );
	} );

	it( 'returns an ApiError unchanged', () => {
		const error = new ApiError( { code: 'x' } );
		expect( toApiError( error ) ).toBe( error );
	} );
} );

describe( 'an error message', () => {
	// spec: 000-8-6
	it.each( [
		[
			'internal_server_error',
			'<p>There has been a critical error on this website.</p>',
			'Internal server error. There has been a critical error on this website.',
		],
		[
			'internal_server_error',
			'Internal Server Error.',
			'Internal server error',
		],
		[ 'rest_forbidden', 'Only for members.', 'Only for members.' ],
		[ 'toString', 'Odd.', 'Odd.' ],
		[ 'unknown_error', 'Closed today.', 'Closed today.' ],
	] )(
		'for the code %s and the message “%s” is “%s”',
		( code, message, sentence ) => {
			expect( errorMessage( new ApiError( { code, message } ) ) ).toBe(
				sentence
			);
		}
	);

	it.each< [ CallFailure, string ] >( [
		[
			'offline_error',
			'You seem to be offline. Your post is unchanged. Check your connection and try again.',
		],
		[
			'fetch_error',
			'The server could not be reached. Your post is unchanged. Check your connection and try again.',
		],
		[
			'timeout',
			'The server took too long to answer. Your post is unchanged. Try again in a moment.',
		],
		[ 'aborted', 'The request was canceled. Your post is unchanged.' ],
		[
			'invalid_json',
			'The server sent an unreadable response. Your post is unchanged. Try again, or contact an administrator if it keeps happening.',
		],
		[
			'unexpected_answer',
			'The server sent an unexpected response. Your post is unchanged. Try again, or contact an administrator if it keeps happening.',
		],
		[
			'invalid_path',
			'This can’t be looked up. Your post is unchanged. Check what you entered.',
		],
		[
			'missing_service',
			'This service is not set up on this site. Your post is unchanged. An administrator can set it up under Dovetail → Connections.',
		],
		[
			'unknown_error',
			'Something went wrong. Your post is unchanged. Try again in a moment.',
		],
	] )(
		'for the code %s without a server message is “%s”',
		( code, sentence ) => {
			expect( errorMessage( new ApiError( { code } ) ) ).toBe( sentence );
		}
	);

	// spec: 001-8-8, 001-8-10, 002-8-11
	it.each( [
		[
			'internal_server_error',
			'<p>There has been a critical error.</p> <p><a href="/">Learn more</a></p>',
			'Internal server error. There has been a critical error. Learn more',
		],
		[ 'internal_server_error', ' ', 'Internal server error' ],
		[
			'timeout',
			'Mailchimp is slow.',
			'The server took too long to answer. Your post is unchanged. Try again in a moment. Mailchimp is slow.',
		],
		[
			'fetch_error',
			'Could not get a valid response from the server.',
			'The server could not be reached. Your post is unchanged. Check your connection and try again.',
		],
		[ 'closed', 'Closed <b>today</b>.', 'Closed <b>today</b>.' ],
	] )(
		'for the code %s contains the server’s message “%s”: “%s”',
		( code, message, sentence ) => {
			expect( errorMessage( new ApiError( { code, message } ) ) ).toBe(
				sentence
			);
		}
	);

	it.each( [
		[ 'odd', '<p>Closed today.</p>', 'It failed. Closed today.' ],
		[ 'fetch_error', 'No answer.', 'It failed.' ],
		[ 'odd', '', 'It failed.' ],
	] )(
		'that a block provides is followed by the server’s message (%s: “%s”)',
		( code, message, sentence ) => {
			expect(
				withServerMessage(
					'It failed.',
					new ApiError( { code, message } )
				)
			).toBe( sentence );
		}
	);

	it( 'is never empty', () => {
		expect(
			errorMessage( new ApiError( { code: 'odd', message: '  ' } ) )
		).toBe(
			'Something went wrong. Your post is unchanged. Try again in a moment.'
		);
	} );
} );
