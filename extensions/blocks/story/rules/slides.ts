import { withoutBrackets } from '#shared/attributes';
import type { AttributesOf } from '#shared/attributes';
import { coerceOneOf, isHttpUrl, propertyOf } from '#shared/validation';
import type { attributes as schema } from '../attributes';

/** What a slide can show. */
export const SLIDE_TYPES = [ 'image', 'video' ] as const;
export type SlideType = ( typeof SLIDE_TYPES )[ number ];

/** One slide, parsed. Without an address it still has its words and its place. */
export type Slide = {
	url?: string;
	type: SlideType;
	mime?: string;
	/** What it shows, in words. */
	alt: string;
	/** Attachment. */
	id?: number;
	/** Pixels. */
	width?: number;
	height?: number;
	/** The picture that a video shows before it plays. */
	poster?: string;
};

/** One entry of the attribute, as it stands in the saved HTML: every value is text or missing. */
type MediaFile = AttributesOf< typeof schema >[ 'mediaFiles' ][ number ];

/**
 * The slides that a post holds, whatever was done to it by hand: an address that cannot be loaded is left out and the
 * words beside it kept; an entry with neither is none.
 */
export function readSlides( mediaFiles: unknown ): Slide[] {
	return Array.isArray( mediaFiles )
		? mediaFiles.map( readSlide ).filter( isSomething )
		: [];
}

function readSlide( file: unknown ): Slide {
	const text = ( key: string ): string => {
		const value = propertyOf( file, key );
		return typeof value === 'string' || typeof value === 'number'
			? String( value )
			: '';
	};
	const mime = /^(image|video)\/[\w.+-]{1,99}$/.test( text( 'mime' ) )
		? text( 'mime' )
		: undefined;
	return {
		url: addressOf( text( 'url' ) ),
		type: coerceOneOf(
			text( 'type' ),
			SLIDE_TYPES,
			mime?.startsWith( 'video' ) ? 'video' : 'image'
		),
		mime,
		alt: text( 'alt' ) || text( 'label' ),
		id: wholeNumber( text( 'id' ) ),
		width: wholeNumber( text( 'width' ) ),
		height: wholeNumber( text( 'height' ) ),
		poster: addressOf( text( 'poster' ) ),
	};
}

/** A whole address, or a picture written out as data. A `blob:` is a file on its way up and exists in one browser only. */
function addressOf( text: string ): string | undefined {
	return isHttpUrl( text ) || /^data:image\//i.test( text )
		? text
		: undefined;
}

function wholeNumber( text: string ): number | undefined {
	const number = /^\d{1,9}$/.test( text ) ? Number( text ) : 0;
	return number > 0 ? number : undefined;
}

function isSomething( { url, alt }: Slide ): boolean {
	return Boolean( url ?? alt );
}

/** Slides as they would be read from the saved HTML: nothing for what is not there. */
export function toMediaFiles( slides: readonly Slide[] ): MediaFile[] {
	return slides.map( ( slide ) => {
		const { url, type, mime, alt, id, width, height, poster } = slide;
		const isVideo = type === 'video' && url !== undefined;
		const words = withoutBrackets( alt );
		return {
			...( url ? { url } : {} ),
			type,
			...( mime ? { mime } : {} ),
			...( isVideo ? {} : { alt: words } ),
			...( isVideo && words ? { label: words } : {} ),
			...( id ? { id: String( id ) } : {} ),
			...( width ? { width: String( width ) } : {} ),
			...( height ? { height: String( height ) } : {} ),
			...( isVideo && poster ? { poster } : {} ),
		};
	} );
}

/** Attributes of a core image or video block, unparsed. */
export type CoreMedia = Readonly< Record< string, unknown > >;

/**
 * The slide of a core block, and its caption where no slide can carry it: a caption becomes the alternative text when
 * there was none, and is handed back otherwise, as HTML. No slide for a block without a file.
 */
export function slideOfCoreBlock(
	type: SlideType,
	{ url, src, alt, id, poster, caption }: CoreMedia
): { slide: Slide | null; caption: string } {
	// Rich text is an object that is its HTML as text.
	const html = String( caption ?? '' );
	const text = html
		.replace( /<[^>]*>/g, '' )
		.replace( /&lt;/g, '<' )
		.replace( /&gt;/g, '>' )
		.replace( /&amp;/g, '&' );
	const [ slide ] = readSlides( [
		{
			url: type === 'video' ? src : url,
			type,
			alt: alt || text,
			id,
			poster,
		},
	] );
	return slide?.url
		? { slide, caption: alt ? html : '' }
		: { slide: null, caption: '' };
}
