import type { ApiError } from '#shared/endpoint';
import { messages } from './messages';

/** The sentence for a person: ours for the codes we know, the server's otherwise, never an empty one. */
export function errorSentence( { code, message }: ApiError ): string {
	if ( isKnown( code ) ) {
		return messages[ code ]();
	}
	return message.trim() || messages.unknown_error();
}

/** `unknown_error` may come with a server's words; they say more than ours. */
function isKnown( code: string ): code is keyof typeof messages {
	return code !== 'unknown_error' && Object.hasOwn( messages, code );
}
