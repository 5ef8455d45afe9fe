/** Moves a slide. Returns the slides unchanged if either index is out of range. */
export function moveSlide< Slide >(
	slides: readonly Slide[],
	from: number,
	to: number
): Slide[] {
	if ( ! ( from in slides && to in slides ) ) {
		return [ ...slides ];
	}
	const others = removeSlide( slides, from );
	return [
		...others.slice( 0, to ),
		...slides.slice( from, from + 1 ),
		...others.slice( to ),
	];
}

/** Removes a slide. */
export function removeSlide< Slide >(
	slides: readonly Slide[],
	index: number
): Slide[] {
	return slides.filter( ( _, at ) => at !== index );
}

/** Updates a slide. */
export function changeSlide< Slide >(
	slides: readonly Slide[],
	index: number,
	changes: Partial< Slide >
): Slide[] {
	return slides.map( ( slide, at ) =>
		at === index ? { ...slide, ...changes } : slide
	);
}
