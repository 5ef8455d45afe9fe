import fc from 'fast-check';
import { ELEMENTS } from '../attributes';
import { buttonHtml } from '../rules/button-html';

const typed = fc
	.string( { unit: 'grapheme', maxLength: 40 } )
	.map( ( text ) =>
		text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' )
	);

/** What the rich text of the editor can hold: signs, formats, line breaks. */
const text = fc
	.array(
		fc.oneof(
			typed,
			typed.map( ( each ) => `<strong>${ each }</strong>` ),
			typed.map( ( each ) => `<em>${ each }</em>` ),
			fc.constant( '<br>' )
		),
		{ maxLength: 4 }
	)
	.map( ( parts ) => buttonHtml( parts.join( '' ) ) );

const maybe = < Value >( ...values: readonly Value[] ) =>
	fc.constantFrom( undefined, ...values );

/** Attributes that the editor and the holding blocks can produce. */
export const arbitrary = fc.record( {
	element: fc.constantFrom( ...ELEMENTS ),
	saveInPostContent: fc.boolean(),
	uniqueId: maybe( 'donate', 'subscribe-1' ),
	passthroughAttributes: fc.constantFrom(
		{},
		{ type: 'submit', 'data-plan': '12', disabled: true }
	),
	text,
	placeholder: maybe( 'Add text…' ),
	url: maybe(
		'https://example.com/?a=1&b=[2]',
		"mailto:o'neil@example.com",
		'javascript:alert(1)'
	),
	textColor: maybe( 'contrast', 'vivid-cyan-blue' ),
	customTextColor: maybe( '#FF0000', 'ff0000', 'red' ),
	backgroundColor: maybe( 'accent-2' ),
	customBackgroundColor: maybe( '#00a2ff' ),
	gradient: maybe( 'luminous-dusk' ),
	customGradient: maybe(
		'linear-gradient(135deg,rgba(6,147,227,1) 0%,rgb(155,81,224) 100%)'
	),
	borderRadius: maybe( 0, 5, 50 ),
} );
