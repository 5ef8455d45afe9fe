import {
	coerceBoolean,
	coerceNumber,
	isHttpUrl,
	isLinkAddress,
	isPictureAddress,
	parseColor,
} from '#shared/validation';
import { decodeOnce } from './decode-once';
import type {
	AttributeSchema,
	AttributesOf,
	AttributesSchema,
	Format,
	SetAttribute,
} from './types';

/**
 * Returns complete attributes from any post content. A wrong type or unlisted value becomes the default, and a number
 * out of range becomes the nearest limit. A list keeps its valid entries. Attributes outside the schema are dropped.
 *
 * The PHP class `Dovetail\Plugin\Attributes` applies the same rules. The tests of both use
 * `tests/attributes.cases.json`.
 */
export function readAttributes< Schema extends AttributesSchema >(
	schema: Schema,
	raw: unknown
): AttributesOf< Schema > {
	return Object.fromEntries(
		Object.entries( schema ).map( ( [ name, rule ] ) => [
			name,
			readAttribute( rule, own( raw, name ) ),
		] )
	) as AttributesOf< Schema >;
}

/** Returns the parsed and clamped value. An invalid value becomes the default, or `undefined` without a default. */
export function readAttribute< Value >(
	rule: SetAttribute< Value >,
	raw: unknown
): Value;
export function readAttribute< Value >(
	rule: AttributeSchema< Value >,
	raw: unknown
): Value | undefined;
export function readAttribute(
	rule: AttributeSchema< unknown >,
	raw: unknown
): unknown {
	return readable( rule, raw ) ?? rule.default;
}

/** Returns the parsed value, or `undefined` if it is invalid. */
function readable( rule: AttributeSchema< unknown >, raw: unknown ): unknown {
	if ( raw === undefined || raw === null ) {
		return undefined;
	}
	if ( rule.enum ) {
		return rule.enum.find( ( each ) => each === raw );
	}
	switch ( rule.type ) {
		case 'boolean':
			return coerceBoolean( raw, true );
		case 'number':
		case 'integer':
			return readNumber( rule, raw );
		case 'string':
			return readString( rule, raw );
		case 'array':
			return Array.isArray( raw ) ? readList( rule, raw ) : undefined;
		case 'object':
			return isObject( raw ) ? readObject( rule, raw ) : undefined;
	}
}

function readNumber(
	{ type, isPositiveInteger, min, max, step }: AttributeSchema< unknown >,
	raw: unknown
): number | undefined {
	if ( isPositiveInteger ) {
		return readNatural( raw, max );
	}
	const number = coerceNumber( raw, { min, max, fallback: NaN } );
	const unit = step ?? ( type === 'integer' ? 1 : 0 );
	if ( Number.isNaN( number ) ) {
		return undefined;
	}
	// Adding zero turns `-0` into `0`.
	return unit ? Math.round( number / unit ) * unit + 0 : number;
}

/** Parses a positive integer, as a number or as a string such as `300` or `300px`. */
function readNatural( raw: unknown, max = 999_999_999 ): number | undefined {
	const [ , digits ] =
		typeof raw === 'number' || typeof raw === 'string'
			? ( /^([1-9]\d{0,15})(?:px)?$/.exec( String( raw ) ) ?? [] )
			: [];
	return digits !== undefined && Number( digits ) <= max
		? Number( digits )
		: undefined;
}

const FORMATS: Readonly<
	Record<
		Exclude< Format, 'percent' >,
		( text: string ) => string | undefined
	>
> = {
	text: decodeOnce,
	color: ( text ) => parseColor( text ) ?? undefined,
	url( text ) {
		const address = decodeOnce( text );
		return isHttpUrl( address ) ? address : undefined;
	},
	imageUrl: ( text ) => ( isPictureAddress( text ) ? text : undefined ),
	link: ( text ) => ( isLinkAddress( text ) ? text : undefined ),
};

function readString(
	rule: AttributeSchema< unknown >,
	raw: unknown
): string | undefined {
	const { format, pattern } = rule;
	if ( format === 'percent' ) {
		const percent = readNumber( rule, withoutSign( raw ) );
		return percent === undefined ? undefined : `${ percent }%`;
	}
	if ( typeof raw !== 'string' ) {
		return undefined;
	}
	if ( format ) {
		return FORMATS[ format ]( raw );
	}
	return pattern && ! new RegExp( pattern ).test( raw ) ? undefined : raw;
}

function withoutSign( raw: unknown ): unknown {
	return typeof raw === 'string' ? raw.replace( /%\s*$/, '' ) : raw;
}

function readList(
	{ items, query }: AttributeSchema< unknown >,
	raw: readonly unknown[]
): unknown[] {
	const rule = items ?? { type: 'object' as const, fields: query };
	return raw
		.map( ( entry ) => readable( rule, entry ) )
		.filter( ( entry ) => entry !== undefined );
}

/** Keeps unknown fields, because a later version may have written them. */
function readObject(
	{ fields, needs = [], formerNames = {} }: AttributeSchema< unknown >,
	stored: object
): object | undefined {
	const raw = renamed( stored, formerNames );
	const object = Object.fromEntries(
		Object.entries( {
			...raw,
			...( fields && readAttributes( fields, raw ) ),
		} ).filter( ( [ , value ] ) => value !== undefined && value !== null )
	);
	return needs.every( ( name ) => Object.hasOwn( object, name ) )
		? object
		: undefined;
}

/** Renames fields from their former names, unless the current name exists. */
function renamed(
	object: object,
	formerNames: Readonly< Record< string, string > >
): object {
	const result: Record< string, unknown > = { ...object };
	for ( const [ name, former ] of Object.entries( formerNames ) ) {
		if ( Object.hasOwn( result, former ) ) {
			result[ name ] ??= result[ former ];
			delete result[ former ];
		}
	}
	return result;
}

function own( object: unknown, name: string ): unknown {
	return isObject( object ) && Object.hasOwn( object, name )
		? Reflect.get( object, name )
		: undefined;
}

function isObject( value: unknown ): value is object {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}
