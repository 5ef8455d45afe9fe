declare const value: unique symbol;
declare const hasDefault: unique symbol;

/** The format of a string: prose, or a rule of `#shared/validation`. */
export type Format = 'text' | 'color' | 'url' | 'imageUrl' | 'link' | 'percent';

/**
 * A schema entry: WordPress's keys, the limits for `readAttributes`, and a type-only slot for the value. WordPress does
 * not get the limits, because it would reset values where we clamp them.
 */
export type AttributeSchema< Value > = {
	readonly type:
		'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
	readonly default?: Value;
	readonly enum?: readonly ( string | number )[];
	readonly source?: 'html' | 'attribute' | 'query';
	readonly selector?: string;
	readonly attribute?: string;
	readonly query?: AttributesSchema;
	/** `content`: a content-only pattern may edit it. */
	readonly role?: 'content';
	/** The least and the greatest number, and what every number is a multiple of. */
	readonly min?: number;
	readonly max?: number;
	readonly step?: number;
	readonly format?: Format;
	/** Whole, above zero and up to `max`, and the default or missing otherwise: the nearest ID would be something else's. */
	readonly isPositiveInteger?: boolean;
	/** What a string has to look like: a regular expression of ASCII signs, without `~`, which means the same to PHP. */
	readonly pattern?: string;
	readonly items?: AttributeSchema< unknown >;
	/** Without fields, an object may hold anything. */
	readonly fields?: AttributesSchema;
	/** Fields without which an object is none. */
	readonly needs?: readonly string[];
	/** Names that fields had before, by today's name: read where a field is missing. */
	readonly formerNames?: Readonly< Record< string, string > >;
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

/** The type of a present value. */
export type ValueOf< Schema > =
	Schema extends AttributeSchema< infer Value > ? Value : never;

type Flat< Shape > = { [ Name in keyof Shape ]: Shape[ Name ] };
