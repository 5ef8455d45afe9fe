declare const value: unique symbol;
declare const hasDefault: unique symbol;

/** A schema entry as WordPress reads it, with the type of its value in a slot that exists for the compiler alone. */
export type AttributeSchema< Value > = {
	readonly type:
		'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
	readonly default?: Value;
	readonly enum?: readonly string[];
	readonly source?: 'html' | 'attribute' | 'query';
	readonly selector?: string;
	readonly attribute?: string;
	/** Fields of each entry of a list that stands in the saved HTML. */
	readonly query?: AttributesSchema;
	/** `content`: a content-only pattern may edit it. */
	readonly role?: 'content';
	/** Prose in the block comment: decoded once on parsing. */
	readonly decodeEntities?: boolean;
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

/** One entry of a list that is read from the saved HTML: what is not there is missing, and every value is unparsed. */
export type QueriedItem< Fields extends AttributesSchema > = {
	[ Name in keyof Fields ]?: Fields[ Name ] extends AttributeSchema<
		infer Value
	>
		? Value
		: never;
};
