import { withoutBrackets, type AttributesOf } from '#shared/attributes';
import { propertyOf } from '#shared/validation';
import type { attributes as schema } from '../attributes';

type Attributes = AttributesOf< typeof schema >;

/** One slide, parsed. Without a picture it still has its words. */
export type Slide = {
	/** Attachment; missing for a picture from elsewhere. */
	id?: number;
	url?: string;
	alt: string;
	/** HTML. */
	caption: string;
	link?: string;
	/** Pixels. */
	width?: number;
	height?: number;
};

/**
 * The slides that a post holds, whatever was done to it by hand: an address that cannot be a picture is left out and
 * the text beside it kept; an entry without picture and text is none.
 */
export function readSlides( images: unknown ): Slide[] {
	return Array.isArray( images )
		? images.map( readSlide ).filter( isSomething )
		: [];
}

function readSlide( image: unknown ): Slide {
	const text = ( key: string ): string => {
		const value = propertyOf( image, key );
		return typeof value === 'string' || typeof value === 'number'
			? String( value )
			: '';
	};
	const url = text( 'url' );
	const link = text( 'link' );
	return {
		id: wholeNumber( text( 'id' ) ),
		url: isPictureAddress( url ) ? url : undefined,
		alt: text( 'alt' ),
		caption: text( 'caption' ),
		link: isLinkAddress( link ) ? link : undefined,
		width: wholeNumber( text( 'width' ) ),
		height: wholeNumber( text( 'height' ) ),
	};
}

function wholeNumber( text: string ): number | undefined {
	const number = /^\d{1,9}$/.test( text ) ? Number( text ) : 0;
	return number > 0 ? number : undefined;
}

function isSomething( { url, alt, caption }: Slide ): boolean {
	return Boolean( url ?? ( alt || caption ) );
}

/** What the block stores for its slides: the images as they stand in the markup, the ids derived from them, and the size that counts. */
export function slidesPatch(
	slides: readonly Slide[],
	attributes: Pick< Attributes, 'ids' | 'sizeSlug' >
): Pick< Attributes, 'images' | 'ids' | 'sizeSlug' > {
	return {
		images: slides.map( toImage ),
		ids: slides.flatMap( ( { id, url } ) => ( id && url ? [ id ] : [] ) ),
		sizeSlug: sizeSlugOf( attributes ),
	};
}

/** As the saved HTML would be read: strings, and nothing for what is not there; a caption is always read, if only empty. */
function toImage( slide: Slide ): Attributes[ 'images' ][ number ] {
	const { id, url, alt, caption, link, width, height } = slide;
	return {
		...( url || alt ? { alt: withoutBrackets( alt ) } : {} ),
		caption,
		...( url
			? {
					url,
					...( id ? { id: String( id ) } : {} ),
					...( width ? { width: String( width ) } : {} ),
					...( height ? { height: String( height ) } : {} ),
				}
			: {} ),
		...( link && ( url || alt ) ? { link } : {} ),
	};
}

/** The image size that counts: the one chosen; before a choice `full` for pictures that stand there, `large` for the first that come. */
export function sizeSlugOf( {
	ids,
	sizeSlug,
}: Pick< Attributes, 'ids' | 'sizeSlug' > ): string {
	return sizeSlug ?? ( ids.length ? 'full' : 'large' );
}

/**
 * The shape of the slideshow, width divided by height: that of its first picture of a known size, never higher than a
 * square and never flatter than 16 by 9. With four digits: the same text in every browser. Undefined when none is known.
 */
export function ratioOf( slides: readonly Slide[] ): string | undefined {
	for ( const { url, width, height } of slides ) {
		if ( url && width && height ) {
			const ratio = Math.min( Math.max( width / height, 1 ), 16 / 9 );
			return String( Number( ratio.toFixed( 4 ) ) );
		}
	}
	return undefined;
}

/** Addresses are resolved against this one, so that those of the site itself may be relative. */
const BASE = 'https://site.invalid/';

function protocolOf( address: string ): string | null {
	try {
		return new URL( address, BASE ).protocol;
	} catch {
		return null;
	}
}

/**
 * Whether a picture can be loaded from here by every visitor: http(s), or a picture written out as data.
 * A `blob:` is a file on its way up and exists in one browser only.
 */
export function isPictureAddress( address: string ): boolean {
	const protocol = address === '' ? null : protocolOf( address );
	return (
		protocol === 'https:' ||
		protocol === 'http:' ||
		/^data:image\//i.test( address )
	);
}

/** Whether a link may lead there. */
export function isLinkAddress( address: string ): boolean {
	return (
		address !== '' &&
		[ 'https:', 'http:', 'mailto:', 'tel:' ].includes(
			protocolOf( address ) ?? ''
		)
	);
}
