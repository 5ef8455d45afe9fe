import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	title: () => __( 'Tiled Gallery', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Drag images, upload new ones or select files from your library.',
			'dovetail-blocks'
		),
	editGallery: () => __( 'Edit Gallery', 'dovetail-blocks' ),
	uploadImage: () => __( 'Upload an image', 'dovetail-blocks' ),
	dropImages: () => __( 'Drop images to add them', 'dovetail-blocks' ),
	fileRefused: ( name: string ) =>
		sprintf(
			// translators: %s: name of a file.
			__(
				'%s: this file type can’t be added to a gallery. Choose images only.',
				'dovetail-blocks'
			),
			name
		),

	pickFilter: () => __( 'Pick an image filter', 'dovetail-blocks' ),
	filter: {
		original: () => __( 'Original', 'dovetail-blocks' ),
		'black-and-white': () => __( 'Black and White', 'dovetail-blocks' ),
		sepia: () => __( 'Sepia', 'dovetail-blocks' ),
		1977: () => __( '1977', 'dovetail-blocks' ),
		clarendon: () => __( 'Clarendon', 'dovetail-blocks' ),
		gingham: () => __( 'Gingham', 'dovetail-blocks' ),
	},

	settings: () => __( 'Tiled Gallery settings', 'dovetail-blocks' ),
	columns: () => __( 'Columns', 'dovetail-blocks' ),
	roundedCorners: () => __( 'Rounded corners', 'dovetail-blocks' ),
	showCaptions: () => __( 'Show captions', 'dovetail-blocks' ),
	linkTo: () => __( 'Link To', 'dovetail-blocks' ),
	linkTarget: {
		none: () => __( 'None', 'dovetail-blocks' ),
		media: () => __( 'Media File', 'dovetail-blocks' ),
		attachment: () => __( 'Attachment Page', 'dovetail-blocks' ),
	},
	altOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of an image, 1 for the first.
			__( 'Alternative text of image %d', 'dovetail-blocks' ),
			position
		),
	altHelp: () =>
		__(
			'Describe the purpose of the image. Leave empty if decorative.',
			'dovetail-blocks'
		),

	imageOf: ( position: number, total: number, alt: string ) =>
		alt
			? sprintf(
					// translators: 1: place of an image, 1 for the first; 2: number of images; 3: what the image shows.
					__( 'Image %1$d of %2$d: %3$s', 'dovetail-blocks' ),
					position,
					total,
					alt
				)
			: sprintf(
					// translators: 1: place of an image, 1 for the first; 2: number of images.
					__( 'Image %1$d of %2$d', 'dovetail-blocks' ),
					position,
					total
				),
	moveBackward: () => __( 'Move image backward', 'dovetail-blocks' ),
	moveForward: () => __( 'Move image forward', 'dovetail-blocks' ),
	removeImage: () => __( 'Remove image', 'dovetail-blocks' ),
	moved: ( position: number, total: number ) =>
		sprintf(
			// translators: 1: new place of an image, 1 for the first; 2: number of images.
			__( 'The image is now number %1$d of %2$d.', 'dovetail-blocks' ),
			position,
			total
		),
	removed: ( position: number, total: number ) =>
		sprintf(
			// translators: 1: place of the image that was removed; 2: number of images that are left.
			_n(
				'Image %1$d removed. %2$d image is left.',
				'Image %1$d removed. %2$d images are left.',
				total,
				'dovetail-blocks'
			),
			position,
			total
		),
	lastRemoved: () =>
		__( 'Image removed. No images are left.', 'dovetail-blocks' ),
	addCaption: () => __( 'Add caption', 'dovetail-blocks' ),
	captionOf: ( position: number ) =>
		sprintf(
			// translators: %d: place of an image, 1 for the first.
			__( 'Caption of image %d', 'dovetail-blocks' ),
			position
		),
};
