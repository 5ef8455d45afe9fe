type Facts = { code: string; message?: string; data?: unknown };

/**
 * The one error of a call, whatever has failed.
 * Its message is the server's sentence, and empty where the server gave none; `errorSentence` of #shared/api finds the words for a person.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** The server's code (`rest_forbidden`, `authorization_required`, …) or one of `CallFailure`. */
	readonly code: string;
	/** What else the server gave, not parsed. */
	readonly data: unknown;

	constructor( { code, message = '', data }: Facts ) {
		super( message );
		this.code = code;
		this.data = data;
	}
}
