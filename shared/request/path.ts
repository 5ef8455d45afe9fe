import { ApiError } from './api-error';

/** Parameter names of a path: `'service'` for `'/list/{service}'`. */
export type PathParam< Path extends string > = string extends Path
	? string
	: Path extends `${ string }{${ infer Name }}${ infer Rest }`
		? Name | PathParam< Rest >
		: never;

const PLACE = /\{(\w+)\}/g;

/** Returns the parameter names of a path in order. */
export function pathParams( path: string ): string[] {
	return [ ...path.matchAll( PLACE ) ].map( ( [ , name ] ) => name ?? '' );
}

/**
 * Replaces the placeholders of a path. Each value becomes one encoded segment. A value with a slash is encoded twice:
 * many servers respond to an encoded slash with 404, and WordPress without pretty permalinks decodes the path before
 * routing.
 *
 * @throws ApiError `invalid_path` for an empty value and for `.` and `..`, which would change the path.
 */
export function fillPath(
	path: string,
	values: Readonly< Record< string, string | number > >
): string {
	return path.replace( PLACE, ( _, name: string ) => {
		const value = Object.hasOwn( values, name )
			? String( values[ name ] )
			: '';
		if ( value === '' || value === '.' || value === '..' ) {
			throw new ApiError( {
				code: 'invalid_path',
				data: { path, name, value },
			} );
		}
		const segment = encodeURIComponent( value );
		return value.includes( '/' ) ? encodeURIComponent( segment ) : segment;
	} );
}

/** Returns the decoded path parameters, or `null` if the URL does not match the path. */
export function matchPath(
	path: string,
	address: string
): Record< string, string > | null {
	const places = path.split( '/' );
	const segments = address.split( '/' );
	if ( places.length !== segments.length ) {
		return null;
	}
	const values: [ string, string ][] = [];
	for ( const [ index, place ] of places.entries() ) {
		const segment = segments[ index ] ?? '';
		const [ name ] = pathParams( place );
		if ( name === undefined ? place !== segment : segment === '' ) {
			return null;
		}
		if ( name !== undefined ) {
			values.push( [ name, decodeSegment( segment ) ] );
		}
	}
	return Object.fromEntries( values );
}

function decodeSegment( segment: string ): string {
	const once = decode( segment );
	return /%2f/i.test( once ) ? decode( once ) : once;
}

/** Decodes percent encoding. Returns text with an invalid encoding unchanged. */
function decode( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
