/**
 * Error for a response that does not match the declared shape. The message contains the position: `media[2].title:
 * expected text, got null`.
 */
export class WireError extends Error {
	override readonly name = 'WireError';
}

/**
 * Checks that unknown JSON has the declared shape, and returns it with a type. Does not convert values, and drops
 * undeclared properties. An object and not a function, because TypeScript cannot infer types from a returned function.
 */
export type Parser< Value > = {
	/**
	 * @param raw The value to check.
	 * @param at  Position of the value, such as `media[2].title`; empty for the whole response.
	 * @throws WireError If the value does not match.
	 */
	read( raw: unknown, at?: string ): Value;
};

/** Type of the value that a parser returns. */
export type WireOf< P > = P extends Parser< infer Value > ? Value : never;

/** Fields of a response or request: parsers by name. */
export type Fields = Readonly< Record< string, Parser< unknown > > >;

type OptionalNames< Shape extends Fields > = {
	[ Name in keyof Shape ]: undefined extends WireOf< Shape[ Name ] >
		? Name
		: never;
}[ keyof Shape ];

/** Type of an object with the given fields. Properties that allow `undefined` are optional. */
export type RecordOf< Shape extends Fields > = Flat<
	{
		[ Name in Exclude< keyof Shape, OptionalNames< Shape > > ]: WireOf<
			Shape[ Name ]
		>;
	} & {
		[ Name in OptionalNames< Shape > ]?: WireOf< Shape[ Name ] >;
	}
>;

type Flat< Shape > = { [ Name in keyof Shape ]: Shape[ Name ] };

export const string: Parser< string > = {
	read: ( raw, at = '' ) =>
		typeof raw === 'string' ? raw : unfit( 'text', raw, at ),
};

/** A finite number. Rejects the string `"3"`. */
export const number: Parser< number > = {
	read: ( raw, at = '' ) =>
		typeof raw === 'number' && Number.isFinite( raw )
			? raw
			: unfit( 'a number', raw, at ),
};

export const boolean: Parser< boolean > = {
	read: ( raw, at = '' ) =>
		typeof raw === 'boolean' ? raw : unfit( 'true or false', raw, at ),
};

/** Any value. The caller must check the value. */
export const unknown: Parser< unknown > = { read: ( raw ) => raw };

/** A response that is not used, for example after a deletion. */
export const nothing: Parser< void > = { read() {} };

/** One of the given strings. */
export function oneOf< const Word extends string >(
	...words: readonly Word[]
): Parser< Word > {
	return {
		read: ( raw, at = '' ) =>
			words.find( ( word ) => word === raw ) ??
			unfit( words.join( ' or ' ), raw, at ),
	};
}

/** Converts a missing value or `null` to `undefined`. */
export function optional< Value >(
	parser: Parser< Value >
): Parser< Value | undefined > {
	return {
		read: ( raw, at ) =>
			raw === undefined || raw === null
				? undefined
				: parser.read( raw, at ),
	};
}

/** Uses the second parser if the first one does not match. */
export function either< First, Second >(
	first: Parser< First >,
	second: Parser< Second >
): Parser< First | Second > {
	return {
		read( raw, at ) {
			try {
				return first.read( raw, at );
			} catch ( error ) {
				if ( error instanceof WireError ) {
					return second.read( raw, at );
				}
				throw error;
			}
		},
	};
}

/** A list whose items all match the given parser. */
export function list< Item >( item: Parser< Item > ): Parser< Item[] > {
	return {
		read: ( raw, at = '' ) =>
			Array.isArray( raw )
				? raw.map( ( each, index ) =>
						item.read( each, `${ at }[${ index }]` )
					)
				: unfit( 'a list', raw, at ),
	};
}

/** An object with the given fields. Drops other and inherited properties. */
export function record< Shape extends Fields >(
	shape: Shape
): Parser< RecordOf< Shape > > {
	return {
		read( raw, at = '' ) {
			const own = ownEntries( raw, at );
			return Object.fromEntries(
				Object.entries( shape ).flatMap( ( [ name, parser ] ) => {
					const value = parser.read(
						own.get( name ),
						below( at, name )
					);
					return value === undefined ? [] : [ [ name, value ] ];
				} )
			) as RecordOf< Shape >;
		},
	};
}

/** An object with any property names. Also accepts `[]`, because PHP encodes an empty object as `[]`. */
export function dictionary< Value >(
	parser: Parser< Value >
): Parser< Record< string, Value > > {
	return {
		read: ( raw, at = '' ) =>
			Object.fromEntries(
				Array.isArray( raw ) && raw.length === 0
					? []
					: [ ...ownEntries( raw, at ) ].map( ( [ name, value ] ) => [
							name,
							parser.read( value, below( at, name ) ),
						] )
			),
	};
}

function ownEntries( raw: unknown, at: string ): Map< string, unknown > {
	return typeof raw === 'object' && raw !== null && ! Array.isArray( raw )
		? new Map( Object.entries( raw ) )
		: unfit( 'an object', raw, at );
}

function below( at: string, name: string ): string {
	return at === '' ? name : `${ at }.${ name }`;
}

function unfit( wanted: string, raw: unknown, at: string ): never {
	const got = Array.isArray( raw ) ? 'a list' : nameOf( raw );
	throw new WireError(
		`${ at === '' ? 'the answer' : at }: expected ${ wanted }, got ${ got }`
	);
}

function nameOf( raw: unknown ): string {
	if ( raw === null || raw === undefined ) {
		return String( raw );
	}
	return typeof raw === 'object' ? 'an object' : `a ${ typeof raw }`;
}
