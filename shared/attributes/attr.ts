import type {
	AttributeSchema,
	AttributesSchema,
	ObjectOf,
	OptionalAttribute,
	SetAttribute,
	ValueOf,
} from './types';

/** `content` marks attributes that users may edit in a locked pattern, such as texts and media. */
type Role = { role?: 'content' };

/** Inclusive minimum and maximum, which must be multiples of the step. */
type Range = Role & { min?: number; max?: number; step?: number };

type WholeRange = Omit< Range, 'step' >;

type Words = Role & { pattern?: string };

/** Element in the saved HTML from which WordPress reads an attribute. */
type Source = Role & {
	/** CSS selector inside the block's root element. Without a selector, WordPress reads the root element. */
	selector?: string;
};

type Listed = readonly [ string | number, ...( string | number )[] ];

/**
 * Each function creates one schema entry: the properties that WordPress reads, the limits for `readAttributes`, and a
 * type for `AttributesOf`. An attribute without a default may be `undefined`.
 */
export const attr = {
	/** A string that is not prose: an ID, a slug, HTML. With a `pattern`, other values are invalid. */
	string: schemaOf< string, Words >( { type: 'string' } ),

	/** A finite number, clamped to its range. */
	number: schemaOf< number, Range >( { type: 'number' } ),

	/** An integer, clamped to its range. */
	integer: schemaOf< number, WholeRange >( { type: 'integer' } ),

	/** A percentage with its sign, such as `56.2%`, clamped to its range. */
	percent: schemaOf< string, WholeRange >( {
		type: 'string',
		format: 'percent',
	} ),

	/**
	 * An integer from 1 to `max` (nine digits by default), for IDs, lengths in pixels and counts. Other values are
	 * invalid and not clamped.
	 */
	positiveInteger: schemaOf< number, Pick< Range, 'max' > & Role >( {
		type: 'integer',
		isPositiveInteger: true,
	} ),

	/** A boolean. Only the string `false` counts as false; all other non-booleans are true. */
	boolean: schemaOf< boolean, Role >( { type: 'boolean' } ),

	/**
	 * Prose stored in the block's HTML comment. `wp_kses_post` encodes `&`, `<` and `>` when an author saves.
	 * `readAttributes` decodes these entities once, so that "Fish & Chips" stays unchanged.
	 */
	text: schemaOf< string, Role >( {
		type: 'string',
		role: 'content',
		format: 'text',
	} ),

	/** A `#` with six lowercase hexadecimal digits. The default may be a color name. */
	color: schemaOf< string, Role >( { type: 'string', format: 'color' } ),

	/** An absolute http or https URL. Decodes the HTML entities that WordPress adds when it saves a post. */
	url: schemaOf< string, Role >( { type: 'string', format: 'url' } ),

	/** An image URL, which may be relative, or a data URL. */
	imageUrl: schemaOf< string, Role >( {
		type: 'string',
		format: 'imageUrl',
	} ),

	/** A link target, which may be relative. */
	link: schemaOf< string, Role >( { type: 'string', format: 'link' } ),

	oneOf< const Values extends Listed >(
		values: Values,
		fallback: Values[ number ],
		options: Role = {}
	): SetAttribute< Values[ number ] > {
		return { ...listed( values ), default: fallback, ...options };
	},

	/** Like `oneOf`, but without a default, so the value may be undefined. */
	optionalOneOf< const Values extends Listed >(
		values: Values
	): OptionalAttribute< Values[ number ] > {
		return listed( values );
	},

	list,

	object,

	/** An object with any content. Code that reads the object must validate it. */
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
	 * An HTML attribute in the saved HTML. In a `query`, the value is not necessarily a string, because WordPress does
	 * not check types there.
	 */
	htmlAttribute,

	/** A list from the saved HTML: one entry per matching element, with fields sourced from inside that element. */
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

/** A list of objects with the given fields, or of values of one type. Empty by default. Invalid entries are omitted. */
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
	/** Required fields. An object without them is invalid. */
	needs?: readonly Fields[];
	/** Former names of fields, keyed by the current name. */
	formerNames?: Readonly< Record< string, string > >;
};

/** An object with these fields. A field without a default is omitted if it is missing or invalid. */
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
