import { toPlainText } from '#shared/attributes';
import { isHttpUrl, withoutInvisible } from '#shared/validation';
import {
	RadioControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { FieldProblem } from '#shared/ui';
import { THANK_YOUS } from '../attributes';
import { messages } from '../messages';
import type { FormSettingsProps } from './form-inspector';

/** Settings for what a visitor sees after sending. The texts of the options that are not selected are kept. */
export function ThankYouSettings( {
	attributes: {
		customThankyou,
		customThankyouMessage,
		customThankyouRedirect,
	},
	setAttributes,
}: Pick< FormSettingsProps, 'attributes' | 'setAttributes' > ): ReactNode {
	const [ wasLeft, setWasLeft ] = useState( true );
	const isWrong =
		wasLeft &&
		customThankyouRedirect !== '' &&
		! isHttpUrl( customThankyouRedirect );
	return (
		<>
			<RadioControl
				label={ messages.thankYou() }
				selected={ customThankyou }
				options={ THANK_YOUS.map( ( value ) => ( {
					value,
					label: messages.thankYouOf[ value ](),
				} ) ) }
				onChange={ ( next ) =>
					setAttributes( {
						customThankyou: THANK_YOUS.find(
							( each ) => each === next
						),
					} )
				}
			/>
			{ customThankyou === 'message' && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ messages.thankYouMessage() }
					placeholder={ messages.thankYouPlaceholder() }
					value={ customThankyouMessage }
					onChange={ ( text ) =>
						setAttributes( {
							customThankyouMessage: toPlainText( text ),
						} )
					}
				/>
			) }
			{ customThankyou === 'redirect' && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					label={ messages.thankYouRedirect() }
					placeholder="https://"
					value={ customThankyouRedirect }
					aria-invalid={ isWrong }
					help={
						isWrong ? (
							<FieldProblem>
								{ messages.wrongRedirect() }
							</FieldProblem>
						) : undefined
					}
					onChange={ ( address ) => {
						setWasLeft( isWrong );
						setAttributes( {
							customThankyouRedirect: toPlainText(
								withoutInvisible( address )
							),
						} );
					} }
					onBlur={ () => {
						setWasLeft( true );
						setAttributes( {
							customThankyouRedirect:
								customThankyouRedirect.trim(),
						} );
					} }
				/>
			) }
		</>
	);
}
