import {
	type AttributesOf,
	readAttribute,
	replaceAngleBrackets,
} from '#shared/attributes';
import { readableAddress } from '#shared/embed';
import { isLinkAddress, safeHref, withoutInvisible } from '#shared/validation';
import { attributes as schema } from '../attributes';
import type { SlideType } from '../markup';

/** One slide, parsed. Without an address it still has its words and its place. */
export type Slide = {
	url?: string;
	type: SlideType;
	mime?: string;
	/** Alternative text. */
	alt: string;
	/** Attachment. */
	id?: number;
	/** In pixels. */
	width?: number;
	height?: number;
	/** The picture that a video shows before it plays. */
	poster?: string;
	/** The captions of a video, as WebVTT, and their language. */
	captions?: string;
	captionsLanguage?: string;
	/** HTML. */
	text: string;
	link?: string;
	/** HTML. */
	linkText: string;
};

/** One entry of the attribute. */
type MediaFile = AttributesOf< typeof schema >[ 'mediaFiles' ][ number ];

/** Reads slides from sources other than a post: the library, another block, new files. */
export function readSlides( mediaFiles: unknown ): Slide[] {
	return slidesOf( readAttribute( schema.mediaFiles, mediaFiles ) );
}

/**
 * Reads the slides of a post, however it was edited by hand. An unsafe URL is dropped and its text kept; an entry
 * without both is skipped.
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

/** Slides as they are read from the saved HTML: nothing for what is not there. */
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

/** Attributes of a core image or video block, unparsed. */
export type CoreMedia = Readonly< Record< string, unknown > >;

/**
 * The slide of a core block, with its caption as text. Null for a block without a file, and for a video with captions
 * in several languages, because a slide takes only one.
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
			// Rich text is an object that is its HTML as text.
			text: String( caption ?? '' ),
			...linkOfCoreBlock( href ),
		},
	] );
	return slide?.url ? slide : null;
}

/** The tracks of a core video with captions or subtitles. A slide does not use others, such as chapters. */
const captionTracks = (
	tracks: unknown
): { src?: unknown; srcLang?: unknown }[] =>
	( Array.isArray( tracks ) ? tracks : [] ).filter( ( each ) =>
		/^(?:captions|subtitles)$/.test( each?.kind )
	);

/** Where a core image leads, with the address as the text of the slide's button: an image has none. */
function linkOfCoreBlock( href: unknown ): Partial< Slide > {
	const link = linkAddress( String( href ?? '' ) );
	return link ? { link, linkText: readableAddress( link ) } : {};
}

/** A URL without its scheme: `example.org/more`. */
const HOST_FIRST = /^[^\s:/?#@]+\.[^\s:/?#@.]{2,}(?:[:/?#].*)?$/;

/**
 * Parses an entered URL: an absolute one, one within the site, or one without `https://`. Empty for an empty entry,
 * null for an invalid one.
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
