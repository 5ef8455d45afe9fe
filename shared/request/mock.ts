import type { Endpoint } from './endpoint';
import type { PageMock } from './mock-page';
import type { PathParam } from './path';
import type { Scenario } from './scenario';
import type { RecordOf, WireOf } from './wire';

/** State of the platform instance, passed to every handler. */
export type MockSurroundings = {
	scenario: Scenario;
	/**
	 * Something that outlives the request: the same object for the same key, a copy of `initial` at first.
	 * Change it in place; blocks share keys only on purpose (`plan`).
	 */
	state< Value extends object >( key: string, initial: Value ): Value;
	/** 1, 2, 3 … for each key: ids are counted, never drawn. */
	nextId( key: string ): number;
	/** Where the platform answers, as `http://127.0.0.1:4010`: for addresses inside an answer. */
	origin: string;
};

/** A request as the handler of an endpoint sees it: decoded, with only the names that the endpoint declares. */
export type MockRequest< E extends Endpoint = Endpoint > = MockSurroundings & {
	params: Record< PathParam< E[ 'path' ] >, string >;
	/** Everything behind a question mark is text. */
	query: { readonly [ Name in keyof E[ 'query' ] ]?: string };
	/** Request data, validated by the endpoint. */
	data: RecordOf< E[ 'data' ] >;
};

/** The bodies with which WordPress and the platform say no. */
type WireFailure =
	| { code: string; message: string; data?: unknown }
	| { error: string; message: string }
	/** As frameworks of others say it, without a code. */
	| { detail: string }
	| { errors: readonly { error: string; message: string }[] };

/** A refusal, made by `mockError`. */
export class MockFailure {
	readonly status: number;
	readonly body: WireFailure;

	constructor( status: number, body: WireFailure ) {
		this.status = status;
		this.body = body;
	}
}

/** The answer of a handler that says no. */
export function mockError( status: number, body: WireFailure ): MockFailure {
	return new MockFailure( status, body );
}

/** The stand-in for whoever answers an endpoint. */
type EndpointMock = {
	readonly kind: 'endpoint';
	readonly endpoint: Endpoint;
	answer( request: MockRequest ): unknown;
};

/** One entry of an `api.mock.ts`: `export const mocks: readonly Mock[] = [ … ]`. */
export type Mock = EndpointMock | PageMock;

type Reply< E extends Endpoint > = (
	request: MockRequest< E >
) => WireOf< E[ 'wire' ] > | MockFailure;

/** `mock( listMedia ).reply( ( { params, state } ) => … )`. What is returned has the wire's shape, or does not compile. */
export function mock< E extends Endpoint >( endpoint: E ) {
	return {
		reply( handler: Reply< E > ): EndpointMock {
			return {
				kind: 'endpoint',
				endpoint,
				answer: handler as EndpointMock[ 'answer' ],
			};
		},
	};
}
