import type { EditingProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { LANGUAGE_NAMES, languageOf } from '../rules/language-names';
import {
	kept,
	LANGUAGE_CODES,
	restaurantsOf,
	styleFor,
	STYLES,
	stylesFor,
	withStyle,
} from '../rules/reservation';
import { RestaurantTokens } from './restaurant-search';

/** Settings for the restaurants and the display of the form. */
export function Settings( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { lang, iframe, newtab, negativeMargin } = attributes;
	const restaurants = restaurantsOf( attributes );
	const style = styleFor( attributes.style, restaurants.length );
	const siteLanguage = languageOf( '', readInitialState().site.language );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ messages.settings() }>
					<RestaurantTokens
						restaurants={ restaurants }
						onChange={ ( chosen ) =>
							setAttributes( {
								...kept( chosen ),
								style: styleFor( style, chosen.length ),
							} )
						}
					/>
					<RadioControl
						label={ messages.style() }
						selected={ style === 'multi' ? 'standard' : style }
						options={ stylesFor( restaurants.length ).map(
							( value ) => ( {
								value,
								label: messages.styleName( value ),
							} )
						) }
						onChange={ ( value ) => {
							const next = STYLES.find(
								( each ) => each === value
							);
							if ( next ) {
								setAttributes( withStyle( attributes, next ) );
							}
						} }
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.language() }
						value={ lang }
						options={ [
							{
								value: '',
								label: messages.siteLanguage(
									LANGUAGE_NAMES[ siteLanguage ]
								),
							},
							...LANGUAGE_CODES.map( ( code ) => ( {
								value: code,
								label: LANGUAGE_NAMES[ code ],
							} ) ),
						] }
						onChange={ ( value ) =>
							setAttributes( {
								lang:
									LANGUAGE_CODES.find(
										( code ) => code === value
									) ?? '',
							} )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ messages.newWindow() }
						checked={ newtab }
						onChange={ ( next ) =>
							setAttributes( { newtab: next } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.iframe() }
					help={ messages.iframeHelp() }
					checked={ iframe }
					onChange={ ( next ) => setAttributes( { iframe: next } ) }
				/>
				{ style === 'button' && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ messages.negativeMargin() }
						checked={ negativeMargin }
						onChange={ ( next ) =>
							setAttributes( { negativeMargin: next } )
						}
					/>
				) }
			</InspectorControls>
		</>
	);
}
