const NARROWEST = 1;
const WIDEST = 16 / 9;
const LARGEST_SHARE_OF_WINDOW = 0.8;

/** The shape of a slideshow (width divided by height): that of its first picture, never higher than a square and never flatter than 16 by 9. What is no number counts as a square. */
export function slideshowAspectRatio( imageRatio: number ): number {
	return Number.isNaN( imageRatio )
		? NARROWEST
		: Math.min( Math.max( imageRatio, NARROWEST ), WIDEST );
}

/**
 * The height of a slideshow in pixels: what its shape asks for, at most 80 % of the window, so that its buttons
 * stay in sight.
 *
 * @param width        the slideshow's own width in pixels
 * @param imageRatio   width divided by height of its first picture
 * @param windowHeight the height of the visitor's window in pixels
 */
export function slideshowHeight(
	width: number,
	imageRatio: number,
	windowHeight: number
): number {
	return Math.min(
		width / slideshowAspectRatio( imageRatio ),
		windowHeight * LARGEST_SHARE_OF_WINDOW
	);
}
