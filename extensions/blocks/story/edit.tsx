import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { changeSlide, useSlides } from '#shared/slides';
import { AddFiles, MediaStart, Uploading, useUploads } from '#shared/uploads';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { LibraryButton } from './editor/library-button';
import { SettingsPanels, StoryToolbar } from './editor/settings';
import { SlidePanel } from './editor/slide-panel';
import { Stage } from './editor/stage';
import { icon } from './icon';
import { SLIDE_TYPES } from './markup';
import { messages } from './messages';
import {
	indexOfSlide,
	replaceSlide,
	slideFromMedia,
} from './rules/chosen-media';
import { DEFAULTS, type StorySettings } from './rules/settings';
import { slidesOf, toMediaFiles } from './rules/slides';
import { ratioStyle } from './save';

type Attributes = AttributesOf< typeof schema >;

/** Shows a placeholder if there are no slides; otherwise the story and its settings. */
export function Edit( props: EditProps< Attributes > ): ReactNode {
	const { attributes, setAttributes, isSelected } = props;
	const { slides, current, show, setSlides, update, add, lastRemoved } =
		useSlides( props, {
			slidesOf: ( { mediaFiles } ) => slidesOf( mediaFiles ),
			patchOf: ( next ) => ( { mediaFiles: toMediaFiles( next ) } ),
			slideFromMedia,
		} );
	const settings: StorySettings = { ...DEFAULTS, ...attributes.settings };
	const slide = slides[ current ];
	// WordPress calls the function of the render in which an upload began, so `slides` may be outdated.
	const replace = ( media: unknown ) =>
		update( ( now ) => {
			const next = slideFromMedia( media );
			const index = slide ? indexOfSlide( now, slide, current ) : -1;
			return next && index >= 0
				? {
						mediaFiles: toMediaFiles(
							replaceSlide( now, index, next )
						),
					}
				: null;
		} );
	const { previews, upload } = useUploads( SLIDE_TYPES, add );

	return (
		<>
			<InspectorControls>
				<SlidePanel
					slides={ slides }
					current={ current }
					onShow={ show }
					onChange={ setSlides }
					onAdd={ add }
				/>
				<SettingsPanels
					settings={ settings }
					onChange={ ( changes ) =>
						setAttributes( {
							settings: withoutDefaults( {
								...attributes.settings,
								...changes,
							} ),
						} )
					}
				/>
			</InspectorControls>
			{ slide && (
				<StoryToolbar
					slide={ slide }
					onAdd={ add }
					onReplace={ replace }
				/>
			) }
			<div { ...useBlockProps( { style: ratioStyle( settings ) } ) }>
				{ slides.length > 0 && (
					<Stage
						slides={ slides }
						settings={ settings }
						current={ current }
						isSelected={ isSelected }
						onShow={ show }
						onReplace={ replace }
						onWrite={ ( index, changes ) =>
							setSlides( changeSlide( slides, index, changes ) )
						}
					/>
				) }
				{ previews.length > 0 && <Uploading /> }
				{ slides.length + previews.length > 0 ? (
					<AddFiles
						isSelected={ isSelected }
						allowedTypes={ SLIDE_TYPES }
						dropLabel={ messages.drop() }
						uploadLabel={ messages.upload() }
						onUpload={ upload }
					>
						<LibraryButton
							label={ messages.library() }
							multiple
							onSelect={ add }
						/>
					</AddFiles>
				) : (
					<MediaStart
						icon={ icon }
						title={ messages.title() }
						instructions={ messages.instructions() }
						lastRemoved={ lastRemoved }
						allowedTypes={ SLIDE_TYPES }
						onSelect={ add }
						onUpload={ upload }
					/>
				) }
			</div>
		</>
	);
}

/** Returns the settings that differ from their defaults. Only these are stored. */
function withoutDefaults< Settings extends object >(
	settings: Settings
): Settings {
	return Object.fromEntries(
		Object.entries( settings ).filter(
			( [ name, value ] ) => Reflect.get( DEFAULTS, name ) !== value
		)
	) as Settings;
}
