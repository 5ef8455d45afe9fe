import type {
	AttributeSchema,
	AttributesSchema,
	OptionalAttribute,
	QueriedItem,
	SetAttribute,
} from './types';

type Role = { role?: 'content' };

/** Where a sourced attribute stands in the saved HTML. */
type Source = Role & {
	/** CSS selector below the block's root; without one the root itself. */
	selector?: string;
};

/**
 * One schema entry per call: the plain object that WordPress reads, plus a type-only slot that `AttributesOf` reads.
 * With a default the value is always there; without one it may be `undefined`.
 */
export const attr = {
	/** A token or address that no person types as prose: an id, a slug, a colour, a URL. */
	string: scalar< string >( 'string' ),

	/** Any finite number. */
	number: scalar< number >( 'number' ),

	/** A whole number. */
	integer: scalar< number >( 'integer' ),

	boolean: scalar< boolean >( 'boolean' ),

	/**
	 * Prose kept in the block comment. `wp_kses_post` turns `&`, `<` and `>` in it into entities when an author saves;
	 * registration decodes them once when the block is parsed, so that "Fish & Chips" stays itself.
	 */
	text,

	/** One of a closed list; anything else in a post falls back to the default (WordPress reads `enum`). */
	oneOf< const Values extends readonly string[] >(
		values: Values,
		fallback: Values[ number ]
	): SetAttribute< Values[ number ] > {
		return { type: 'string', enum: [ ...values ], default: fallback };
	},

	/** Like `oneOf`, with "none of them" as the default. */
	maybeOneOf< const Values extends readonly string[] >(
		values: Values
	): OptionalAttribute< Values[ number ] > {
		return { type: 'string', enum: [ ...values ] };
	},

	/** A list, empty by default. Its entries are unknown until parsed: a post can be edited by hand. */
	array< Item >(
		fallback: Item[] = [],
		options: Role = {}
	): SetAttribute< Item[] > {
		return { type: 'array', default: fallback, ...options };
	},

	object,

	/** Rich text that stands in the saved HTML itself. */
	html( {
		selector,
		role = 'content',
	}: Source = {} ): SetAttribute< string > {
		return { type: 'string', source: 'html', selector, default: '', role };
	},

	/** The value of an HTML attribute in the saved HTML. */
	htmlAttribute(
		attribute: string,
		{ selector, role }: Source = {}
	): OptionalAttribute< string > {
		return {
			type: 'string',
			source: 'attribute',
			attribute,
			selector,
			role,
		};
	},

	/**
	 * A list that stands in the saved HTML itself: one entry for each element that matches, its fields sourced from
	 * inside that element. WordPress applies neither types nor defaults to the fields: each is a string or missing.
	 */
	query< const Fields extends AttributesSchema >(
		selector: string,
		query: Fields,
		{ role = 'content' }: Role = {}
	): SetAttribute< QueriedItem< Fields >[] > {
		return {
			type: 'array',
			source: 'query',
			selector,
			query,
			default: [],
			role,
		};
	},
};

function scalar< Value extends string | number | boolean >(
	type: 'string' | 'number' | 'integer' | 'boolean'
) {
	function schema( fallback: Value, options?: Role ): SetAttribute< Value >;
	function schema(
		fallback?: undefined,
		options?: Role
	): OptionalAttribute< Value >;
	function schema(
		fallback?: Value,
		options: Role = {}
	): AttributeSchema< Value > {
		return fallback === undefined
			? { type, ...options }
			: { type, default: fallback, ...options };
	}
	return schema;
}

function text( fallback: string ): SetAttribute< string >;
function text(): OptionalAttribute< string >;
function text( fallback?: string ): AttributeSchema< string > {
	return {
		type: 'string',
		role: 'content',
		decodeEntities: true,
		...( fallback === undefined ? {} : { default: fallback } ),
	};
}

function object< Shape extends object >(
	fallback: Shape,
	options?: Role
): SetAttribute< Shape >;
function object< Shape extends object >(
	fallback?: undefined,
	options?: Role
): OptionalAttribute< Shape >;
function object< Shape extends object >(
	fallback?: Shape,
	options: Role = {}
): AttributeSchema< Shape > {
	return fallback === undefined
		? { type: 'object', ...options }
		: { type: 'object', default: fallback, ...options };
}
