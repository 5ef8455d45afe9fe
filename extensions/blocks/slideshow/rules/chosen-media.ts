import { libraryItem } from '#shared/media';
import { readSlides, type Slide } from '../attributes';

/**
 * Returns the slides after "Edit Slideshow", in the order of the media modal. Slides that already existed keep their
 * captions, alternative text and links. Slides whose images are not in the library move to the end.
 */
export function selectMedia(
	slides: readonly Slide[],
	media: readonly unknown[],
	size: string
): Slide[] {
	const known = new Map( slides.map( ( slide ) => [ slide.id, slide ] ) );
	const chosen = media.flatMap( ( item ) => {
		const picked = slideFromMedia( item, size );
		const kept = picked?.id ? known.get( picked.id ) : undefined;
		if ( ! picked || ! kept ) {
			return picked ? [ picked ] : [];
		}
		return [
			{
				...kept,
				alt: kept.alt || picked.alt,
				caption: kept.caption || picked.caption,
			},
		];
	} );
	return [ ...chosen, ...slides.filter( ( { id } ) => ! id ) ];
}

/** Returns the slides in another image size. Slides without a matching attachment stay unchanged. */
export function resizeSlides(
	slides: readonly Slide[],
	media: readonly unknown[],
	size: string
): Slide[] {
	const resized = new Map(
		media.flatMap( ( item ) => {
			const slide = slideFromMedia( item, size );
			return slide?.id ? [ [ slide.id, slide ] as const ] : [];
		} )
	);
	return slides.map( ( slide ) => {
		const other = slide.id ? resized.get( slide.id ) : undefined;
		return other
			? {
					...slide,
					url: other.url,
					width: other.width,
					height: other.height,
				}
			: slide;
	} );
}

/**
 * Creates a slide from a file in the library or an upload. Uses the requested size, or the full size if the requested
 * size does not exist. Null for unfinished uploads and other files.
 */
export function slideFromMedia( media: unknown, size: string ): Slide | null {
	const [ slide ] = readSlides( [ libraryItem( media, size ) ] );
	return slide?.url ? slide : null;
}
