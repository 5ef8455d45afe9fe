import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { ToolbarSettings } from '#shared/ui';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { BackgroundChoice } from './editor/background';
import { ButtonText } from './editor/button-text';
import { Settings } from './editor/settings';
import { useCountryCode } from './editor/countries';
import { icon } from './icon';
import { ROOT_CLASS } from './markup';
import { messages } from './messages';
import { chatAddress } from './rules/phone-number';
import { colorClassOf } from './rules/backgrounds';
import { backgroundOf, textColor } from './rules/colors';

/**
 * The button as visitors see it, with text that is edited in place. All other settings are in a popover of the toolbar
 * and in the sidebar.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	// The language of the editor's interface, not of the post.
	const locale = document.documentElement.lang || 'en';
	const countryCode = useCountryCode( attributes.countryCode, isSelected );
	const backgroundColor = backgroundOf( attributes.backgroundColor );
	const hasAddress = chatAddress( attributes ) !== null;
	const blockProps = useBlockProps( {
		className: `is-color-${ attributes.colorClass }`,
	} );
	const settings = (
		<>
			<Settings
				{ ...{ attributes, setAttributes, countryCode, locale } }
			/>
			<BackgroundChoice
				value={ attributes.backgroundColor }
				onChange={ ( color ) =>
					setAttributes( {
						backgroundColor: color,
						colorClass: colorClassOf( color ),
					} )
				}
			/>
		</>
	);
	return (
		<div { ...blockProps }>
			<ToolbarSettings
				icon={ icon }
				label={ messages.settings() }
				className={ `${ ROOT_CLASS }__popover` }
			>
				{ settings }
			</ToolbarSettings>
			<InspectorControls>
				<PanelBody
					title={ messages.settings() }
					className={ `${ ROOT_CLASS }__panel` }
				>
					{ settings }
				</PanelBody>
			</InspectorControls>
			<ButtonText
				text={ attributes.buttonText }
				style={ {
					backgroundColor,
					color: textColor( backgroundColor ),
				} }
				onChange={ ( buttonText ) => setAttributes( { buttonText } ) }
			/>
			{ ! hasAddress && (
				<p className={ `${ ROOT_CLASS }__note` }>
					{ messages.noNumber() }
				</p>
			) }
		</div>
	);
}
