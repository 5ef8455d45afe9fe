import type { Parser } from '#shared/request';

type SignUpAnswer = {
	/** `pending`: a confirmation email was sent. */
	status: 'subscribed' | 'pending';
	/** Message for the visitor; empty if the form shows its own message. */
	message: string;
};

/**
 * Parses the response, for the endpoint and the view script. Does not use the `wire` parsers, because they would make
 * the view script too large.
 */
export const signUpAnswer: Parser< SignUpAnswer > = {
	read( raw ) {
		const { status, message } = Object( raw );
		if (
			/^(subscribed|pending)$/.test( status ) &&
			typeof message === 'string'
		) {
			return { status, message };
		}
		throw new TypeError( 'the answer: expected status and message' );
	},
};
