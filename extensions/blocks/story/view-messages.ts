/** Texts of the view script. */
export const viewMessages = {
	story: 'Story',
	slides: 'Slides',
	slide: 'Slide %d',
	slideSelected: 'Slide %d, currently selected.',
	slideOf: 'Slide %1$d of %2$d',
	slideOfWithText: 'Slide %1$d of %2$d: %3$s',
	loading: 'Loading: %s',
	failed: 'This slide could not be loaded.',
	play: 'Play story',
	pause: 'Pause story',
	mute: 'Mute',
	unmute: 'Unmute',
	showCaptions: 'Show captions',
	hideCaptions: 'Hide captions',
	previous: 'Previous slide',
	next: 'Next slide',
	enterFullscreen: 'Enter fullscreen',
	exitFullscreen: 'Exit fullscreen',
	reducedMotion:
		'The slides wait for you because your device is set to reduce motion.',
};
