import { libraryItem } from '#shared/media';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import {
	PostFeaturedImageCheck,
	store as editorStore,
} from '@wordpress/editor';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** Button that sets the post's featured image, under the same conditions as WordPress's own control. */
export function FeaturedImageButton( {
	isBusy,
	onSet,
}: {
	isBusy: boolean;
	onSet(): void;
} ): ReactNode {
	const { editPost } = useDispatch( editorStore );
	return (
		<PostFeaturedImageCheck>
			<MediaUploadCheck fallback={ <p>{ messages.notAllowed() }</p> }>
				<MediaUpload
					title={ messages.featuredImage() }
					allowedTypes={ [ 'image' ] }
					unstableFeaturedImageFlow
					onSelect={ ( media ) => {
						void editPost( {
							featured_media: libraryItem( media ).id,
						} );
						onSet();
					} }
					render={ ( { open } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							aria-haspopup="dialog"
							isBusy={ isBusy }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ open }
						>
							{ messages.setImage() }
						</Button>
					) }
				/>
			</MediaUploadCheck>
		</PostFeaturedImageCheck>
	);
}
