import {
	BlockControls,
	MediaReplaceFlow,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	ToggleControl,
	ToolbarButton,
} from '@wordpress/components';
import { useReducedMotion } from '@wordpress/compose';
import type { ReactNode } from 'react';
import { SLIDE_TYPES } from '../markup';
import { messages } from '../messages';
import { DEFAULTS, RANGES, type StorySettings } from '../rules/settings';
import type { Slide } from '../rules/slides';

type Switch = {
	[ Name in keyof StorySettings ]: StorySettings[ Name ] extends boolean
		? Name
		: never;
}[ keyof StorySettings ];

const SECOND_MS = 1000;

/** Maximum number of seconds that the control offers. A post can contain a higher number. */
const MAX_IMAGE_SECONDS = 20;

/** The “Playback”, “Fullscreen” and “Display” panels. */
export function SettingsPanels( {
	settings,
	onChange,
}: {
	settings: StorySettings;
	onChange( changes: Partial< StorySettings > ): void;
} ): ReactNode {
	const isReduced = useReducedMotion();
	const toggle = ( name: Switch, help?: string ) => (
		<ToggleControl
			label={ messages[ name ]() }
			help={ help }
			checked={ settings[ name ] }
			onChange={ ( next ) => onChange( { [ name ]: next } ) }
		/>
	);
	return (
		<>
			<PanelBody title={ messages.playback() } initialOpen={ false }>
				<RangeControl
					__next40pxDefaultSize
					label={ messages.imageTime() }
					help={ isReduced ? messages.reducedMotion() : undefined }
					value={ settings.imageTime / SECOND_MS }
					min={ RANGES.imageTime.min / SECOND_MS }
					max={ MAX_IMAGE_SECONDS }
					step={ 0.5 }
					onChange={ ( seconds ) =>
						onChange( {
							imageTime: seconds
								? seconds * SECOND_MS
								: DEFAULTS.imageTime,
						} )
					}
				/>
				<RangeControl
					__next40pxDefaultSize
					label={ messages.volume() }
					value={ Math.round( settings.volume * 100 ) }
					min={ 0 }
					max={ 100 }
					step={ 5 }
					onChange={ ( percent ) =>
						onChange( {
							volume: ( percent ?? DEFAULTS.volume * 100 ) / 100,
						} )
					}
				/>
				{ toggle( 'startMuted' ) }
				{ toggle( 'playOnLoad', messages.playOnLoadHelp() ) }
				{ toggle( 'playOnNextSlide' ) }
			</PanelBody>
			<PanelBody title={ messages.fullscreen() } initialOpen={ false }>
				{ toggle( 'playInFullscreen', messages.fullscreenHelp() ) }
				{ toggle( 'loadInFullscreen' ) }
				{ toggle( 'exitFullscreenOnEnd' ) }
			</PanelBody>
			<PanelBody title={ messages.display() } initialOpen={ false }>
				{ toggle( 'blurredBackground' ) }
				{ toggle( 'showSlideCount' ) }
			</PanelBody>
		</>
	);
}

/** Buttons to add slides and to replace the current slide's file, for users who may upload. */
export function StoryToolbar( {
	slide,
	onAdd,
	onReplace,
}: {
	slide: Slide;
	onAdd( media: readonly unknown[] ): void;
	onReplace( media: unknown ): void;
} ): ReactNode {
	return (
		<MediaUploadCheck>
			<BlockControls group="other">
				<MediaUpload
					multiple
					allowedTypes={ SLIDE_TYPES }
					onSelect={ ( chosen: unknown ) =>
						onAdd( Array.isArray( chosen ) ? chosen : [ chosen ] )
					}
					render={ ( { open } ) => (
						<ToolbarButton onClick={ open }>
							{ messages.addSlides() }
						</ToolbarButton>
					) }
				/>
				<MediaReplaceFlow
					name={ messages.replace() }
					mediaId={ slide.id }
					mediaURL={ slide.url }
					allowedTypes={ SLIDE_TYPES }
					accept={ SLIDE_TYPES.map(
						( type ) => `${ type }/*`
					).join() }
					onSelect={ onReplace }
				/>
			</BlockControls>
		</MediaUploadCheck>
	);
}
