import { libraryItem } from '#shared/media';
import { propertyOf } from '#shared/validation';
import { readSlides, type Slide } from './slides';

/** The size that stands in the post; WordPress adds the others at output. */
const SIZE = 'large';

/**
 * A slide from what the media library or an upload hands over: the picture in the size "large", or whole when that
 * was never made; a video as it is. Null for what is neither, or not there yet.
 */
export function slideFromMedia( media: unknown ): Slide | null {
	const { mime } = libraryItem( media );
	const isVideo = String( mime ?? propertyOf( media, 'type' ) ).startsWith(
		'video'
	);
	const [ slide ] = readSlides( [
		{
			...libraryItem( media, isVideo ? undefined : SIZE ),
			type: isVideo ? 'video' : 'image',
		},
	] );
	return slide?.url ? slide : null;
}
