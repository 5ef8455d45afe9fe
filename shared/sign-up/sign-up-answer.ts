import type { Parser } from '#shared/request';

/** The site's response to a sign-up. */
type SignUpAnswer = {
	/** `pending`: a message with a link is on its way. */
	status: 'subscribed' | 'pending';
	/** For the visitor; empty where the form has its own sentence. */
	message: string;
};

/** Reads it, for the declaration of the call and for the visitor's script alike: the words of `wire` would not fit into the script. */
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
