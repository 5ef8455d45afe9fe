import { MockFailure, type Mock, type MockSurroundings } from '#shared/request';
import {
	json,
	refusal,
	type PlatformAnswer,
	type PlatformRequest,
} from './exchange';
import type { FoundMock } from './mocks';
import { bodyOf, checkRequest, InvalidRequest } from './read-request';

type Response = { answer: PlatformAnswer; data: unknown };

/** Responds with the matching mock, as JSON or as a page. Invalid requests get an error response. */
export function respond(
	found: FoundMock | undefined,
	query: Readonly< Record< string, string > >,
	request: PlatformRequest,
	surroundings: MockSurroundings,
	token: string | undefined
): Response {
	if ( ! found ) {
		return refused(
			404,
			'rest_no_route',
			'No route was found matching the URL and request method.'
		);
	}
	const { mock, params } = found;
	if ( ! mayCall( mock, request, token ) ) {
		return refused(
			401,
			'unauthorized',
			'The token of this site is not valid.'
		);
	}
	try {
		const data = bodyOf(
			request.body ?? '',
			request.contentType ?? 'application/json'
		);
		return {
			data,
			answer: answered(
				mock,
				{ ...surroundings, params, query },
				data,
				request
			),
		};
	} catch ( error ) {
		if ( error instanceof InvalidRequest ) {
			return refused( 400, 'rest_invalid_param', error.message );
		}
		throw error;
	}
}

function refused( ...reason: Parameters< typeof refusal > ): Response {
	return { answer: refusal( ...reason ), data: null };
}

function mayCall(
	mock: Mock,
	{ authorization }: PlatformRequest,
	token: string | undefined
): boolean {
	return (
		token === undefined ||
		mock.kind === 'page' ||
		! mock.endpoint.servedBy.includes( 'platform' ) ||
		authorization === `Bearer ${ token }`
	);
}

type Read = MockSurroundings & {
	params: Record< string, string >;
	query: Readonly< Record< string, string > >;
};

function answered(
	mock: Mock,
	read: Read,
	data: unknown,
	{ authorization = '', headers = {} }: PlatformRequest
): PlatformAnswer {
	if ( mock.kind === 'page' ) {
		const form = data as Record< string, string >;
		const page = mock.answer( {
			...read,
			form,
			data,
			authorization,
			headers,
		} );
		return { status: 200, headers: {}, ...page };
	}
	const result = mock.answer( {
		...read,
		data: checkRequest( mock.endpoint, read.query, data ),
	} );
	return result instanceof MockFailure
		? json( result.body, result.status )
		: json( result );
}
