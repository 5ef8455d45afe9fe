/** A request that was received over HTTP or created by a Jest test. */
export type PlatformRequest = {
	method: string;
	/** Path and query, such as `/wpcom/v2/resolve-redirect/x?_locale=user`. */
	path: string;
	/** Name of a service that browsers call directly. Empty for the platform itself. */
	service?: string;
	/** The body as it was sent: JSON or form data. */
	body?: string;
	contentType?: string;
	/** The `Authorization` header, such as `Bearer playground-token`. */
	authorization?: string;
	/** All headers, by lowercase name. */
	headers?: Readonly< Record< string, string > >;
	/** Cancels the delay of a late response. */
	signal?: AbortSignal;
};

/** A response to send. */
export type PlatformAnswer = {
	status: number;
	headers: Readonly< Record< string, string > >;
	body: string | Uint8Array;
};

/** Status of a response that closes the connection without sending data. */
export const CONNECTION_CUT = 'cut' as const;

/** Returns a response with JSON. `undefined` becomes `null`. */
export function json( value: unknown, status = 200 ): PlatformAnswer {
	return {
		status,
		headers: { 'Content-Type': 'application/json; charset=UTF-8' },
		body: JSON.stringify( value ?? null ),
	};
}

/** Returns an error response in WordPress's format. */
export function refusal(
	status: number,
	code: string,
	message: string
): PlatformAnswer {
	return json( { code, message, data: { status } }, status );
}
