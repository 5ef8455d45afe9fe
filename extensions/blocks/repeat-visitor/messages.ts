import { __, _n, sprintf } from '@wordpress/i18n';
import type { Rule } from './markup';

/** Every sentence that an author reads. */
export const messages = {
	title: () => __( 'Repeat Visitor', 'dovetail-blocks' ),
	threshold: () => __( 'Visit count threshold', 'dovetail-blocks' ),
	invalidThreshold: () =>
		__( 'Please enter a valid number.', 'dovetail-blocks' ),
	visibility: () => __( 'Visibility', 'dovetail-blocks' ),
	visibilityOf: {
		'after-visits': () => __( 'Show after threshold', 'dovetail-blocks' ),
		'before-visits': () => __( 'Show before threshold', 'dovetail-blocks' ),
	},

	who: () => __( 'Who sees this', 'dovetail-blocks' ),
	showTo: () => __( 'Show this to', 'dovetail-blocks' ),
	showToOf: {
		'before-visits': () => __( 'New visitors', 'dovetail-blocks' ),
		'after-visits': () => __( 'Returning visitors', 'dovetail-blocks' ),
	},
	newVisits: () => __( 'Visits that count as new', 'dovetail-blocks' ),
	visitHelp: () =>
		__(
			'Pages opened within half an hour of each other count as one visit.',
			'dovetail-blocks'
		),
	previewAs: {
		newcomer: () => __( 'As newcomer', 'dovetail-blocks' ),
		regular: () => __( 'As regular', 'dovetail-blocks' ),
	},
	hiddenFrom: {
		newcomer: () =>
			__( 'Newcomers do not see this content.', 'dovetail-blocks' ),
		regular: () =>
			__(
				'Regular visitors do not see this content.',
				'dovetail-blocks'
			),
	},

	/** Who sees the content, by the rule that is set. */
	audience( { criteria, threshold }: Rule ): string {
		return criteria === 'before-visits'
			? firstVisits( threshold )
			: laterVisits( threshold );
	},
};

function firstVisits( threshold: number ): string {
	return threshold === 1
		? __(
				'People see this content on their first visit only.',
				'dovetail-blocks'
			)
		: sprintf(
				// translators: %d: number of visits, two or more.
				_n(
					'People see this content on their first %d visit, and no longer after that.',
					'People see this content on their first %d visits, and no longer after that.',
					threshold,
					'dovetail-blocks'
				),
				threshold
			);
}

function laterVisits( threshold: number ): string {
	return threshold === 1
		? __(
				'People see this content once they have been here before: from their second visit on.',
				'dovetail-blocks'
			)
		: sprintf(
				// translators: %d: number of visits, two or more.
				_n(
					'People see this content once they have come more than %d time.',
					'People see this content once they have come more than %d times.',
					threshold,
					'dovetail-blocks'
				),
				threshold
			);
}
