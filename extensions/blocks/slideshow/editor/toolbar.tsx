import {
	BlockAlignmentControl,
	BlockControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ALIGNMENTS, ALLOWED_TYPES } from '../attributes';
import { messages } from '../messages';

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
							<ToolbarButton onClick={ open }>
								{ messages.editSlideshow() }
							</ToolbarButton>
						) }
					/>
				</BlockControls>
			</MediaUploadCheck>
		</>
	);
}
