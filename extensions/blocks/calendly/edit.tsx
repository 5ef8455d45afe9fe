import type { EditingProps } from '#shared/definitions';
import { EmbedField, useStyleSwitch } from '#shared/embed/editor';
import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import {
	PanelBody,
	ToggleControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { DEFAULT_COLORS, type attributes as schema } from './attributes';
import { messages } from './messages';
import { calendly } from './provider';
import { sixDigits } from './six-digits';

export { messages };

/** Settings for the calendar's details, style and three colors. */
export function Settings( {
	attributes,
	setAttributes,
	clientId,
}: EditingProps< typeof schema > & { clientId: string } ): ReactNode {
	const handleStyle = useStyleSwitch< typeof attributes.style >(
		clientId,
		setAttributes
	);
	const color = ( name: keyof typeof DEFAULT_COLORS, label: string ) => ( {
		label,
		value: `#${ attributes[ name ] ?? DEFAULT_COLORS[ name ] }`,
		onChange: ( value?: string ) =>
			setAttributes( { [ name ]: sixDigits( value ) } ),
	} );
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<EmbedField
					provider={ calendly }
					attributes={ attributes }
					label={ messages.sidebarField() }
					problem={ messages.problem() }
					onEmbed={ setAttributes }
				/>
				<ToggleGroupControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					isBlock
					label={ messages.style() }
					value={ attributes.style }
					onChange={ ( style ) =>
						handleStyle( style === 'link' ? 'link' : 'inline' )
					}
				>
					<ToggleGroupControlOption
						value="inline"
						label={ messages.inline() }
					/>
					<ToggleGroupControlOption
						value="link"
						label={ messages.link() }
					/>
				</ToggleGroupControl>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.hideDetails() }
					checked={ attributes.hideEventTypeDetails }
					onChange={ ( hideEventTypeDetails ) =>
						setAttributes( { hideEventTypeDetails } )
					}
				/>
			</PanelBody>
			<PanelColorSettings
				title={ messages.colors() }
				initialOpen={ false }
				colorSettings={ [
					color( 'backgroundColor', messages.background() ),
					color( 'primaryColor', messages.primary() ),
					color( 'textColor', messages.text() ),
				] }
			/>
		</InspectorControls>
	);
}
