import { libraryItem } from '#shared/media';
import type { Slide } from './slides';
import { readSlides } from './slides';

/**
 * A slide from what the media library or an upload hands over, in the size that is asked for: the whole picture when
 * that size was never made. Null for what is no picture yet.
 */
export function slideFromMedia( media: unknown, size: string ): Slide | null {
	const [ slide ] = readSlides( [ libraryItem( media, size ) ] );
	return slide?.url ? slide : null;
}
