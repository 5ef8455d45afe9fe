import { __, _n, sprintf } from '@wordpress/i18n';
import type { Rule } from './markup';

/** Messages for authors. */
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

	who: () => __( 'Visibility', 'dovetail-blocks' ),
	showTo: () => __( 'Show this to', 'dovetail-blocks' ),
	showToOf: {
		'before-visits': () => __( 'New visitors', 'dovetail-blocks' ),
		'after-visits': () => __( 'Returning visitors', 'dovetail-blocks' ),
	},
	newVisits: () => __( 'Visits that count as new', 'dovetail-blocks' ),
	visitHelp: () =>
		__(
			'Page views within half an hour of each other count as one visit.',
			'dovetail-blocks'
		),
	previewAs: {
		newcomer: () => __( 'View as new visitor', 'dovetail-blocks' ),
		regular: () => __( 'View as returning visitor', 'dovetail-blocks' ),
	},
	hiddenFrom: {
		newcomer: () =>
			__( 'New visitors do not see this content.', 'dovetail-blocks' ),
		regular: () =>
			__(
				'Returning visitors do not see this content.',
				'dovetail-blocks'
			),
	},

	/** Describes who sees the content under the current rule. */
	audience( { criteria, threshold }: Rule ): string {
		return criteria === 'before-visits'
			? firstVisits( threshold )
			: laterVisits( threshold );
	},
};

function firstVisits( threshold: number ): string {
	return threshold === 1
		? __(
				'Visitors see this content only on their first visit.',
				'dovetail-blocks'
			)
		: sprintf(
				// translators: %d: number of visits, two or more.
				_n(
					'Visitors see this content only on their first %d visit.',
					'Visitors see this content only on their first %d visits.',
					threshold,
					'dovetail-blocks'
				),
				threshold
			);
}

function laterVisits( threshold: number ): string {
	return threshold === 1
		? __(
				'Visitors see this content from their second visit on.',
				'dovetail-blocks'
			)
		: sprintf(
				// translators: %d: number of visits, two or more.
				_n(
					'Visitors see this content after %d visit.',
					'Visitors see this content after %d visits.',
					threshold,
					'dovetail-blocks'
				),
				threshold
			);
}
