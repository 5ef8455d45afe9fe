import fc from 'fast-check';
import { buttonHtml } from '../rules/button-html';

const typed = fc
	.string( { unit: 'grapheme', maxLength: 40 } )
	.map( ( text ) =>
		text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' )
	);

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

/** HTML, URLs and theme presets, valid and invalid. */
export const narrowed = fc.record( {
	passthroughAttributes: fc.constantFrom(
		{},
		{ type: 'submit', 'data-plan': '12', disabled: true }
	),
	text,
	url: maybe(
		'https://example.com/?a=1&b=[2]',
		"mailto:o'neil@example.com",
		'javascript:alert(1)'
	),
	customGradient: maybe(
		'linear-gradient(135deg,rgba(6,147,227,1) 0%,rgb(155,81,224) 100%)'
	),
} );
