import { __, sprintf } from '@wordpress/i18n';
import type { Network } from './rules/thread-address';

/** Messages about importing a thread. */
export const messages = {
	unroll: () => __( 'Unroll', 'dovetail-blocks' ),
	unrolling: () => __( 'Unrolling…', 'dovetail-blocks' ),
	done: ( network: Network ) =>
		network === 'twitter'
			? __( 'Twitter thread successfully imported', 'dovetail-blocks' )
			: __( 'Thread successfully imported', 'dovetail-blocks' ),
	unverified: ( network: Network ) =>
		network === 'twitter'
			? __(
					'We were unable to verify that this Twitter thread was published on a Twitter account belonging to you. Please ensure you have permission to reproduce it before publishing.',
					'dovetail-blocks'
				)
			: __(
					'We were unable to verify that this thread was published on an account belonging to you. Please ensure you have permission to reproduce it before publishing.',
					'dovetail-blocks'
				),
	empty: ( network: Network ) =>
		network === 'twitter'
			? __(
					'We were unable to get any content from this tweet.',
					'dovetail-blocks'
				)
			: __(
					'We were unable to get any content from this post.',
					'dovetail-blocks'
				),
	failed: () =>
		__( 'An error occurred. Please try again later.', 'dovetail-blocks' ),
	locked: () =>
		__(
			'The thread could not be inserted because the blocks here are locked.',
			'dovetail-blocks'
		),
	/** @param count Number of images. */
	notCopied: ( count: number ) =>
		sprintf(
			// translators: %d: a number.
			__(
				'Images that could not be copied and are now links: %d.',
				'dovetail-blocks'
			),
			count
		),
	picture: () => __( 'Image', 'dovetail-blocks' ),
	film: () => __( 'Video', 'dovetail-blocks' ),
};
