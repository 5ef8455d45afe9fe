import { RequestError } from './request-error';

/**
 * The JSON of an answer; `undefined` for an empty one.
 *
 * @throws RequestError for an answer that says no (with the code and sentence of WordPress when it gives them) and for one that is no JSON.
 */
export async function readAnswer( response: Response ): Promise< unknown > {
	const { ok, status } = response;
	const text = await response.text();
	const answer = parsed( text );
	if ( ok && ( answer !== undefined || text === '' ) ) {
		return answer;
	}
	if ( ok ) {
		throw new RequestError( 'invalid_json', status );
	}
	throw new RequestError(
		textOf( answer, 'code' ) ?? 'http_error',
		status,
		textOf( answer, 'message' )
	);
}

/** `undefined` for what is no JSON. */
function parsed( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

function textOf( answer: unknown, key: string ): string | undefined {
	const value: unknown =
		typeof answer === 'object' && answer !== null
			? Reflect.get( answer, key )
			: undefined;
	return typeof value === 'string' ? value : undefined;
}
