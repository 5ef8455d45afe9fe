import type { EditingProps } from '#shared/definitions';
import { choosePreset, presetValue, ReplaceButton } from '#shared/ui';
import { FontSizePicker, InspectorControls } from '@wordpress/block-editor';
import { createBlock, getBlockType } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import {
	type attributes as schema,
	DEFAULT_FONT_SIZE,
	RANGES,
} from '../attributes';
import { messages } from '../messages';
import { cssFontSize } from '../rules/form-style';
import { plainText } from '../rules/plain-text';
import { FORM_BUTTON, MANY_SERVICES, SERVICE_FORMS } from './allowed-blocks';
import { ColorPanel, useThemeChoices } from './color-panel';

/**
 * The settings panels: color, text, border, spacing, display and newsletter services. Hides the size settings if the
 * theme sets the sizes.
 */
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

/** Whether the selected block style uses the theme's sizes for the field and the button. */
function isAsTheme( attributes: object ): boolean {
	return /(?:^|\s)is-style-theme(?:\s|$)/.test(
		String( Reflect.get( attributes, 'className' ) ?? '' )
	);
}

/** A control for a length in pixels. Resetting the control clears the attribute and restores the default. */
function PixelRange( {
	name,
	attributes,
	setAttributes,
}: EditingProps< typeof schema > & { name: keyof typeof RANGES } ): ReactNode {
	const { min, max, fallback } = RANGES[ name ];
	return (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages[ name ]() }
			value={ attributes[ name ] ?? fallback }
			min={ min }
			max={ max }
			allowReset
			resetFallbackValue={ fallback }
			onChange={ ( next ) => {
				setAttributes( {
					[ name ]: next === fallback ? undefined : next,
				} );
			} }
		/>
	);
}

function TextPanel( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const presets = useThemeChoices().fontSizes.map( ( { slug, size } ) => ( {
		slug,
		value: String( size ),
	} ) );
	return (
		<PanelBody title={ messages.textSettings() } initialOpen={ false }>
			<FontSizePicker
				__next40pxDefaultSize
				fallbackFontSize={ DEFAULT_FONT_SIZE }
				withReset
				withSlider={ false }
				value={ presetValue(
					presets,
					attributes.fontSize,
					attributes.customFontSize
				) }
				onChange={ ( value?: string | number ) => {
					const { slug, custom } = choosePreset(
						presets,
						value === undefined ? undefined : String( value )
					);
					setAttributes( {
						fontSize: slug,
						customFontSize: cssFontSize( custom ) ?? undefined,
					} );
				} }
			/>
		</PanelBody>
	);
}

/**
 * Offers to replace the form with the form of a newsletter service. The replacement keeps the texts of the field and
 * the button.
 */
function ServiceForms( {
	attributes: { subscribePlaceholder, submitButtonText },
	clientId,
}: Pick< EditingProps< typeof schema >, 'attributes' > & {
	clientId: string;
} ): ReactNode {
	const offered = SERVICE_FORMS.filter( ( name ) => getBlockType( name ) );
	return offered.length > 0 ? (
		<PanelBody title={ messages.serviceForms() } initialOpen={ false }>
			<p>{ messages.serviceFormsHelp() }</p>
			<VStack alignment="start">
				{ offered.map( ( name ) => (
					<ReplaceButton
						key={ name }
						clientId={ clientId }
						block={ name }
						convert={ () =>
							createBlock(
								name,
								{ emailPlaceholder: subscribePlaceholder },
								submitButtonText
									? [
											createBlock( FORM_BUTTON, {
												element: 'button',
												text: plainText(
													submitButtonText
												),
											} ),
										]
									: []
							)
						}
					>
						{ name === MANY_SERVICES
							? messages.useOtherService()
							: messages.useForm(
									getBlockType( name )?.title ?? ''
								) }
					</ReplaceButton>
				) ) }
			</VStack>
		</PanelBody>
	) : null;
}
