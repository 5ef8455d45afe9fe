import type { SlideType } from '../markup';
import { readSlides, type Slide } from './slides';

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
