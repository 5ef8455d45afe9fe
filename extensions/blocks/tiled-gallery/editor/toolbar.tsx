import { GALLERY_MEDIA_TYPES } from '#shared/media';
import {
	BlockAlignmentControl,
	BlockControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarDropdownMenu } from '@wordpress/components';
import { filter } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ALIGNMENTS, FILTERS } from '../attributes';
import { messages } from '../messages';
import type { Attributes } from '../rules/gallery';

/** Width, filter, and "Edit Gallery" for who may upload: the library's window sorts, adds and removes. */
export function GalleryToolbar( {
	attributes: { align, ids, imageFilter },
	setAttributes,
	onFilter,
	onSelect,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	/** Called when a filter is chosen, whichever. */
	onFilter(): void;
	onSelect( media: readonly unknown[] ): void;
} ): ReactNode {
	const choose = ( next: Attributes[ 'imageFilter' ] ) => () => {
		setAttributes( {
			imageFilter: next === imageFilter ? undefined : next,
		} );
		onFilter();
	};
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentControl
					value={ align }
					controls={ ALIGNMENTS }
					onChange={ ( next ) =>
						setAttributes( {
							align:
								ALIGNMENTS.find( ( each ) => each === next ) ??
								'center',
						} )
					}
				/>
				<ToolbarDropdownMenu
					icon={ filter }
					label={ messages.pickFilter() }
					controls={ [
						{
							role: 'menuitemradio',
							title: messages.filter.original(),
							isActive: ! imageFilter,
							onClick: choose( undefined ),
						},
						...FILTERS.map( ( name ) => ( {
							role: 'menuitemradio',
							title: messages.filter[ name ](),
							isActive: name === imageFilter,
							onClick: choose( name ),
						} ) ),
					] }
				/>
			</BlockControls>
			<MediaUploadCheck>
				<BlockControls group="other">
					<MediaUpload
						gallery
						multiple
						allowedTypes={ GALLERY_MEDIA_TYPES }
						value={ ids }
						onSelect={ ( media ) =>
							onSelect( Array.isArray( media ) ? media : [] )
						}
						render={ ( { open } ) => (
							<ToolbarButton onClick={ open }>
								{ messages.editGallery() }
							</ToolbarButton>
						) }
					/>
				</BlockControls>
			</MediaUploadCheck>
		</>
	);
}
