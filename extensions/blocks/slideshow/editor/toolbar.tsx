import {
	BlockAlignmentControl,
	BlockControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { pencil } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { AltControl, ArrangeSlide, changeSlide } from '#shared/slides';
import { ALIGNMENTS, ALLOWED_TYPES } from '../attributes';
import { messages } from '../messages';
import type { Slide } from '../rules/slides';

/** Width, and "Edit Slideshow" for who may upload: the library's window sorts, adds and removes. */
export function SlideshowToolbar( {
	align,
	ids,
	onAlign,
	onSelect,
}: {
	align: ( typeof ALIGNMENTS )[ number ];
	ids: readonly number[];
	onAlign( align: ( typeof ALIGNMENTS )[ number ] ): void;
	onSelect( media: readonly unknown[] ): void;
} ): ReactNode {
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentControl
					value={ align }
					controls={ ALIGNMENTS }
					onChange={ ( next ) =>
						onAlign(
							ALIGNMENTS.find( ( each ) => each === next ) ??
								'center'
						)
					}
				/>
			</BlockControls>
			<MediaUploadCheck>
				<BlockControls group="other">
					<MediaUpload
						gallery
						multiple
						allowedTypes={ ALLOWED_TYPES }
						value={ ids }
						onSelect={ ( media ) =>
							onSelect( Array.isArray( media ) ? media : [] )
						}
						render={ ( { open } ) => (
							<ToolbarButton
								label={ messages.editSlideshow() }
								icon={ pencil }
								onClick={ open }
							/>
						) }
					/>
				</BlockControls>
			</MediaUploadCheck>
		</>
	);
}

/** What can be done to the slide that shows: its alternative text, its place, its end. Needs no right to upload. */
export function SlideControl( {
	slides,
	current,
	onChange,
}: {
	slides: readonly Slide[];
	current: number;
	/** @param next Index of the slide to show afterwards. */
	onChange( slides: readonly Slide[], next: number ): void;
} ): ReactNode {
	const slide = slides[ current ];
	if ( ! slide ) {
		return null;
	}
	return (
		<>
			<AltControl
				index={ current }
				help={ messages.altHelp() }
				value={ slide.alt }
				onChange={ ( alt ) =>
					onChange( changeSlide( slides, current, { alt } ), current )
				}
			/>
			<div>
				<ArrangeSlide
					slides={ slides }
					current={ current }
					onChange={ onChange }
				/>
			</div>
		</>
	);
}
