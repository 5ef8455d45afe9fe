import type { Slide } from './slides';

/** The slides with one moved to another place; unchanged when either place does not exist. */
export function moveSlide(
	slides: readonly Slide[],
	from: number,
	to: number
): Slide[] {
	const slide = slides[ from ];
	if ( ! slide || ! slides[ to ] ) {
		return [ ...slides ];
	}
	const others = removeSlide( slides, from );
	return [ ...others.slice( 0, to ), slide, ...others.slice( to ) ];
}

/** The slides without one. */
export function removeSlide(
	slides: readonly Slide[],
	index: number
): Slide[] {
	return slides.filter( ( _, at ) => at !== index );
}

/** The slides with something about one changed. */
export function changeSlide(
	slides: readonly Slide[],
	index: number,
	changes: Partial< Slide >
): Slide[] {
	return slides.map( ( slide, at ) =>
		at === index ? { ...slide, ...changes } : slide
	);
}

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
