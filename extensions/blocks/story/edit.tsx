import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useSlides } from '#shared/slides';
import { AddFiles, MediaStart, Uploading, useUploads } from '#shared/uploads';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { LibraryButton } from './editor/poster-control';
import { SettingsPanels } from './editor/settings-panels';
import { SlidePanel } from './editor/slide-panel';
import { Stage } from './editor/stage';
import { icon } from './icon';
import { SLIDE_TYPES } from './markup';
import { messages } from './messages';
import { replaceSlide, slideFromMedia } from './rules/chosen-media';
import { DEFAULTS, type StorySettings } from './rules/settings';
import { slidesOf, toMediaFiles } from './rules/slides';
import { ratioStyle } from './save';

type Attributes = AttributesOf< typeof schema >;

/** Without slides the way to some; with slides the story itself, and around it what changes it. */
export function Edit( props: EditProps< Attributes > ): ReactNode {
	const { attributes, setAttributes, isSelected } = props;
	const { slides, current, show, setSlides, add } = useSlides( props, {
		slidesOf: ( { mediaFiles } ) => slidesOf( mediaFiles ),
		patchOf: ( next ) => ( { mediaFiles: toMediaFiles( next ) } ),
		slideFromMedia,
	} );
	const settings: StorySettings = { ...DEFAULTS, ...attributes.settings };
	const replace = ( media: unknown ) => {
		const slide = slideFromMedia( media );
		if ( slide ) {
			setSlides( replaceSlide( slides, current, slide ) );
		}
	};
	const { previews, upload } = useUploads( SLIDE_TYPES, add );

	return (
		<>
			<SlidePanel
				slides={ slides }
				current={ current }
				onChange={ setSlides }
				onReplace={ replace }
			/>
			<SettingsPanels
				settings={ settings }
				onChange={ ( changes ) =>
					setAttributes( {
						settings: { ...attributes.settings, ...changes },
					} )
				}
			/>
			<div { ...useBlockProps( { style: ratioStyle( settings ) } ) }>
				{ slides.length > 0 && (
					<Stage
						slides={ slides }
						settings={ settings }
						current={ current }
						isSelected={ isSelected }
						onShow={ show }
						onReplace={ replace }
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
							label={ messages.addFromLibrary() }
							multiple
							onSelect={ add }
						/>
					</AddFiles>
				) : (
					<MediaStart
						icon={ icon }
						title={ messages.title() }
						instructions={ messages.instructions() }
						allowedTypes={ SLIDE_TYPES }
						onSelect={ add }
						onUpload={ upload }
					/>
				) }
			</div>
		</>
	);
}
