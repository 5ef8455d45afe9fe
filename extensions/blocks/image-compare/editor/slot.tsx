import { MediaPlaceholder } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { PictureFigure } from '../picture-figure';
import type { PictureControl } from './use-picture';

/** The media library offers only images. */
export const ALLOWED_TYPES = [ 'image' ] as const;

/** The place of one image until both exist: the image, or buttons to add one. */
export function Slot( {
	control: { place, picture, preview, choose, chooseAddress, fail },
}: {
	control: PictureControl;
} ): ReactNode {
	if ( preview ) {
		return <Uploading preview={ preview } />;
	}
	if ( picture ) {
		return <PictureFigure place={ place } picture={ picture } />;
	}
	return (
		<MediaPlaceholder
			labels={ {
				title: messages.image[ place ](),
				// The instructions for both are above.
				instructions: '',
			} }
			accept="image/*"
			allowedTypes={ ALLOWED_TYPES }
			onSelect={ choose }
			onSelectURL={ ( address ) => void chooseAddress( address ) }
			onError={ fail }
		/>
	);
}

/** An image that is being uploaded. */
export function Uploading( { preview }: { preview: string } ): ReactNode {
	return (
		<div className={ `${ ROOT_CLASS }__uploading` } role="status">
			<img src={ preview } alt="" />
			<Spinner />
			{ messages.uploading() }
		</div>
	);
}
