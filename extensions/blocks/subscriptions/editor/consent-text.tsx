import { useEndpoint } from '#shared/api';
import { escapeRichText, toRichTextValue } from '#shared/attributes';
import type { EditingProps } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { readConsent } from '../api';
import type { attributes as schema } from '../attributes';
import { CONSENT_CLASS } from '../markup';
import { messages } from '../messages';
import { plainText } from '../rules/plain-text';

/** The consent text, edited in place. When emptied, it becomes the default again. */
export function ConsentText( {
	attributes: { consentText },
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
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
			value={ toRichTextValue( consentText ?? usual ) }
			onChange={ ( html ) =>
				setAttributes( { consentText: escapeRichText( html ) } )
			}
		/>
	);
}
