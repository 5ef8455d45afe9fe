import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';
import { consentHtml } from '../rules/form';

const typed = fc
	.string( { unit: 'grapheme', maxLength: 30 } )
	.map( withoutEntities );
const maybe = fc.option( typed, { nil: undefined } );

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	emailPlaceholder: maybe,
	consentText: fc.option(
		fc
			.string( { unit: 'grapheme', maxLength: 30 } )
			.map( ( text ) =>
				consentHtml(
					`${ text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' ) } <a href="https://example.com/?a=1&amp;b=2"><strong>x</strong></a>`
				)
			),
		{ nil: undefined }
	),
	interests: fc.subarray( [ 'a1', 'a2', 'b1' ] ),
	processingLabel: maybe,
	successLabel: maybe,
	errorLabel: maybe,
	signupFieldTag: maybe,
	signupFieldValue: maybe,
	preview: fc.boolean(),
} );
