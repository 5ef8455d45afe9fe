declare const value: unique symbol;
declare const hasDefault: unique symbol;

/** Format of a string: prose, or a rule of `#shared/validation`. */
export type Format = 'text' | 'color' | 'url' | 'imageUrl' | 'link' | 'percent';

/**
 * A schema entry: WordPress's properties, the limits for `readAttributes`, and the type of the value. WordPress does
 * not get the limits, because it would reset values that we clamp.
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
	/** `content`: editable in a content-only pattern. */
	readonly role?: 'content';
	/** Limits of a number, and the step whose multiples are allowed. */
	readonly min?: number;
	readonly max?: number;
	readonly step?: number;
	readonly format?: Format;
	/**
	 * An integer above zero and up to `max`. Other values are not clamped, because the nearest ID would belong to
	 * something else.
	 */
	readonly isPositiveInteger?: boolean;
	/** A pattern for strings: an ASCII regular expression without `~` that means the same in PHP. */
	readonly pattern?: string;
	readonly items?: AttributeSchema< unknown >;
	/** Fields of an object; without them, the object may contain anything. */
	readonly fields?: AttributesSchema;
	/** Required fields of an object. */
	readonly needs?: readonly string[];
	/** Former names of fields, keyed by the current name; used if a field is missing. */
	readonly formerNames?: Readonly< Record< string, string > >;
	readonly [ value ]?: Value;
};

/** A schema entry whose value always exists. */
export type SetAttribute< Value > = AttributeSchema< Value > & {
	readonly [ hasDefault ]?: true;
	readonly default: Value;
};

/** A schema entry whose value may be `undefined`. */
export type OptionalAttribute< Value > = AttributeSchema< Value >;

/** The complete schema of a block. */
export type AttributesSchema = {
	readonly [ name: string ]: AttributeSchema< unknown >;
};

/**
 * Type of the attributes that a schema describes. It is a `type` and not an interface, because WordPress's types
 * require an index signature.
 */
export type AttributesOf< Schema extends AttributesSchema > = {
	[ Name in keyof Schema ]: Schema[ Name ] extends SetAttribute< infer Value >
		? Value
		: Schema[ Name ] extends AttributeSchema< infer Value >
			? Value | undefined
			: never;
};

/**
 * Type of an object with these fields. Fields with a default and required fields always exist; others may be missing.
 */
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

/** The type of a value that exists. */
export type ValueOf< Schema > =
	Schema extends AttributeSchema< infer Value > ? Value : never;

type Flat< Shape > = { [ Name in keyof Shape ]: Shape[ Name ] };
