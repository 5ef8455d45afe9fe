import { toPlainText } from '#shared/attributes';
import type { EditingProps } from '#shared/definitions';
import { FieldProblem } from '#shared/ui';
import { isHttpUrl, withoutInvisible } from '#shared/validation';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { isPaymentLink } from '../markup';

/** Settings for the link text in feeds, and for a payment link. */
export function PaymentInspector( {
	attributes: { paymentLink, postLinkText },
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const [ typed, setTyped ] = useState( paymentLink );
	const [ wasLeft, setWasLeft ] = useState( true );
	const text = isPaymentLink( typed.trim() ) ? paymentLink : typed;
	const isWrong =
		wasLeft && typed.trim() !== '' && ! isPaymentLink( typed.trim() );
	return (
		<InspectorControls>
			<PanelBody title={ messages.linkPanel() }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.linkText() }
					help={ messages.linkTextHelp() }
					value={ postLinkText }
					onChange={ ( next ) =>
						setAttributes( {
							postLinkText: toPlainText( next ),
						} )
					}
				/>
			</PanelBody>
			<PanelBody title={ messages.paymentLinkPanel() }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					autoComplete="off"
					label={ messages.paymentLink() }
					value={ text }
					onChange={ ( next ) => {
						const address = withoutInvisible( next ).trim();
						setTyped( next );
						setWasLeft( false );
						setAttributes( {
							paymentLink:
								isPaymentLink( address ) && isHttpUrl( address )
									? address
									: '',
						} );
					} }
					onBlur={ () => setWasLeft( true ) }
					aria-invalid={ isWrong }
					help={
						isWrong ? (
							<FieldProblem>
								{ messages.notAPaymentLink() }
							</FieldProblem>
						) : (
							messages.paymentLinkHelp()
						)
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
