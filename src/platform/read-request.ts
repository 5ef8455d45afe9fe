import { wire, WireError, type Endpoint, type Fields } from '#shared/request';

/** A request that does not match the declaration of its endpoint. The message is sent in the response. */
export class InvalidRequest extends Error {}

/** Parameters that WordPress's client adds to every request. */
const FROM_WORDPRESS = [ '_locale' ];

/** Returns the query parameters as text, without those that WordPress's client adds. */
export function queryOf( url: URL ): Record< string, string > {
	return Object.fromEntries(
		[ ...url.searchParams ].filter(
			( [ name ] ) => ! FROM_WORDPRESS.includes( name )
		)
	);
}

/** Parses a body as JSON or form data. Returns `{}` for empty bodies and uploads. */
export function bodyOf( body: string, contentType: string ): unknown {
	if ( body === '' || /^(image|multipart)\//.test( contentType ) ) {
		return {};
	}
	if ( contentType.startsWith( 'application/x-www-form-urlencoded' ) ) {
		return Object.fromEntries( new URLSearchParams( body ) );
	}
	try {
		return JSON.parse( body );
	} catch {
		throw new InvalidRequest( 'The body is no JSON.' );
	}
}

/**
 * Validates a request like the site's route: rejects unknown parameters, missing required ones, and values of the wrong
 * type.
 *
 * @throws InvalidRequest
 */
export function checkRequest(
	endpoint: Endpoint,
	query: Readonly< Record< string, string > >,
	data: unknown
): Record< string, unknown > {
	rejectUnknownNames( query, endpoint.query );
	for ( const [ name, parser ] of Object.entries( endpoint.query ) ) {
		const text = query[ name ];
		if ( ! valuesOf( text ).some( ( value ) => fits( parser, value ) ) ) {
			throw new InvalidRequest( `Invalid parameter: ${ name }` );
		}
	}
	if ( typeof data === 'object' && data !== null ) {
		rejectUnknownNames( data, endpoint.data );
	}
	try {
		return wire.record( endpoint.data ).read( data );
	} catch ( error ) {
		throw error instanceof WireError
			? new InvalidRequest( error.message )
			: error;
	}
}

/** Returns the string, and the number and boolean that it may represent in a query. */
function valuesOf( text: string | undefined ): unknown[] {
	return text === undefined || text === ''
		? [ text ]
		: [ text, Number( text ), { true: true, false: false }[ text ] ].filter(
				( value ) => value !== undefined
			);
}

function fits( parser: Fields[ string ], value: unknown ): boolean {
	try {
		parser.read( value );
		return true;
	} catch ( error ) {
		if ( error instanceof WireError ) {
			return false;
		}
		throw error;
	}
}

function rejectUnknownNames( given: object, declared: Fields ): void {
	const strangers = Object.keys( given ).filter(
		( name ) => ! Object.hasOwn( declared, name )
	);
	if ( strangers.length ) {
		throw new InvalidRequest(
			`Unknown parameter: ${ strangers.join( ', ' ) }`
		);
	}
}
