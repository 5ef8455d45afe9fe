import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { toPlainText, type AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { codeOf } from '../rules/qr-code';

/** Settings for the details' display, the contact card and the QR code. */
export function Settings( {
	attributes: { showIcons, showLabels, name, hasCard, hasCode },
	card,
	isTooLong,
	setAttributes,
}: Pick<
	EditProps< AttributesOf< typeof schema > >,
	'attributes' | 'setAttributes'
> & {
	/** Text of the vCard; empty when there are no contact details. */
	card: string;
	/** Whether the details are too long for a QR code. */
	isTooLong: boolean;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.showIcons() }
					checked={ showIcons }
					onChange={ ( next ) =>
						setAttributes( { showIcons: next } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.showLabels() }
					checked={ showLabels }
					onChange={ ( next ) =>
						setAttributes( { showLabels: next } )
					}
				/>
			</PanelBody>
			<PanelBody title={ messages.cardSettings() } initialOpen={ false }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.hasCard() }
					help={ messages.hasCardHelp() }
					checked={ hasCard }
					onChange={ ( next ) => setAttributes( { hasCard: next } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.hasCode() }
					help={
						isTooLong
							? messages.tooLongForCode()
							: messages.hasCodeHelp()
					}
					checked={ hasCode }
					onChange={ ( next ) =>
						setAttributes( {
							hasCode: next,
							code: ( next && codeOf( card ) ) || undefined,
						} )
					}
				/>
				{ ( hasCard || hasCode ) && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.cardName() }
						help={ messages.cardNameHelp() }
						value={ name }
						onChange={ ( next ) =>
							setAttributes( { name: toPlainText( next ) } )
						}
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
