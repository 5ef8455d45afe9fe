import {
	type AttributesOf,
	readAttribute,
	replaceAngleBrackets,
} from '#shared/attributes';
import { readableAddress } from '#shared/embed';
import { isLinkAddress, safeHref, withoutInvisible } from '#shared/validation';
import { attributes as schema } from '../attributes';
import type { SlideType } from '../markup';

/** A parsed slide. A slide without a URL keeps its text and its position. */
export type Slide = {
	url?: string;
	type: SlideType;
	mime?: string;
	alt: string;
	/** Attachment ID. */
	id?: number;
	/** Width in pixels. */
	width?: number;
	height?: number;
	/** URL of the image shown before a video plays. */
	poster?: string;
	/** URL of a video's captions (WebVTT), and their language. */
	captions?: string;
	captionsLanguage?: string;
	/** Text as HTML. */
	text: string;
	link?: string;
	/** Link text as HTML. */
	linkText: string;
};

type MediaFile = AttributesOf< typeof schema >[ 'mediaFiles' ][ number ];

/** Parses slides from the library, another block or new files. */
export function readSlides( mediaFiles: unknown ): Slide[] {
	return slidesOf( readAttribute( schema.mediaFiles, mediaFiles ) );
}

/**
 * Parses the slides of a post, which may have been edited by hand. Drops unsafe URLs but keeps the slides' text. Skips
 * entries without a URL and text.
 */
export function slidesOf( mediaFiles: readonly MediaFile[] ): Slide[] {
	return mediaFiles
		.map( ( { label = '', type, alt, ...file } ) => ( {
			...file,
			type:
				type ??
				( file.mime?.startsWith( 'video' ) ? 'video' : 'image' ),
			alt: alt || label,
		} ) )
		.filter( isSomething );
}

function isSomething( { url, alt, text, linkText }: Slide ): boolean {
	return Boolean( url || alt || text || linkText );
}

/** Converts slides to the attribute's format. Omits properties that the saved HTML does not contain. */
export function toMediaFiles( slides: readonly Slide[] ): MediaFile[] {
	return slides.map( ( slide ) => {
		const { url, type, mime, alt, id, width, height, poster } = slide;
		const { captions, captionsLanguage, text, link, linkText } = slide;
		const isVideo = type === 'video' && url !== undefined;
		const words = replaceAngleBrackets( alt );
		return {
			...( url ? { url } : {} ),
			type,
			...( mime ? { mime } : {} ),
			...( isVideo ? {} : { alt: words } ),
			...( isVideo && words ? { label: words } : {} ),
			...( id ? { id } : {} ),
			...( width ? { width } : {} ),
			...( height ? { height } : {} ),
			...( isVideo && poster ? { poster } : {} ),
			...( isVideo && captions ? { captions } : {} ),
			...( isVideo && captions && captionsLanguage
				? { captionsLanguage }
				: {} ),
			text,
			...( link ? { link } : {} ),
			linkText,
		};
	} );
}

/** Unparsed attributes of a core image or video block. */
export type CoreMedia = Readonly< Record< string, unknown > >;

/**
 * Returns a core block as a slide, with the block's caption as text. Null for a block without a file, and for a video
 * with captions in several languages, because a slide supports only one.
 */
export function slideOfCoreBlock(
	type: SlideType,
	{ url, src, alt, id, poster, tracks, caption, href }: CoreMedia
): Slide | null {
	const captions = captionTracks( tracks );
	if ( captions.length > 1 ) {
		return null;
	}
	const [ slide ] = readSlides( [
		{
			url: type === 'video' ? src : url,
			type,
			alt,
			id,
			poster,
			captions: captions[ 0 ]?.src,
			captionsLanguage: captions[ 0 ]?.srcLang,
			// Rich text is an object; `String()` returns its HTML.
			text: String( caption ?? '' ),
			...linkOfCoreBlock( href ),
		},
	] );
	return slide?.url ? slide : null;
}

/** Returns a core video's caption and subtitle tracks. Other tracks, such as chapters, are not used. */
const captionTracks = (
	tracks: unknown
): { src?: unknown; srcLang?: unknown }[] =>
	( Array.isArray( tracks ) ? tracks : [] ).filter( ( each ) =>
		/^(?:captions|subtitles)$/.test( each?.kind )
	);

/** Returns the link of a core image. The URL is also the button text, because core images have no link text. */
function linkOfCoreBlock( href: unknown ): Partial< Slide > {
	const link = linkAddress( String( href ?? '' ) );
	return link ? { link, linkText: readableAddress( link ) } : {};
}

/** Matches a URL without its scheme: `example.org/more`. */
const HOST_FIRST = /^[^\s:/?#@]+\.[^\s:/?#@.]{2,}(?:[:/?#].*)?$/;

/**
 * Parses an entered URL, which can be absolute, relative to the site, or without `https://`. Returns an empty string
 * for empty input and null for invalid input.
 */
export function linkAddress( entry: string ): string | null {
	const address = withoutInvisible( entry ).trim();
	if (
		address === '' ||
		( /^[/#]/.test( address ) && isLinkAddress( address ) )
	) {
		return address;
	}
	return safeHref(
		HOST_FIRST.test( address ) ? `https://${ address }` : address
	);
}
