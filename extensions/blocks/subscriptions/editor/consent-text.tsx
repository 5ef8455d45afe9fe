import { useEndpoint } from '#shared/api';
import { richTextHtml, richTextValue } from '#shared/attributes';
import type { Editing } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { readConsent } from '../api';
import type { attributes as schema } from '../attributes';
import { CONSENT_CLASS } from '../markup';
import { messages } from '../messages';
import { plainText } from '../rules/plain-text';

/** What a visitor agrees to, written where she reads it. Emptied, it is the site's own sentence again. */
export function ConsentText( {
	attributes: { consentText },
	setAttributes,
}: Editing< typeof schema > ): ReactNode {
	const isPreview = useIsPreview();
	const { data: usual = '' } = useEndpoint(
		readConsent,
		isPreview ? null : {}
	);
	return (
		<RichText
			tagName="p"
			className={ CONSENT_CLASS }
			identifier="consentText"
			aria-label={ messages.consentLabel() }
			placeholder={ plainText( usual ) || messages.consentLabel() }
			allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
			value={ richTextValue( consentText ?? usual ) }
			onChange={ ( html ) =>
				setAttributes( { consentText: richTextHtml( html ) } )
			}
		/>
	);
}
