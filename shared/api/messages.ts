import { toApiError, type RequestFailure } from '#shared/request';
import { __ } from '@wordpress/i18n';

/** Failures of a call; authors may call other origins, so `foreign_address` is not one. */
export type CallFailure = Exclude< RequestFailure, 'foreign_address' >;

/** What a person reads when a call has failed: what happened, what is kept, what to do next. */
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
			'This service is not set up on this site. Your post is unchanged. An administrator can set it up under Settings → Dovetail Blocks.',
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

/** The sentence for a person, whatever a call has rejected with: ours for the codes we know, the server's otherwise, never an empty one. */
export function errorMessage( error: unknown ): string {
	const { code, message } = toApiError( error );
	if ( isKnown( code ) ) {
		return messages[ code ]();
	}
	return message.trim() || messages.unknown_error();
}

/** Codes whose words are WordPress's own client's, and not the server's. */
const CLIENT_CODES = [ 'offline_error', 'fetch_error', 'invalid_json' ];

/**
 * The sentence for a person where the specification has the server's message shown: ours for the codes we know, followed
 * by what the server says, if it says anything.
 */
export function serverMessage( error: unknown ): string {
	const { code, message } = toApiError( error );
	const said = message
		.replace( /<[^<>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
	const ours = errorMessage( error );
	return isKnown( code ) && said && ! CLIENT_CODES.includes( code )
		? `${ ours.replace( /\.?$/, '.' ) } ${ said }`
		: ours;
}

/** `unknown_error` may come with a server's words; they say more than ours. */
function isKnown( code: string ): code is keyof typeof messages {
	return code !== 'unknown_error' && Object.hasOwn( messages, code );
}
