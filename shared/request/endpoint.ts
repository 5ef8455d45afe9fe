import type { PathParam } from './path';
import type { Fields, Parser } from './wire';

/**
 * WordPress capabilities that endpoints can require. `public` requires none, so visitors can use the endpoint. Public
 * endpoints must not accept a URL that the site then requests.
 */
export const CAPABILITIES = [
	'public',
	'edit_posts',
	'publish_posts',
	'upload_files',
	'manage_options',
] as const;

export type Capability = ( typeof CAPABILITIES )[ number ];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The servers that can handle an endpoint, in order. Each one responds or passes the request to the next. */
type Server =
	/**
	 * The site itself, with PHP code in the `server/` folder next to the declaration, or the platform, with the site
	 * forwarding the request.
	 */
	| {
			servedBy:
				| readonly [ 'site' ]
				| readonly [ 'platform' ]
				| readonly [ 'site', 'platform' ];
			capability: Capability;
			/** Name of the service that calls this webhook. PHP verifies and parses the service's own format. */
			calledBy?: string;
	  }
	/** A route of WordPress itself. The plugin registers no route. */
	| { servedBy: readonly [ 'wordpress' ] }
	/** A public service that the browser calls directly. `service` is the name in the initial state's `services`. */
	| { servedBy: readonly [ 'service' ]; service: string };

type ServerName = Server[ 'servedBy' ][ number ];

type Declaration<
	Path extends string,
	Query extends Fields,
	Data extends Fields,
	Wire,
> = Server & {
	method: Method;
	/**
	 * Path, such as `/wpcom/v2/external-media/list/{service}`. The path of a public service is relative to the
	 * service's base URL.
	 */
	path: Path;
	/** Query parameters: strings, numbers and booleans. */
	query?: Query & QueryFields;
	/** Fields of the JSON body. */
	data?: Data;
	/** Shape of the response; `wire.nothing` if the response is not used. */
	wire: Parser< Wire >;
};

type QueryFields = Readonly<
	Record< string, Parser< string | number | boolean | undefined > >
>;

const BRAND = Symbol.for( 'dovetail-blocks.endpoint' );

/** A declared endpoint. The client, the PHP route, the mock and the tests are derived from it. */
export type Endpoint<
	Path extends string = string,
	Query extends Fields = Fields,
	Data extends Fields = Fields,
	Wire = unknown,
	Domain = unknown,
> = {
	readonly method: Method;
	readonly path: Path;
	readonly query: Query;
	readonly data: Data;
	readonly servedBy: readonly ServerName[];
	readonly capability: Capability;
	/** Name of the service that calls this webhook; empty for other endpoints. */
	readonly calledBy: string;
	/** Name of the service that the browser calls; empty for other endpoints. */
	readonly service: string;
	readonly wire: Parser< Wire >;
	/**
	 * Checks the shape of a response and converts it to the domain type. Throws a WireError if the shape does not
	 * match, or any error from `parse`.
	 */
	read( raw: unknown ): Domain;
};

/** The domain type of an endpoint's response. */
export type DomainOf< E extends Endpoint > = ReturnType< E[ 'read' ] >;

/** Path parameters of an endpoint. */
export type ParamsOf< E extends Endpoint > = {
	[ Name in PathParam< E[ 'path' ] > ]: string | number;
};

/** Declares an endpoint. Without `parse`, the domain type is the wire type. */
export function endpoint<
	const Path extends string,
	Wire,
	Domain = Wire,
	Query extends Fields = Record< never, never >,
	Data extends Fields = Record< never, never >,
>(
	declaration: Declaration< Path, Query, Data, Wire > & {
		/**
		 * Converts the wire type to the domain type. Can throw an ApiError if a successful response reports an error in
		 * its body.
		 */
		parse?: ( wire: NoInfer< Wire > ) => Domain;
	}
): Endpoint< Path, Query, Data, Wire, Domain > {
	const { method, path, query, data, servedBy, wire, parse } = declaration;
	return Object.assign(
		{
			method,
			path,
			query: query ?? ( {} as Query ),
			data: data ?? ( {} as Data ),
			servedBy,
			capability:
				'capability' in declaration ? declaration.capability : 'public',
			calledBy:
				( 'calledBy' in declaration && declaration.calledBy ) || '',
			service: 'service' in declaration ? declaration.service : '',
			wire,
			read( raw: unknown ) {
				const checked = wire.read( raw );
				return parse ? parse( checked ) : ( checked as Domain & Wire );
			},
		},
		{ [ BRAND ]: true }
	);
}

/** Whether a value was created by `endpoint()`, even by another copy of this module. */
export function isEndpoint( value: unknown ): value is Endpoint {
	return typeof value === 'object' && value !== null && BRAND in value;
}

/** Returns an endpoint's key, such as `GET /wpcom/v2/external-media/list/{service}` or `GET gifs:/v1/gifs/search`. */
export function endpointKey( {
	method,
	path,
	service = '',
}: {
	method: string;
	path: string;
	service?: string;
} ): string {
	return `${ method } ${ service === '' ? '' : `${ service }:` }${ path }`;
}
