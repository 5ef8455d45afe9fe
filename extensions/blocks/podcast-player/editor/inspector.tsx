import type { AttributesOf } from '#shared/attributes';
import { hexOf } from '#shared/look';
import { FieldProblem, GuideLink, useTyped } from '#shared/ui';
import { windowOf } from '#shared/view';
import {
	ContrastChecker,
	InspectorControls,
	PanelColorSettings,
} from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { type attributes as schema, ITEMS_TO_SHOW } from '../attributes';
import { messages } from '../messages';
import { feedAddress } from '../rules/addresses';
import { chooseColor, colorOf, type PaletteColor } from '../rules/chosen-color';
import { COLOR_NAMES } from '../rules/colors';

type Attributes = AttributesOf< typeof schema >;

const SWITCHES = [
	'showCoverArt',
	'showEpisodeTitle',
	'showEpisodeDescription',
	'playNext',
] as const;

const APPS = [ 'appleUrl', 'spotifyUrl' ] as const;

/** Settings for the number of episodes, visible elements, links and colors. Warns if the contrast is low. */
export function PodcastInspector( {
	attributes,
	setAttributes,
	palette,
	surroundings,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	palette: readonly PaletteColor[];
	surroundings: Surroundings;
} ): ReactNode {
	const [ primary, secondary, background ] = COLOR_NAMES.map( ( name ) =>
		colorOf( name, attributes, palette )
	);
	const behind = background ?? surroundings.background;
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.itemsToShow() }
					value={ attributes.itemsToShow }
					min={ ITEMS_TO_SHOW.min }
					max={ ITEMS_TO_SHOW.max }
					onChange={ ( next ) =>
						setAttributes( {
							itemsToShow: next ?? ITEMS_TO_SHOW.fallback,
						} )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.isReversed() }
					help={ messages.isReversedHelp() }
					checked={ attributes.isReversed }
					onChange={ ( isReversed ) =>
						setAttributes( { isReversed } )
					}
				/>
				{ SWITCHES.map( ( name ) => (
					<ToggleControl
						key={ name }
						__nextHasNoMarginBottom
						label={ messages[ name ]() }
						checked={ attributes[ name ] }
						onChange={ ( next ) =>
							setAttributes( { [ name ]: next } )
						}
					/>
				) ) }
			</PanelBody>
			<PanelBody title={ messages.elsewhere() } initialOpen={ false }>
				<p>{ messages.elsewhereHelp() }</p>
				{ APPS.map( ( name ) => (
					<AppAddress
						key={ name }
						label={ messages[ name ]() }
						value={ attributes[ name ] }
						onChange={ ( next ) =>
							setAttributes( { [ name ]: next } )
						}
					/>
				) ) }
			</PanelBody>
			<PanelColorSettings
				title={ messages.colors() }
				__experimentalIsRenderedInSidebar
				enableAlpha={ false }
				colorSettings={ COLOR_NAMES.map( ( name ) => ( {
					label: messages.color[ name ](),
					value: colorOf( name, attributes, palette ),
					enableAlpha: false,
					onChange: ( value ) =>
						setAttributes( chooseColor( name, value, palette ) ),
				} ) ) }
			>
				{ [ secondary, primary ].map(
					( color, index ) =>
						( color || background ) && (
							<ContrastChecker
								key={ index }
								textColor={ color ?? surroundings.text }
								backgroundColor={ behind }
							/>
						)
				) }
			</PanelColorSettings>
			<GuideLink />
		</InspectorControls>
	);
}

const readAddress = ( text: string ): string | null =>
	text.trim() === '' ? '' : feedAddress( text );

function AppAddress( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: string;
	onChange( next: string ): void;
} ): ReactNode {
	const { text, isWrong, handleChange, handleBlur } = useTyped(
		value,
		readAddress,
		onChange
	);
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="url"
			label={ label }
			value={ text }
			aria-invalid={ isWrong }
			help={
				isWrong && (
					<FieldProblem>{ messages.wholeAddress() }</FieldProblem>
				)
			}
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}

/** Theme colors around the block, as six hexadecimal digits; undefined until they are known. */
type Surroundings = { text?: string; background?: string };

/**
 * Returns the theme's colors around the block. The contrast check needs them when the author has set only one color.
 */
export function useSurroundings( element: HTMLElement | null ): Surroundings {
	const [ found, setFound ] = useState< Surroundings >( {} );
	useEffect( () => {
		const around = element?.parentElement;
		if ( around ) {
			const { getComputedStyle } = windowOf( around );
			setFound( {
				text: opaque( getComputedStyle( around ).color ),
				background: backgroundOf( around ),
			} );
		}
	}, [ element ] );
	return found;
}

function backgroundOf( around: HTMLElement ): string | undefined {
	const { getComputedStyle } = windowOf( around );
	for (
		let place: HTMLElement | null = around;
		place;
		place = place.parentElement
	) {
		const color = opaque( getComputedStyle( place ).backgroundColor );
		if ( color ) {
			return color;
		}
	}
	return '#ffffff';
}

/** Returns a computed color as six hexadecimal digits; undefined if it is transparent. */
function opaque( computed: string ): string | undefined {
	const hex = hexOf( computed );
	return hex?.length === 7 ? hex : undefined;
}
