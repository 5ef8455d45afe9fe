import type {
	AttributeSchema,
	AttributesSchema,
	ObjectOf,
	OptionalAttribute,
	SetAttribute,
	ValueOf,
} from './types';

/** `content` is what an owner changes where a pattern locks everything else: text, media, and what is shown. */
type Role = { role?: 'content' };

/** Both ends belong to the range, and both are multiples of the step. */
type Range = Role & { min?: number; max?: number; step?: number };

/** A whole-number range without steps between. */
type WholeRange = Omit< Range, 'step' >;

type Words = Role & { pattern?: string };

/** Position of a sourced attribute in the saved HTML. */
type Source = Role & {
	/** CSS selector below the block's root; without one the root itself. */
	selector?: string;
};

/** One of a closed list that holds words or numbers. */
type Listed = readonly [ string | number, ...( string | number )[] ];

/**
 * One schema entry per call: what WordPress reads, the limits that `readAttributes` keeps, and a type-only slot that
 * `AttributesOf` reads. With a default the value is always there; without one it may be `undefined`.
 */
export const attr = {
	/** A token that no person types as prose: an id, a slug, HTML. With a `pattern`, nothing that looks otherwise. */
	string: schemaOf< string, Words >( { type: 'string' } ),

	/** Any finite number, or the nearest in its range. */
	number: schemaOf< number, Range >( { type: 'number' } ),

	/** A whole number, or the nearest in its range. */
	integer: schemaOf< number, WholeRange >( { type: 'integer' } ),

	/** Percent with their sign, `56.2%`, or the nearest in the range. */
	percent: schemaOf< string, WholeRange >( {
		type: 'string',
		format: 'percent',
	} ),

	/**
	 * An ID, a length in pixels or a number of times: a whole number above zero and up to `max` (nine digits unless
	 * given). Anything else is the default or missing, never the nearest number.
	 */
	positiveInteger: schemaOf< number, Pick< Range, 'max' > & Role >( {
		type: 'integer',
		isPositiveInteger: true,
	} ),

	/** Only the string `false` is false; other non-boolean values are true. */
	boolean: schemaOf< boolean, Role >( { type: 'boolean' } ),

	/**
	 * Prose in the block comment. `wp_kses_post` turns `&`, `<` and `>` into entities when an author saves; they are
	 * decoded once when read, so that "Fish & Chips" is unchanged.
	 */
	text: schemaOf< string, Role >( {
		type: 'string',
		role: 'content',
		format: 'text',
	} ),

	/** Six hexadecimal digits in small letters behind a `#`. The default may be a name. */
	color: schemaOf< string, Role >( { type: 'string', format: 'color' } ),

	/** A whole http or https address. The entities of an author's save are taken out. */
	url: schemaOf< string, Role >( { type: 'string', format: 'url' } ),

	/** Where a picture can be loaded from, also within the site, or the picture itself written out as data. */
	imageUrl: schemaOf< string, Role >( {
		type: 'string',
		format: 'imageUrl',
	} ),

	/** A link target, also within the site. */
	link: schemaOf< string, Role >( { type: 'string', format: 'link' } ),

	/** One of a closed list. */
	oneOf< const Values extends Listed >(
		values: Values,
		fallback: Values[ number ],
		options: Role = {}
	): SetAttribute< Values[ number ] > {
		return { ...listed( values ), default: fallback, ...options };
	},

	/** Like `oneOf`, with "none of them" as the default. */
	optionalOneOf< const Values extends Listed >(
		values: Values
	): OptionalAttribute< Values[ number ] > {
		return listed( values );
	},

	list,

	object,

	/** An object of which nothing is known: whoever uses it looks at what it holds. */
	record: (): SetAttribute< Readonly< Record< string, unknown > > > => ( {
		type: 'object',
		default: {},
	} ),

	/** Rich text from the saved HTML. */
	html( {
		selector,
		role = 'content',
	}: Source = {} ): SetAttribute< string > {
		return { type: 'string', source: 'html', selector, default: '', role };
	},

	/**
	 * The value of an HTML attribute in the saved HTML. In a `query` it may be read as something else than a string;
	 * WordPress looks at no types there.
	 */
	htmlAttribute,

	/** A list from the saved HTML: one entry per matching element, with fields sourced from inside it. */
	query< const Fields extends AttributesSchema >(
		selector: string,
		query: Fields,
		{ role = 'content' }: Role = {}
	): SetAttribute< ObjectOf< Fields >[] > {
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

function schemaOf< Value, Options extends object >(
	kind: AttributeSchema< Value >
) {
	function schema(
		fallback: Value,
		options?: Options
	): SetAttribute< Value >;
	function schema(
		fallback?: undefined,
		options?: Options
	): OptionalAttribute< Value >;
	function schema(
		fallback?: Value,
		options?: Options
	): AttributeSchema< Value > {
		return fallback === undefined
			? { ...kind, ...options }
			: { ...kind, ...options, default: fallback };
	}
	return schema;
}

function listed< Value extends string | number >(
	values: readonly Value[]
): AttributeSchema< Value > {
	return {
		type: typeof values[ 0 ] === 'number' ? 'number' : 'string',
		enum: [ ...values ],
	};
}

/** A list, empty by default: of objects with these fields, or of values of one kind. Entries that are none are left out. */
function list< const Items extends AttributeSchema< unknown > >(
	items: Items,
	fallback?: ValueOf< Items >[],
	options?: Role
): SetAttribute< ValueOf< Items >[] >;
function list< const Fields extends AttributesSchema >(
	fields: Fields,
	fallback?: ObjectOf< Fields >[],
	options?: Role
): SetAttribute< ObjectOf< Fields >[] >;
function list(
	shape: AttributeSchema< unknown > | AttributesSchema,
	fallback: unknown[] = [],
	options: Role = {}
): SetAttribute< unknown[] > {
	return {
		type: 'array',
		items: isSchema( shape ) ? shape : object( shape ),
		default: fallback,
		...options,
	};
}

function isSchema(
	shape: AttributeSchema< unknown > | AttributesSchema
): shape is AttributeSchema< unknown > {
	return typeof shape.type === 'string';
}

type Needs< Fields > = Role & {
	/** Fields without which the object is none. */
	needs?: readonly Fields[];
	/** Names that fields had before, by today's name. */
	formerNames?: Readonly< Record< string, string > >;
};

/** An object with these fields. A field without a default is left out where it is missing or unreadable. */
function object<
	const Fields extends AttributesSchema,
	Needed extends keyof Fields = never,
>(
	fields: Fields,
	fallback: ObjectOf< Fields, Needed >,
	options?: Needs< Needed >
): SetAttribute< ObjectOf< Fields, Needed > >;
function object<
	const Fields extends AttributesSchema,
	Needed extends keyof Fields = never,
>(
	fields: Fields,
	fallback?: undefined,
	options?: Needs< Needed >
): OptionalAttribute< ObjectOf< Fields, Needed > >;
function object(
	fields: AttributesSchema,
	fallback?: object,
	options?: Needs< string >
): AttributeSchema< object > {
	return {
		type: 'object',
		fields,
		...options,
		...( fallback === undefined ? {} : { default: fallback } ),
	};
}

function htmlAttribute(
	attribute: string,
	source?: Source
): OptionalAttribute< string >;
function htmlAttribute< As extends AttributeSchema< unknown > >(
	attribute: string,
	source: Source,
	as: As
): As;
function htmlAttribute(
	attribute: string,
	{ selector, role }: Source = {},
	as: AttributeSchema< unknown > = attr.string()
): AttributeSchema< unknown > {
	return { ...as, source: 'attribute', attribute, selector, role };
}
