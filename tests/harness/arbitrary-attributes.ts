import {
	toPlainText,
	type AttributeSchema,
	type AttributesSchema,
} from '#shared/attributes';
import fc from 'fast-check';

/** Limit for numbers whose schema has none. */
const MAX_NUMBER = 100_000;

/** Texts in several scripts, and characters with a special meaning in HTML, CSS or WordPress. */
const TEXTS = [
	...[ 'Brücke', 'Fish & Chips', '<so>', '&lt;', '“so”', '"4"', '1 > 0' ],
	...[ '橋', '\u05d2\u05e9\u05e8', '🐈', '[x]', '-->', '100 %', 'a\\b', '&' ],
];

/** Text that a user types: any characters, but no HTML entities (see `toPlainText`). */
export const typed: fc.Arbitrary< string > = fc
	.oneof(
		fc
			.array( fc.constantFrom( ...TEXTS ), { maxLength: 4 } )
			.map( ( words ) => words.join( ' ' ) ),
		fc.string( { unit: 'grapheme', maxLength: 40 } )
	)
	.map( toPlainText );

/** Rich text as the editor saves it. */
export const richText: fc.Arbitrary< string > = fc
	.tuple(
		fc.array( fc.constantFrom( ...TEXTS ), { maxLength: 4 } ),
		fc.constantFrom( '', 'strong', 'em' )
	)
	.map( ( [ words, tag ] ) => {
		const html = words
			.join( ' ' )
			.replaceAll( '&', '&amp;' )
			.replaceAll( '<', '&lt;' )
			.replaceAll( '>', '&gt;' );
		return tag && html ? `<${ tag }>${ html }</${ tag }>` : html;
	} );

/** Generates attributes that the editor can produce for a schema. Attributes without a default may be missing. */
export function arbitraryAttributes(
	schema: AttributesSchema
): fc.Arbitrary< Record< string, unknown > > {
	const names = Object.keys( schema );
	return fc.record(
		Object.fromEntries(
			Object.entries( schema ).map( ( [ name, rule ] ) => [
				name,
				valueOf( rule ),
			] )
		),
		{
			requiredKeys: names.filter(
				( name ) => schema[ name ]?.default !== undefined
			),
		}
	);
}

function valueOf( rule: AttributeSchema< unknown > ): fc.Arbitrary< unknown > {
	if ( rule.enum ) {
		return fc.constantFrom( ...rule.enum );
	}
	switch ( rule.type ) {
		case 'boolean':
			return fc.boolean();
		case 'number':
		case 'integer':
			return numberOf( rule );
		case 'string':
			return stringOf( rule );
		case 'array':
			return fc.array(
				rule.items
					? valueOf( rule.items )
					: arbitraryAttributes( rule.query ?? {} ),
				{ maxLength: 5 }
			);
		case 'object':
			return objectOf( rule );
	}
}

function numberOf( {
	type,
	isPositiveInteger,
	min = isPositiveInteger ? 1 : -MAX_NUMBER,
	max = MAX_NUMBER,
	step = type === 'integer' ? 1 : 0.001,
}: AttributeSchema< unknown > ): fc.Arbitrary< number > {
	return (
		fc
			.integer( {
				min: Math.ceil( min / step ),
				max: Math.floor( max / step ),
			} )
			// Round the number like a typed one, and add 0 to turn negative zero into zero.
			.map( ( steps ) => Number( ( steps * step ).toFixed( 3 ) ) + 0 )
	);
}

function stringOf( rule: AttributeSchema< unknown > ): fc.Arbitrary< string > {
	const { format, pattern, source } = rule;
	if ( source === 'html' ) {
		return richText;
	}
	switch ( format ) {
		case 'text':
			return typed;
		case 'color':
			return fc
				.integer( { min: 0, max: 0xffffff } )
				.map(
					( rgb ) => `#${ rgb.toString( 16 ).padStart( 6, '0' ) }`
				);
		case 'percent':
			return numberOf( { ...rule, step: 1 } ).map(
				( percent ) => `${ percent }%`
			);
		case 'url':
			return fc.constantFrom(
				'https://example.org/?a=1&b=2#c',
				'https://münchen.example:8443/feed?filter[show]=1&q=%20'
			);
		case 'imageUrl':
			return fc.constantFrom(
				'/a.jpg',
				'https://example.org/a.jpg?w=1&h=2'
			);
		case 'link':
			return fc.constantFrom( '#part', 'https://example.org/?a=1&b=2#c' );
	}
	return fc.oneof(
		fc.constant( String( rule.default ?? '' ) ),
		fc.stringMatching( new RegExp( pattern ?? '^[a-z][a-z\\d-]{0,12}$' ) )
	);
}

function objectOf( {
	fields,
	needs = [],
}: AttributeSchema< unknown > ): fc.Arbitrary< object > {
	return fields
		? arbitraryAttributes( fields ).filter( ( object ) =>
				needs.every( ( name ) => object[ name ] !== undefined )
			)
		: fc.dictionary( fc.constantFrom( 'type', 'data-plan' ), typed );
}
