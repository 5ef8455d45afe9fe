import { isHttpUrl, propertyOf } from '#shared/validation';

/** An image or video of a thread. */
export type ThreadMedia = { url: string; alt: string };

/** A part of a thread. */
export type ThreadItem =
	| { type: 'paragraph'; content: string }
	| { type: 'gallery'; images: readonly ThreadMedia[] }
	| ( { type: 'image' | 'video' } & ThreadMedia )
	| { type: 'embed'; url: string };

/** Parses a list of items, and omits invalid items. */
export const readItems = ( raw: readonly unknown[] ): ThreadItem[] =>
	raw.flatMap( readItem );

function readItem( raw: unknown ): ThreadItem[] {
	const type = propertyOf( raw, 'type' );
	switch ( type ) {
		case 'paragraph': {
			const content = propertyOf( raw, 'content' );
			return typeof content === 'string' && content.trim()
				? [ { type, content } ]
				: [];
		}
		case 'gallery': {
			const images = propertyOf( raw, 'images' );
			const media = Array.isArray( images )
				? images.flatMap( readMedia )
				: [];
			return media.length ? [ { type, images: media } ] : [];
		}
		case 'image':
		case 'video':
			return readMedia( raw ).map( ( media ) => ( { type, ...media } ) );
		case 'embed': {
			const url = propertyOf( raw, 'url' );
			return isHttpUrl( url ) ? [ { type, url } ] : [];
		}
		default:
			return [];
	}
}

function readMedia( raw: unknown ): ThreadMedia[] {
	const url = propertyOf( raw, 'url' );
	if ( ! isHttpUrl( url ) ) {
		return [];
	}
	const alt = propertyOf( raw, 'alt' );
	return [ { url, alt: typeof alt === 'string' ? alt : '' } ];
}

/** Returns all images and videos in order. */
export const mediaOf = ( items: readonly ThreadItem[] ): ThreadMedia[] =>
	items.flatMap( ( item ) => {
		if ( item.type === 'gallery' ) {
			return item.images;
		}
		return item.type === 'image' || item.type === 'video' ? [ item ] : [];
	} );
