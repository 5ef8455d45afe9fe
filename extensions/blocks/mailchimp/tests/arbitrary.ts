import fc from 'fast-check';
import { richText } from '../../../../tests/harness/arbitrary-attributes';
import { consentHtml } from '../rules/form';

/** HTML with a link in it, or nothing. */
export const narrowed = fc.record( {
	consentText: fc.option(
		richText.map( ( html ) =>
			consentHtml(
				`${ html } <a href="https://example.com/?a=1&amp;b=2"><strong>x</strong></a>`
			)
		),
		{ nil: undefined }
	),
} );
