import { __ } from '@wordpress/i18n';
import type { CallFailure } from './call-failure';

/** What a person reads when a call has failed: what happened, what is kept, what to do next. */
export const messages: Readonly<
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
