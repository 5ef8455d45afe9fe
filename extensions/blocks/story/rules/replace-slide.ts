import type { Slide } from './slides';

/** The slides with another picture or video in one place. Words that an author wrote for the old one stay when the new one brings none. */
export function replaceSlide(
	slides: readonly Slide[],
	index: number,
	slide: Slide
): Slide[] {
	return slides.map( ( before, at ) =>
		at === index ? { ...slide, alt: slide.alt || before.alt } : before
	);
}
