import { __ } from '@wordpress/i18n';
import type { Place } from './markup';

/** Messages for authors. */
export const messages = {
	label: {
		before: () => __( 'Before', 'dovetail-blocks' ),
		after: () => __( 'After', 'dovetail-blocks' ),
	} satisfies Record< Place, () => string >,
	image: {
		before: () => __( '“Before” image', 'dovetail-blocks' ),
		after: () => __( '“After” image', 'dovetail-blocks' ),
	} satisfies Record< Place, () => string >,
	replace: {
		before: () => __( 'Replace “before”', 'dovetail-blocks' ),
		after: () => __( 'Replace “after”', 'dovetail-blocks' ),
	} satisfies Record< Place, () => string >,
	swap: () => __( 'Swap before and after', 'dovetail-blocks' ),
	uploading: () => __( 'Uploading…', 'dovetail-blocks' ),
	notAnImage: () => __( 'Only images can be compared.', 'dovetail-blocks' ),
	noImageThere: () =>
		__( 'There is no image at this address.', 'dovetail-blocks' ),

	emptyHelp: () =>
		__(
			'Choose two images of the same subject, ideally the same size. Visitors drag the divider to compare them.',
			'dovetail-blocks'
		),
	showLabels: () => __( 'Show labels', 'dovetail-blocks' ),
	labelOf: {
		before: () => __( 'Label of the “before” image', 'dovetail-blocks' ),
		after: () => __( 'Label of the “after” image', 'dovetail-blocks' ),
	} satisfies Record< Place, () => string >,
	startingPosition: () => __( 'Initial divider position', 'dovetail-blocks' ),
	startingPositionHelp: () =>
		__(
			'As a percentage of the first image. You can also drag the divider in the editor.',
			'dovetail-blocks'
		),

	settings: () => __( 'Settings', 'dovetail-blocks' ),
	orientation: () => __( 'Orientation', 'dovetail-blocks' ),
	orientationOf: {
		horizontal: () => __( 'Horizontal', 'dovetail-blocks' ),
		vertical: () => __( 'Vertical', 'dovetail-blocks' ),
	},
	alt: {
		before: () =>
			__( 'Alternative text of the “before” image', 'dovetail-blocks' ),
		after: () =>
			__( 'Alternative text of the “after” image', 'dovetail-blocks' ),
	} satisfies Record< Place, () => string >,
	altHelp: () =>
		__(
			'Describe what this image shows that the other one does not.',
			'dovetail-blocks'
		),
};
