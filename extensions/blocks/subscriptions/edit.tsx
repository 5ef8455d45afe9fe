import { useEndpoint } from '#shared/api';
import {
	type AttributesOf,
	escapeRichText,
	toPlainText,
	toRichTextValue,
} from '#shared/attributes';
import type { EditingProps, EditProps } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import { readConsent, readSubscriberCount } from './api';
import type { attributes as schema } from './attributes';
import { SubscriptionInspector } from './editor/inspector';
import {
	BUTTON_CLASS,
	CONSENT_CLASS,
	EMAIL_CLASS,
	FIELDS_CLASS,
	TOTAL_CLASS,
} from './markup';
import { messages } from './messages';
import { formStyle } from './rules/form-style';
import { formatNumber } from './rules/format-number';
import { plainText } from './rules/plain-text';

const FORMATS = [ 'core/bold', 'core/italic', 'core/strikethrough' ];

/** The form as visitors see it. Authors edit the placeholder and the button text in place. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const { variables, classes } = formStyle( attributes );
	const blockProps = useBlockProps( {
		className: classes.join( ' ' ),
		style: variables as CSSProperties,
	} );
	return (
		<div { ...blockProps }>
			<SubscriptionInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				clientId={ clientId }
			/>
			{ attributes.showSubscribersTotal && <SubscriberTotal /> }
			<div className={ FIELDS_CLASS }>
				<input
					type="text"
					className={ EMAIL_CLASS }
					aria-label={ messages.placeholderLabel() }
					value={
						attributes.subscribePlaceholder ??
						messages.placeholder()
					}
					onChange={ ( { target } ) =>
						setAttributes( {
							subscribePlaceholder: toPlainText( target.value ),
						} )
					}
				/>
				<RichText
					identifier="submitButtonText"
					tagName="div"
					className={ `${ BUTTON_CLASS } wp-element-button` }
					aria-label={ messages.buttonLabel() }
					placeholder={ messages.button() }
					value={ attributes.submitButtonText ?? messages.button() }
					onChange={ ( submitButtonText ) =>
						setAttributes( { submitButtonText } )
					}
					allowedFormats={ FORMATS }
					withoutInteractiveFormatting
					disableLineBreaks
				/>
			</div>
			<ConsentText
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</div>
	);
}

/** The consent text, edited in place. If the author deletes the text, the default text returns. */
function ConsentText( {
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

/** Shows the number of subscribers, or a note if it is unavailable. Previews in the inserter send no request. */
function SubscriberTotal(): ReactNode {
	const isPreview = useIsPreview();
	const { status, data: count = 0 } = useEndpoint(
		readSubscriberCount,
		isPreview ? null : {}
	);
	return (
		<p className={ TOTAL_CLASS } aria-busy={ status === 'loading' }>
			{ status === 'failed'
				? messages.noTotal()
				: messages.total( count, formatNumber( count ) ) }
		</p>
	);
}
