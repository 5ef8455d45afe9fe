import { __, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	title: () => __( 'Story', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Drag images and videos, upload new ones or select files from your library.',
			'dovetail-blocks'
		),
	drop: () => __( 'Drop images and videos to add them', 'dovetail-blocks' ),
	/** Named as in the slideshow and the tiled gallery. */
	upload: () => __( 'Upload an image or video', 'dovetail-blocks' ),
	/** Named as WordPress's button in an empty block. */
	library: () => __( 'Media Library', 'dovetail-blocks' ),

	replace: () => __( 'Replace', 'dovetail-blocks' ),

	slides: () => __( 'Slides', 'dovetail-blocks' ),
	slideOf: ( position: number, total: number ) =>
		sprintf(
			// translators: 1: place of a slide, 1 for the first; 2: number of slides.
			__( 'Slide %1$d of %2$d', 'dovetail-blocks' ),
			position,
			total
		),
	altHelp: () =>
		__(
			'Describe the slide for people who can’t see it. Leave empty if it is decorative.',
			'dovetail-blocks'
		),
	slideOfWithText: ( position: number, total: number, alt: string ) =>
		sprintf(
			// translators: 1: place of a slide, 1 for the first; 2: number of slides; 3: alternative text.
			__( 'Slide %1$d of %2$d: %3$s', 'dovetail-blocks' ),
			position,
			total,
			alt
		),
	addSlides: () => __( 'Add slides', 'dovetail-blocks' ),

	textOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of a slide, 1 for the first.
			__( 'Text on slide %d', 'dovetail-blocks' ),
			position
		),
	addText: () => __( 'Add text…', 'dovetail-blocks' ),
	linkTextOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of a slide, 1 for the first.
			__( 'Link text on slide %d', 'dovetail-blocks' ),
			position
		),
	addLinkText: () => __( 'Add link text…', 'dovetail-blocks' ),
	linkOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of a slide, 1 for the first.
			__( 'Link on slide %d', 'dovetail-blocks' ),
			position
		),
	linkHelp: () =>
		__(
			'Visitors see the link as a button. Write the button’s label on the slide itself.',
			'dovetail-blocks'
		),
	linkRefused: () =>
		__(
			'Enter a full address, such as https://example.org/more or mailto:me@example.org.',
			'dovetail-blocks'
		),
	/** Default text of a new link. */
	readMore: () => __( 'Read more', 'dovetail-blocks' ),

	chooseCaptions: () => __( 'Choose captions', 'dovetail-blocks' ),
	replaceCaptions: () => __( 'Replace captions', 'dovetail-blocks' ),
	removeCaptions: () => __( 'Remove captions', 'dovetail-blocks' ),
	captionsHelp: () =>
		__(
			'A WebVTT file (.vtt) with the spoken words of the video, for people who can’t hear it.',
			'dovetail-blocks'
		),
	captionsLanguage: () => __( 'Caption language', 'dovetail-blocks' ),
	captionsLanguageHelp: () =>
		__( 'The language code, such as en or pt-BR.', 'dovetail-blocks' ),
	captionsLanguageRefused: () =>
		__(
			'Not saved. Enter a language code, such as en or pt-BR.',
			'dovetail-blocks'
		),
	replaceSlide: () => __( 'Replace slide', 'dovetail-blocks' ),
	poster: () => __( 'Poster', 'dovetail-blocks' ),
	posterHelp: () =>
		__( 'The image shown before the video plays.', 'dovetail-blocks' ),
	missing: () => __( 'This file no longer exists.', 'dovetail-blocks' ),
	missingAlt: ( alt: string ) =>
		sprintf(
			// translators: %s: alternative text of a picture or video that is missing.
			__( 'File description: %s', 'dovetail-blocks' ),
			alt
		),

	playback: () => __( 'Playback', 'dovetail-blocks' ),
	imageTime: () => __( 'Seconds per image', 'dovetail-blocks' ),
	volume: () => __( 'Video volume (percent)', 'dovetail-blocks' ),
	startMuted: () => __( 'Start muted', 'dovetail-blocks' ),
	playOnLoad: () => __( 'Play when the page loads', 'dovetail-blocks' ),
	playOnLoadHelp: () =>
		__(
			'Browsers block sound that starts automatically, so the story starts muted.',
			'dovetail-blocks'
		),
	playOnNextSlide: () =>
		__( 'Play when a visitor changes the slide', 'dovetail-blocks' ),
	reducedMotion: () =>
		__(
			'Your device is set to reduce motion, so slides wait for you. For other visitors, they advance automatically.',
			'dovetail-blocks'
		),

	fullscreen: () => __( 'Fullscreen', 'dovetail-blocks' ),
	playInFullscreen: () => __( 'Play in fullscreen', 'dovetail-blocks' ),
	loadInFullscreen: () =>
		__( 'Open in fullscreen when the page loads', 'dovetail-blocks' ),
	exitFullscreenOnEnd: () =>
		__( 'Leave fullscreen at the end', 'dovetail-blocks' ),
	fullscreenHelp: () =>
		__(
			'The preview in the editor never opens in fullscreen.',
			'dovetail-blocks'
		),

	display: () => __( 'Display', 'dovetail-blocks' ),
	blurredBackground: () => __( 'Blurred background', 'dovetail-blocks' ),
	showSlideCount: () => __( 'Show slide count', 'dovetail-blocks' ),
};
