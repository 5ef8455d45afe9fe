import { libraryItem } from '#shared/media';
import { readSlides } from './slides';
import type { Slide } from './slides';

/**
 * The slides after "Edit Slideshow": in the order of the library's window, those that stay with the words they have
 * here. Slides that the library does not know keep their place at the end.
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

/** The same slides in another size; those that the media given do not hold stay as they are. */
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
 * A slide from what the media library or an upload hands over, in the size that is asked for: the whole picture when
 * that size was never made. Null for what is no picture yet.
 */
export function slideFromMedia( media: unknown, size: string ): Slide | null {
	const [ slide ] = readSlides( [ libraryItem( media, size ) ] );
	return slide?.url ? slide : null;
}
