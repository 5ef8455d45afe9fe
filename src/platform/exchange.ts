/** A request as it comes over the wire, or from Jest. */
export type PlatformRequest = {
	method: string;
	/** Path and query, as `/wpcom/v2/resolve-redirect/x?_locale=user`. */
	path: string;
	/** A service that browsers call directly; empty for the platform itself. */
	service?: string;
	/** As sent: JSON, or the fields of a form. */
	body?: string;
	contentType?: string;
	/** The header, as `Bearer playground-token`. */
	authorization?: string;
	/** Every header, by its name in small letters. */
	headers?: Readonly< Record< string, string > >;
	/** Ends the waiting of a late answer. */
	signal?: AbortSignal;
};

/** An answer as it goes over the wire. */
export type PlatformAnswer = {
	status: number;
	headers: Readonly< Record< string, string > >;
	body: string | Uint8Array;
};

/** Instead of an answer: the connection breaks. */
export const CONNECTION_CUT = 'cut' as const;

/** A JSON answer; `undefined` becomes `null`. */
export function json( value: unknown, status = 200 ): PlatformAnswer {
	return {
		status,
		headers: { 'Content-Type': 'application/json; charset=UTF-8' },
		body: JSON.stringify( value ?? null ),
	};
}

/** A refusal as WordPress words it. */
export function refusal(
	status: number,
	code: string,
	message: string
): PlatformAnswer {
	return json( { code, message, data: { status } }, status );
}
