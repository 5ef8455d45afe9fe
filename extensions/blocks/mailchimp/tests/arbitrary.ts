import fc from 'fast-check';
import { richText } from '../../../../tests/harness/arbitrary-attributes';
import { escapeRichText } from '#shared/attributes';

/** HTML with a link, or nothing. */
export const narrowed = fc.record( {
	consentText: fc.option(
		richText.map( ( html ) =>
			escapeRichText(
				`${ html } <a href="https://example.com/?a=1&amp;b=2"><strong>x</strong></a>`
			)
		),
		{ nil: undefined }
	),
} );
