import { toApiError, type RequestFailure } from '#shared/request';
import { __ } from '@wordpress/i18n';

/**
 * Reasons why a call can fail. `foreign_address` is not among them, because calls from the editor may go to other
 * origins.
 */
export type CallFailure = Exclude< RequestFailure, 'foreign_address' >;

/** Error messages for failed calls. Each says what happened, that the post is unchanged, and what to do next. */
const messages: Readonly<
	Record< CallFailure | 'internal_server_error', () => string >
> = {
	offline_error: () =>
		__(
			'You seem to be offline. Your post is unchanged. Check your connection and try again.',
			'dovetail-blocks'
		),
	fetch_error: () =>
		__(
			'The server could not be reached. Your post is unchanged. Check your connection and try again.',
			'dovetail-blocks'
		),
	timeout: () =>
		__(
			'The server took too long to answer. Your post is unchanged. Try again in a moment.',
			'dovetail-blocks'
		),
	aborted: () =>
		__(
			'The request was canceled. Your post is unchanged.',
			'dovetail-blocks'
		),
	invalid_json: () =>
		__(
			'The server sent an unreadable response. Your post is unchanged. Try again, or contact an administrator if it keeps happening.',
			'dovetail-blocks'
		),
	unexpected_answer: () =>
		__(
			'The server sent an unexpected response. Your post is unchanged. Try again, or contact an administrator if it keeps happening.',
			'dovetail-blocks'
		),
	invalid_path: () =>
		__(
			'This can’t be looked up. Your post is unchanged. Check what you entered.',
			'dovetail-blocks'
		),
	missing_service: () =>
		__(
			'This service is not set up on this site. Your post is unchanged. An administrator can set it up under Dovetail → Connections.',
			'dovetail-blocks'
		),
	internal_server_error: () =>
		__( 'Internal server error', 'dovetail-blocks' ),
	unknown_error: () =>
		__(
			'Something went wrong. Your post is unchanged. Try again in a moment.',
			'dovetail-blocks'
		),
};

/**
 * Returns the error message for a rejected call; never empty. For a known error code, this is our text followed by the
 * server's message; for any other code, only the server's message.
 */
export function errorMessage( error: unknown ): string {
	const { code, message } = toApiError( error );
	return isKnown( code )
		? withServerMessage( messages[ code ](), error )
		: message.trim() || messages.unknown_error();
}

/** Error codes whose messages come from WordPress's API client, not from the server. */
const CLIENT_CODES = [ 'offline_error', 'fetch_error', 'invalid_json' ];

/**
 * Returns the given sentence, followed by the server's message if it is different.
 *
 * @param sentence Sentence that the message always contains.
 * @param error    Error of the rejected call.
 */
export function withServerMessage( sentence: string, error: unknown ): string {
	const { code, message } = toApiError( error );
	const said = message
		.replace( /<[^<>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
	return CLIENT_CODES.includes( code ) || ! said || isAlike( said, sentence )
		? sentence
		: `${ sentence.replace( /\.?$/, '.' ) } ${ said }`;
}

function isAlike( said: string, sentence: string ): boolean {
	const plain = ( text: string ) => text.toLowerCase().replace( /\.$/, '' );
	return plain( said ) === plain( sentence );
}

/**
 * Whether we have our own message for an error code. Excludes `unknown_error`, because the server's message is more
 * helpful.
 */
function isKnown( code: string ): code is keyof typeof messages {
	return code !== 'unknown_error' && Object.hasOwn( messages, code );
}
