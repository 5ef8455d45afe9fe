/** Texts of the view script. */
export const viewMessages = {
	slideshow: 'Slideshow',
	carousel: 'carousel',
	slide: 'slide',
	pauseSlideshow: 'Pause Slideshow',
	playSlideshow: 'Play Slideshow',
	previousSlide: 'Previous slide',
	nextSlide: 'Next slide',
	goToSlide: 'Go to slide %d',
	slideOf: 'Slide %1$d of %2$d',
	slideOfWithText: 'Slide %1$d of %2$d: %3$s',
	reducedMotion:
		'Autoplay is off because your device is set to reduce motion.',
};
