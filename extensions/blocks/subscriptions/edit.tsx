import { toPlainText, type AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import { ConsentText } from './editor/consent-text';
import { SubscriptionInspector } from './editor/inspector';
import { SubscriberTotal } from './editor/subscriber-total';
import type { attributes as schema } from './attributes';
import { BUTTON_CLASS, EMAIL_CLASS, FIELDS_CLASS } from './markup';
import { messages } from './messages';
import { formStyle } from './rules/form-style';

/** Formats allowed in the button text. */
const FORMATS = [ 'core/bold', 'core/italic', 'core/strikethrough' ];

/** The form as visitors see it. The placeholder and the button text are edited in place. */
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
