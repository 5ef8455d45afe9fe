import { toApiError, type RequestFailure } from '#shared/request';
import { __ } from '@wordpress/i18n';

/** What may go wrong with a call: authors ask services, too, so no address is foreign. */
export type CallFailure = Exclude< RequestFailure, 'foreign_address' >;

/** What a person reads when a call has failed: what happened, what is kept, what to do next. */
const messages: Readonly<
	Record< CallFailure | 'internal_server_error', () => string >
> = {
	offline_error: () =>
		__(
			'You seem to be offline. Your post is kept as it is. Check your connection and try again.',
			'dovetail-blocks'
		),
	fetch_error: () =>
		__(
			'The server could not be reached. Your post is kept as it is. Check your connection and try again.',
			'dovetail-blocks'
		),
	timeout: () =>
		__(
			'The server took too long to answer. Your post is kept as it is. Try again in a moment.',
			'dovetail-blocks'
		),
	aborted: () =>
		__(
			'The request was stopped. Your post is kept as it is.',
			'dovetail-blocks'
		),
	invalid_json: () =>
		__(
			'The server sent an answer that cannot be read. Your post is kept as it is. Try again; if it happens again, tell an administrator.',
			'dovetail-blocks'
		),
	unexpected_answer: () =>
		__(
			'The server sent something other than was asked for. Your post is kept as it is. Try again; if it happens again, tell an administrator.',
			'dovetail-blocks'
		),
	invalid_path: () =>
		__(
			'This cannot be looked up. Your post is kept as it is. Check what you have entered.',
			'dovetail-blocks'
		),
	missing_service: () =>
		__(
			'This service is not set up on this site. Your post is kept as it is. An administrator can look under Settings → Dovetail Blocks.',
			'dovetail-blocks'
		),
	internal_server_error: () =>
		__( 'Internal server error', 'dovetail-blocks' ),
	unknown_error: () =>
		__(
			'Something went wrong. Your post is kept as it is. Try again in a moment.',
			'dovetail-blocks'
		),
};

/** The sentence for a person, whatever a call has rejected with: ours for the codes we know, the server's otherwise, never an empty one. */
export function errorSentence( error: unknown ): string {
	const { code, message } = toApiError( error );
	if ( isKnown( code ) ) {
		return messages[ code ]();
	}
	return message.trim() || messages.unknown_error();
}

/** `unknown_error` may come with a server's words; they say more than ours. */
function isKnown( code: string ): code is keyof typeof messages {
	return code !== 'unknown_error' && Object.hasOwn( messages, code );
}
