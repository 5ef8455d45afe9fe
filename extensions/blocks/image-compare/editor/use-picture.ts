import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { isWebAddress, propertyOf } from '#shared/validation';
import type { Place } from '../markup';
import { messages } from '../messages';
import { altOf, pictureOf, storePicture } from '../rules/picture';
import type { Picture, StoredPicture } from '../rules/picture';
import { pictureFromMedia } from '../rules/picture-from-media';

/** One of the two pictures, and what can be done to it. */
export type PictureControl = {
	place: Place;
	picture: Picture | null;
	/** A `blob:` address to show while a file is on its way up; it never reaches the attributes. */
	preview: string;
	/** Takes what the library, an upload or a drop hands over: images only. */
	choose( media: unknown ): void;
	chooseAddress( address: string ): Promise< void >;
	setAlt( alt: string ): void;
	remove(): void;
	/** Tells the author what went wrong. */
	fail( message: string ): void;
};

/** Position of the divider, in percent. */
export function usePicture(
	place: Place,
	stored: StoredPicture | undefined,
	onChange: ( picture: StoredPicture | undefined ) => void
): PictureControl {
	const { createErrorNotice } = useDispatch( noticesStore );
	const picture = pictureOf( stored );
	/** The `blob:` and the picture that it is to replace: once that has changed the `blob:` is gone. */
	const [ upload, setUpload ] = useState( { blob: '', over: picture?.url } );

	/** State and actions of one picture for the parts of the editor. */
	const set = ( next: Picture ) =>
		onChange(
			storePicture( { ...next, alt: next.alt || altOf( stored ) } )
		);
	const fail = ( message: string ) => {
		setUpload( { blob: '', over: picture?.url } );
		void createErrorNotice( message, {
			id: `dovetail-image-compare-${ place }`,
		} );
	};

	return {
		place,
		picture,
		preview: upload.over === picture?.url ? upload.blob : '',
		fail,
		choose( media ) {
			const blob = blobOf( media );
			setUpload( { blob, over: picture?.url } );
			// An upload that has failed hands over nothing, and says why by itself.
			if ( blob || ! media ) {
				return;
			}
			const chosen = pictureFromMedia( media );
			if ( chosen ) {
				set( chosen );
			} else {
				fail( messages.notAnImage() );
			}
		},
		async chooseAddress( address ) {
			try {
				set( await measurePicture( address ) );
			} catch {
				fail( messages.noImageThere() );
			}
		},
		setAlt( alt ) {
			if ( picture ) {
				onChange( storePicture( { ...picture, alt } ) );
			}
		},
		remove: () => onChange( undefined ),
	};
}

function blobOf( media: unknown ): string {
	const url = propertyOf( media, 'url' );
	return typeof url === 'string' && url.startsWith( 'blob:' ) ? url : '';
}

/**
 * The picture at a web address, with its size, so that the page keeps its place.
 *
 * @throws Error when there is no picture.
 */
async function measurePicture( address: string ): Promise< Picture > {
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
		// An SVG may have no size.
		...( naturalWidth && naturalHeight
			? { width: naturalWidth, height: naturalHeight }
			: {} ),
	};
}
