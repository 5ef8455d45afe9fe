import {
	BlockAlignmentControl,
	BlockControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import type { ReactNode } from 'react';

/**
 * Toolbar with alignment, the block's own controls, and a button that opens the media library to sort, add and remove
 * images.
 */
export function PictureListToolbar< Alignment extends string >( {
	align,
	alignments,
	onAlign,
	children,
	ids,
	allowedTypes,
	onSelect,
	label,
}: {
	align: Alignment;
	/** Available alignments. The first one is active after the author removes the alignment. */
	alignments: readonly [ Alignment, ...Alignment[] ];
	onAlign( align: Alignment ): void;
	children?: ReactNode;
	ids: readonly number[];
	allowedTypes: readonly string[];
	/** Called with the raw selection from the media modal. */
	onSelect( media: readonly unknown[] ): void;
	label: string;
} ): ReactNode {
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentControl
					value={ align }
					controls={ alignments }
					onChange={ ( next ) =>
						onAlign(
							alignments.find( ( each ) => each === next ) ??
								alignments[ 0 ]
						)
					}
				/>
				{ children }
			</BlockControls>
			<MediaUploadCheck>
				<BlockControls group="other">
					<MediaUpload
						gallery
						multiple
						allowedTypes={ allowedTypes }
						value={ ids }
						onSelect={ ( media ) =>
							onSelect( Array.isArray( media ) ? media : [] )
						}
						render={ ( { open } ) => (
							<ToolbarButton onClick={ open }>
								{ label }
							</ToolbarButton>
						) }
					/>
				</BlockControls>
			</MediaUploadCheck>
		</>
	);
}
