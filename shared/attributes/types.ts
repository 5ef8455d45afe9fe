declare const value: unique symbol;
declare const hasDefault: unique symbol;

/** What a string is: prose, or something that a rule of `#shared/validation` knows. */
export type Format =
	'text' | 'colour' | 'address' | 'picture' | 'link' | 'percent';

/**
 * A schema entry: what WordPress reads, the limits that `readAttributes` keeps, and the type of its value in a slot that
 * exists for the compiler alone. WordPress is not told of the limits: it would reset where we bring to the nearest end.
 */
export type AttributeSchema< Value > = {
	readonly type:
		'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
	readonly default?: Value;
	readonly enum?: readonly ( string | number )[];
	readonly source?: 'html' | 'attribute' | 'query';
	readonly selector?: string;
	readonly attribute?: string;
	/** Fields of each entry of a list that stands in the saved HTML. */
	readonly query?: AttributesSchema;
	/** `content`: a content-only pattern may edit it. */
	readonly role?: 'content';
	/** The least and the greatest number, and what every number is a multiple of. */
	readonly min?: number;
	readonly max?: number;
	readonly step?: number;
	readonly format?: Format;
	/** Whole and above zero, and missing otherwise: the nearest id would be something else's. */
	readonly isNatural?: boolean;
	/** What a string has to look like: a regular expression of ASCII signs, without `~`, which means the same to PHP. */
	readonly pattern?: string;
	/** What each entry of a list is. */
	readonly items?: AttributeSchema< unknown >;
	/** What an object holds; without them it may hold anything. */
	readonly fields?: AttributesSchema;
	/** Fields without which an object is none. */
	readonly needs?: readonly string[];
	readonly [ value ]?: Value;
};

/** An entry that always has a value. */
export type SetAttribute< Value > = AttributeSchema< Value > & {
	readonly [ hasDefault ]?: true;
	readonly default: Value;
};

/** An entry that may be `undefined`. */
export type OptionalAttribute< Value > = AttributeSchema< Value >;

/** A block's whole schema. */
export type AttributesSchema = {
	readonly [ name: string ]: AttributeSchema< unknown >;
};

/**
 * The attributes that a schema describes. Nobody writes this type by hand.
 * It is a `type` and not an interface: WordPress's own types ask for an index signature.
 */
export type AttributesOf< Schema extends AttributesSchema > = {
	[ Name in keyof Schema ]: Schema[ Name ] extends SetAttribute< infer Value >
		? Value
		: Schema[ Name ] extends AttributeSchema< infer Value >
			? Value | undefined
			: never;
};

/** An object of these fields: one with a default, or that the object needs, is always there; another may be missing. */
export type ObjectOf<
	Fields extends AttributesSchema,
	Needed extends keyof Fields = never,
> = Flat<
	{
		-readonly [ Name in Sure< Fields, Needed > ]: ValueOf< Fields[ Name ] >;
	} & {
		-readonly [
			Name in Exclude< keyof Fields, Sure< Fields, Needed > >
		]?: ValueOf< Fields[ Name ] >;
	}
>;

type Sure< Fields extends AttributesSchema, Needed > =
	| ( Needed & keyof Fields )
	| {
			[
				Name in keyof Fields
			]: Fields[ Name ] extends SetAttribute< unknown > ? Name : never;
	  }[ keyof Fields ];

/** What one entry of a schema describes, when it is there. */
export type ValueOf< Schema > =
	Schema extends AttributeSchema< infer Value > ? Value : never;

type Flat< Shape > = { [ Name in keyof Shape ]: Shape[ Name ] };
