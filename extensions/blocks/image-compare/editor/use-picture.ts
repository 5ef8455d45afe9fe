import { noteUpload } from '#shared/core-images';
import { useBlockEditContext } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { isWebAddress, propertyOf } from '#shared/validation';
import type { Place } from '../markup';
import { messages } from '../messages';
import { altOf, pictureOf, storePicture } from '../rules/picture';
import type { Picture, StoredPicture } from '../rules/picture';
import { pictureFromMedia } from '../rules/picture-from-media';

/** State and actions of one image. */
export type PictureControl = {
	place: Place;
	picture: Picture | null;
	/** `blob:` URL to show during an upload; it is never stored. */
	preview: string;
	/** Accepts an image from the library, an upload or a drop. Shows an error for other media. */
	choose( media: unknown ): void;
	chooseAddress( address: string ): Promise< void >;
	setAlt( alt: string ): void;
	remove(): void;
	fail( message: string ): void;
};

/** Returns the state of one image, and its actions for the editor's controls. */
export function usePicture(
	place: Place,
	stored: StoredPicture | undefined,
	onChange: ( picture: StoredPicture | undefined ) => void
): PictureControl {
	const { createErrorNotice } = useDispatch( noticesStore );
	const picture = pictureOf( stored );
	/** The current upload, and the image that it replaces. When the image's URL changes, the upload is complete. */
	const [ upload, setUpload ] = useState( { blob: '', over: picture?.url } );

	// After an upload, WordPress calls the function of the render in which the upload began.
	const latest = useRef( stored );
	latest.current = stored;
	/** Number of choices so far. A slow upload or URL must not replace a newer choice. */
	const choices = useRef( 0 );
	/** Choice of the upload that began in this render. */
	let begun: number | undefined;

	const set = ( next: Picture ) =>
		onChange(
			storePicture( {
				...next,
				alt: next.alt || altOf( latest.current ),
			} )
		);
	const fail = ( message: string ) => {
		setUpload( { blob: '', over: picture?.url } );
		void createErrorNotice( message, {
			id: `dovetail-image-compare-${ place }`,
		} );
	};

	const preview = upload.over === picture?.url ? upload.blob : '';
	const { clientId = '' } = useBlockEditContext();
	useEffect(
		() => ( preview ? noteUpload( clientId ) : undefined ),
		[ preview, clientId ]
	);

	return {
		place,
		picture,
		preview,
		fail,
		choose( media ) {
			if ( begun !== undefined && begun !== choices.current ) {
				return;
			}
			const blob = blobOf( media );
			setUpload( { blob, over: picture?.url } );
			// After a failed upload, WordPress shows the error and calls this function without media.
			if ( ! media ) {
				return;
			}
			choices.current++;
			if ( blob ) {
				begun = choices.current;
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
			const choice = ++choices.current;
			const measured = await measurePicture( address ).catch(
				() => null
			);
			if ( choice !== choices.current ) {
				return;
			}
			if ( measured ) {
				set( measured );
			} else {
				fail( messages.noImageThere() );
			}
		},
		setAlt( alt ) {
			if ( picture ) {
				onChange( storePicture( { ...picture, alt } ) );
			}
		},
		remove() {
			choices.current++;
			onChange( undefined );
		},
	};
}

function blobOf( media: unknown ): string {
	const url = propertyOf( media, 'url' );
	return typeof url === 'string' && url.startsWith( 'blob:' ) ? url : '';
}

/**
 * Returns the image at a URL with its dimensions, which reserve its space on the page.
 *
 * @throws Error when there is no image at the URL.
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
		// An SVG may have no intrinsic size.
		...( naturalWidth && naturalHeight
			? { width: naturalWidth, height: naturalHeight }
			: {} ),
	};
}
