import {
	BlockControls,
	MediaReplaceFlow,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import type { ReactNode } from 'react';
import { SLIDE_TYPES } from '../markup';
import { messages } from '../messages';
import type { Slide } from '../rules/slides';

/** Buttons to add slides and to replace the file of the current one, for users who may upload. */
export function StoryToolbar( {
	slide,
	onAdd,
	onReplace,
}: {
	/** The one that shows. */
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
							{ messages.add() }
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
