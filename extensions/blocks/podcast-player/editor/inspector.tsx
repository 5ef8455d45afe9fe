import type { AttributesOf } from '#shared/attributes';
import {
	ContrastChecker,
	InspectorControls,
	PanelColorSettings,
} from '@wordpress/block-editor';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { AppAddress } from './app-address';
import type { ReactNode } from 'react';
import { ITEMS_TO_SHOW, type attributes as schema } from '../attributes';
import { messages } from '../messages';
import {
	chooseColour,
	COLOUR_NAMES,
	colourOf,
	type PaletteColour,
} from '../rules/colours';
import type { Surroundings } from './use-surroundings';

type Attributes = AttributesOf< typeof schema >;

const SWITCHES = [
	'showCoverArt',
	'showEpisodeTitle',
	'showEpisodeDescription',
	'playNext',
] as const;

const APPS = [ 'appleUrl', 'spotifyUrl' ] as const;

/** Number, parts, links and colours, with a warning when accent or text can hardly be read on their background. */
export function PodcastInspector( {
	attributes,
	setAttributes,
	palette,
	surroundings,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	palette: readonly PaletteColour[];
	surroundings: Surroundings;
} ): ReactNode {
	const [ primary, secondary, background ] = COLOUR_NAMES.map( ( name ) =>
		colourOf( name, attributes, palette )
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
				title={ messages.colours() }
				__experimentalIsRenderedInSidebar
				enableAlpha={ false }
				colorSettings={ COLOUR_NAMES.map( ( name ) => ( {
					label: messages.colour[ name ](),
					value: colourOf( name, attributes, palette ),
					enableAlpha: false,
					onChange: ( value ) =>
						setAttributes( chooseColour( name, value, palette ) ),
				} ) ) }
			>
				{ [ secondary, primary ].map(
					( colour, index ) =>
						( colour || background ) && (
							<ContrastChecker
								key={ index }
								textColor={ colour ?? surroundings.text }
								backgroundColor={ behind }
							/>
						)
				) }
			</PanelColorSettings>
		</InspectorControls>
	);
}
