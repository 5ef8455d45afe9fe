import { isWebAddress } from '#shared/validation';
import type { Picture } from '../rules/picture';

/**
 * The picture at a web address, with its size, so that the page keeps its place.
 *
 * @throws Error when there is no picture.
 */
export async function measurePicture( address: string ): Promise< Picture > {
	const image = new Image();
	await new Promise( ( resolve, reject ) => {
		if ( ! isWebAddress( address ) ) {
			throw new Error( 'No web address.' );
		}
		image.addEventListener( 'load', resolve );
		image.addEventListener( 'error', reject );
		image.src = address.trim();
	} );
	const { src, naturalWidth, naturalHeight } = image;
	return {
		url: src,
		alt: '',
		// A drawing may have no size of its own.
		...( naturalWidth && naturalHeight
			? { width: naturalWidth, height: naturalHeight }
			: {} ),
	};
}
