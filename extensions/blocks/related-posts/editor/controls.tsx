import { toPlainText, type AttributesOf } from '#shared/attributes';
import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { grid, list } from '@wordpress/icons';
import type { ReactNode } from 'react';
import {
	LAYOUTS,
	POSTS_TO_SHOW,
	type attributes as schema,
} from '../attributes';
import { messages } from '../messages';

type Attributes = AttributesOf< typeof schema >;

const SWITCHES = [
	'displayThumbnails',
	'displayDate',
	'displayContext',
] as const;

const ICONS = { grid, list };

/** The layout buttons in the toolbar, and the "Settings" panel with all other settings. */
export function RelatedPostsControls( {
	attributes,
	setAttributes,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
} ): ReactNode {
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					{ LAYOUTS.map( ( layout ) => (
						<ToolbarButton
							key={ layout }
							icon={ ICONS[ layout ] }
							label={ messages[ layout ]() }
							isPressed={ attributes.postLayout === layout }
							onClick={ () =>
								setAttributes( { postLayout: layout } )
							}
						/>
					) ) }
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ messages.settings() }>
					<TextControl
						__next40pxDefaultSize
						label={ messages.heading() }
						help={ messages.headingHelp() }
						value={ attributes.heading }
						onChange={ ( heading ) =>
							setAttributes( {
								heading: toPlainText( heading ),
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
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.postsToShow() }
						help={ messages.savedTerms() }
						value={ attributes.postsToShow }
						min={ POSTS_TO_SHOW.min }
						max={ POSTS_TO_SHOW.max }
						onChange={ ( next ) =>
							setAttributes( {
								postsToShow: next ?? POSTS_TO_SHOW.fallback,
							} )
						}
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
