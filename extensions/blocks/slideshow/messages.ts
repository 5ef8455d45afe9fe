import { __, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	title: () => __( 'Slideshow', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Drag images, upload new ones or select files from your library.',
			'dovetail-blocks'
		),
	editSlideshow: () => __( 'Edit Slideshow', 'dovetail-blocks' ),
	uploadImage: () => __( 'Upload an image', 'dovetail-blocks' ),
	dropImages: () => __( 'Drop images to add them', 'dovetail-blocks' ),
	addCaption: () => __( 'Add caption', 'dovetail-blocks' ),
	captionOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of a slide, 1 for the first.
			__( 'Caption of slide %d', 'dovetail-blocks' ),
			position
		),

	autoplay: () => __( 'Autoplay', 'dovetail-blocks' ),
	autoplayHelp: () =>
		__(
			'Slides advance automatically. In the editor, they pause while the block is selected.',
			'dovetail-blocks'
		),
	reducedMotion: () =>
		__(
			'Your device is set to reduce motion, so autoplay is off for you. Other visitors still see it.',
			'dovetail-blocks'
		),
	delay: () =>
		__( 'Delay between transitions (in seconds)', 'dovetail-blocks' ),

	effects: () => __( 'Effects', 'dovetail-blocks' ),
	transitionEffect: () => __( 'Transition effect', 'dovetail-blocks' ),
	effect: {
		slide: () => __( 'Slide', 'dovetail-blocks' ),
		fade: () => __( 'Fade', 'dovetail-blocks' ),
	},

	imageSettings: () => __( 'Image Settings', 'dovetail-blocks' ),
	imageSize: () => __( 'Image size', 'dovetail-blocks' ),
	sizeFailed: () =>
		__(
			'The image size could not be changed. Please try again.',
			'dovetail-blocks'
		),
	altHelp: () =>
		__(
			'Describe the purpose of the image. Leave empty if decorative.',
			'dovetail-blocks'
		),
	crop: () => __( 'Crop images to fill', 'dovetail-blocks' ),
	cropHelp: () =>
		__(
			'Gives all slides the same proportions. When off, images with other proportions are shown in full, with space around them.',
			'dovetail-blocks'
		),
	linkOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of a slide, 1 for the first.
			__( 'Link of slide %d', 'dovetail-blocks' ),
			position
		),
	noLink: () =>
		__(
			'A link must start with https://, mailto: or tel:.',
			'dovetail-blocks'
		),
	slideOf: ( position: number, total: number ) =>
		sprintf(
			// translators: 1: place of a slide, 1 for the first; 2: number of slides.
			__( 'Slide %1$d of %2$d', 'dovetail-blocks' ),
			position,
			total
		),

	libraryFailed: () =>
		__( 'The Swiper library could not be loaded.', 'dovetail-blocks' ),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
};
