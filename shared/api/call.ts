import type { DomainOf, Endpoint, ParamsOf, RecordOf } from '#shared/request';
import { send, type SendOptions, type Sent } from './send';

type Empty = Record< never, never >;

/**
 * Type of `params`, `query` or `data` in the arguments. Must be undefined if the endpoint declares no such fields;
 * optional if all of them are optional.
 */
type Part< Name extends keyof Sent, Values > = [ keyof Values ] extends [
	never,
]
	? { [ Key in Name ]?: undefined }
	: Empty extends Values
		? { [ Key in Name ]?: Values }
		: { [ Key in Name ]: Values };

/** The arguments of an endpoint: `params` from its path, `query` and `data` from its declaration. */
export type CallArgs< E extends Endpoint > = Part< 'params', ParamsOf< E > > &
	Part< 'query', RecordOf< E[ 'query' ] > > &
	Part< 'data', RecordOf< E[ 'data' ] > >;

/** The parameters that follow the endpoint in `call`; optional if the endpoint requires no arguments. */
export type CallRest< E extends Endpoint, Other = Empty > =
	Empty extends CallArgs< E >
		? [ args?: CallArgs< E > & Other ]
		: [ args: CallArgs< E > & Other ];

/**
 * Calls an endpoint and resolves to the domain type of the response. Example: `call( listMedia, { params: { service:
 * 'archive' }, query: { search }, signal } )`. Any failure rejects with an `ApiError`; an aborted call has the code
 * `aborted`.
 */
export function call< E extends Endpoint >(
	endpoint: E,
	...[ args ]: CallRest< E, SendOptions >
): Promise< DomainOf< E > > {
	const { signal, timeout, ...sent }: Sent & SendOptions = args ?? {};
	return send( endpoint, sent, { signal, timeout } ) as Promise<
		DomainOf< E >
	>;
}
