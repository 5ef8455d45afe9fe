import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { ColorPanel } from './color-panel';
import { PixelRange } from './pixel-range';
import { ServiceForms } from './service-forms';
import { TextPanel } from './text-panel';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';

/** The panels of settings: color, text, border, spacing, display and other forms. Sizes that come from the theme are hidden. */
export function SubscriptionInspector(
	props: EditingProps< typeof schema > & { clientId: string }
): ReactNode {
	const { attributes, setAttributes } = props;
	const hasOwnSizes = ! isAsTheme( attributes );
	return (
		<InspectorControls>
			<ColorPanel { ...props } />
			{ hasOwnSizes && (
				<>
					<TextPanel { ...props } />
					<PanelBody
						title={ messages.borderSettings() }
						initialOpen={ false }
					>
						<PixelRange name="borderRadius" { ...props } />
						<PixelRange name="borderWeight" { ...props } />
					</PanelBody>
				</>
			) }
			<PanelBody
				title={ messages.spacingSettings() }
				initialOpen={ false }
			>
				{ hasOwnSizes && <PixelRange name="padding" { ...props } /> }
				<PixelRange name="spacing" { ...props } />
			</PanelBody>
			<PanelBody
				title={ messages.displaySettings() }
				initialOpen={ false }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.showTotal() }
					help={ messages.showTotalHelp() }
					checked={ attributes.showSubscribersTotal }
					onChange={ ( showSubscribersTotal ) =>
						setAttributes( { showSubscribersTotal } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.buttonOnNewLine() }
					checked={ attributes.buttonOnNewLine }
					onChange={ ( buttonOnNewLine ) =>
						setAttributes( { buttonOnNewLine } )
					}
				/>
			</PanelBody>
			<ServiceForms { ...props } />
		</InspectorControls>
	);
}

/** Whether the block style is selected that takes the sizes of field and button from the theme. */
function isAsTheme( attributes: object ): boolean {
	return /(?:^|\s)is-style-theme(?:\s|$)/.test(
		String( Reflect.get( attributes, 'className' ) ?? '' )
	);
}
