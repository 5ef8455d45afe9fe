declare const value: unique symbol;
declare const hasDefault: unique symbol;

/** Format of a string: prose, or a format that `#shared/validation` checks. */
export type Format = 'text' | 'color' | 'url' | 'imageUrl' | 'link' | 'percent';

/**
 * A schema entry: the properties for WordPress, the limits for `readAttributes`, and the type of the value. WordPress
 * does not get the limits, because it would discard out-of-range values, which we clamp.
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
	/** Minimum, maximum and step of a number. Only multiples of the step are allowed. */
	readonly min?: number;
	readonly max?: number;
	readonly step?: number;
	readonly format?: Format;
	/**
	 * An integer from 1 to `max`. Other values are invalid and not clamped, because the nearest ID would be a different
	 * object.
	 */
	readonly isPositiveInteger?: boolean;
	/** Pattern that a string must match: an ASCII regular expression without `~` that works in JavaScript and PHP. */
	readonly pattern?: string;
	readonly items?: AttributeSchema< unknown >;
	/** Fields of an object. An object without listed fields may contain anything. */
	readonly fields?: AttributesSchema;
	/** Required fields of an object. */
	readonly needs?: readonly string[];
	/** Former names of fields, keyed by current name. Used for fields that are missing under their current name. */
	readonly formerNames?: Readonly< Record< string, string > >;
	readonly [ value ]?: Value;
};

/** A schema entry that always has a value. */
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
 * Type of an object with the given fields. Fields that are required or have a default always exist; others are
 * optional.
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

/** Value type of a schema entry, without `undefined`. */
export type ValueOf< Schema > =
	Schema extends AttributeSchema< infer Value > ? Value : never;

type Flat< Shape > = { [ Name in keyof Shape ]: Shape[ Name ] };
