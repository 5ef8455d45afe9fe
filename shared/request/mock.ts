import type { Endpoint } from './endpoint';
import type { PageMock } from './mock-page';
import type { PathParam } from './path';
import type { Scenario } from './scenario';
import type { RecordOf, WireOf } from './wire';

/** State of the mock platform, passed to every handler. */
export type MockSurroundings = {
	scenario: Scenario;
	/**
	 * Returns data that the mock platform stores between requests: one object per key, initially a copy of `initial`.
	 * Handlers change the object in place. Mocks of different blocks share data by using the same key, such as `plan`.
	 */
	state< Value extends object >( key: string, initial: Value ): Value;
	/** Returns the next number for a key, starting at 1, so that IDs are predictable. */
	nextId( key: string ): number;
	/** Origin of the mock platform, such as `http://127.0.0.1:4010`, for URLs in responses. */
	origin: string;
};

/** A decoded request with only the declared parameters and fields. */
export type MockRequest< E extends Endpoint = Endpoint > = MockSurroundings & {
	params: Record< PathParam< E[ 'path' ] >, string >;
	/** Query parameters, which are always strings. */
	query: { readonly [ Name in keyof E[ 'query' ] ]?: string };
	data: RecordOf< E[ 'data' ] >;
};

/** Formats of error bodies that WordPress and the platform send. */
type WireFailure =
	| { code: string; message: string; data?: unknown }
	| { error: string; message: string }
	/** The error format of REST frameworks other than WordPress. It has no error code. */
	| { detail: string }
	| { errors: readonly { error: string; message: string }[] }
	/** The format of a service that repeats the HTTP status in `meta`. It has no error code. */
	| {
			data: readonly never[];
			meta: { status: number; msg: string; response_id: string };
	  };

/** An error response, created by `mockError`. */
export class MockFailure {
	readonly status: number;
	readonly body: WireFailure;

	constructor( status: number, body: WireFailure ) {
		this.status = status;
		this.body = body;
	}
}

/** Returns an error response. */
export function mockError( status: number, body: WireFailure ): MockFailure {
	return new MockFailure( status, body );
}

type EndpointMock = {
	readonly kind: 'endpoint';
	readonly endpoint: Endpoint;
	answer( request: MockRequest ): unknown;
};

/** An entry in the `mocks` of an `api.mock.ts`: `export const mocks: readonly Mock[] = [ … ]`. */
export type Mock = EndpointMock | PageMock;

type Reply< E extends Endpoint > = (
	request: MockRequest< E >
) => WireOf< E[ 'wire' ] > | MockFailure;

/**
 * Mocks an endpoint: `mock( listMedia ).reply( ( { params, state } ) => … )`. The handler compiles only if its result
 * matches the wire type.
 */
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
