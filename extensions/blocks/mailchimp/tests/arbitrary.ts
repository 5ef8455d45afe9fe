import fc from 'fast-check';
import { richText } from '../../../../tests/harness/arbitrary-attributes';
import { richTextHtml } from '#shared/attributes';

/** HTML with a link in it, or nothing. */
export const narrowed = fc.record( {
	consentText: fc.option(
		richText.map( ( html ) =>
			richTextHtml(
				`${ html } <a href="https://example.com/?a=1&amp;b=2"><strong>x</strong></a>`
			)
		),
		{ nil: undefined }
	),
} );
