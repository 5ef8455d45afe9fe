import { escapeRichText } from '#shared/attributes';
import fc from 'fast-check';
import { richText } from '../../../../tests/harness/arbitrary-attributes';

const maybe = < Value >( ...values: readonly Value[] ) =>
	fc.constantFrom( undefined, ...values );
const color = maybe( '#fff', '#12345678', 'rgb(1, 2, 3)' );
const gradient = maybe(
	'linear-gradient(135deg,rgb(6,147,227) 0%,#9b51e0 100%)',
	'radial-gradient(#fff 0%,#000 100%)'
);

/** The button text is HTML; colors, gradients and sizes are CSS. */
export const narrowed = fc.record( {
	submitButtonText: fc.option( richText, { nil: undefined } ),
	consentText: fc.option(
		richText.map( ( html ) =>
			escapeRichText( `${ html } <a href="https://example.com/">x</a>` )
		),
		{ nil: undefined }
	),
	customEmailFieldBackgroundColor: color,
	customEmailFieldGradient: gradient,
	customButtonBackgroundColor: color,
	customButtonGradient: gradient,
	customTextColor: color,
	customFontSize: maybe( '18px', '1.5rem' ),
	customBorderColor: color,
} );
