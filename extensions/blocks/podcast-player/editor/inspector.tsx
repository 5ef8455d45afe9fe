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
import { chooseColor, colorOf, type PaletteColor } from '../rules/chosen-color';
import { COLOR_NAMES } from '../rules/colors';
import type { Surroundings } from './use-surroundings';

type Attributes = AttributesOf< typeof schema >;

const SWITCHES = [
	'showCoverArt',
	'showEpisodeTitle',
	'showEpisodeDescription',
	'playNext',
] as const;

const APPS = [ 'appleUrl', 'spotifyUrl' ] as const;

/** Number, parts, links and colors, with a warning when accent or text can hardly be read on their background. */
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
		</InspectorControls>
	);
}
