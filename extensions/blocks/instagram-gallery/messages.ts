import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	title: () => __( 'Latest Instagram Posts', 'dovetail-blocks' ),
	looking: () => __( 'Looking for your accounts…', 'dovetail-blocks' ),
	loading: () => __( 'Loading posts…', 'dovetail-blocks' ),
	connecting: () => __( 'Connecting…', 'dovetail-blocks' ),

	connectFirst: () =>
		__(
			'Connect your user account to this site’s platform first. Then you can connect an Instagram account.',
			'dovetail-blocks'
		),
	connectUser: () => __( 'Connect user account', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Show the latest posts from an Instagram account.',
			'dovetail-blocks'
		),
	notConnected: () =>
		__(
			'The posts can’t be shown yet because no Instagram account is connected.',
			'dovetail-blocks'
		),
	account: () => __( 'Select your Instagram account:', 'dovetail-blocks' ),
	addAccount: () => __( 'Add a new account', 'dovetail-blocks' ),
	connect: () => __( 'Connect to Instagram', 'dovetail-blocks' ),
	blocked: () =>
		__(
			'Your browser blocked the pop-up. Allow pop-ups for this site and try again.',
			'dovetail-blocks'
		),

	/** Texts from the specification. */
	failed: () =>
		__( 'An error occurred. Please try again later.', 'dovetail-blocks' ),
	noImages: () =>
		__(
			'No images were found in your Instagram account.',
			'dovetail-blocks'
		),
	only: ( count: number ) =>
		count === 0
			? __(
					'There are currently no posts in your Instagram account.',
					'dovetail-blocks'
				)
			: sprintf(
					/* translators: %d: number of posts. */
					_n(
						'There are currently only %d post in your Instagram account.',
						'There are currently only %d posts in your Instagram account.',
						count,
						'dovetail-blocks'
					),
					count
				),
	retry: () => __( 'Try again', 'dovetail-blocks' ),

	accountSettings: () => __( 'Account Settings', 'dovetail-blocks' ),
	accountLabel: () => __( 'Account', 'dovetail-blocks' ),
	disconnect: () => __( 'Disconnect your account', 'dovetail-blocks' ),
	displaySettings: () => __( 'Display Settings', 'dovetail-blocks' ),
	count: () => __( 'Number of posts', 'dovetail-blocks' ),
	columns: () => __( 'Number of columns', 'dovetail-blocks' ),
	spacing: () => __( 'Image spacing in pixels', 'dovetail-blocks' ),
	stack: () => __( 'Stack on mobile', 'dovetail-blocks' ),
	stackHelp: () =>
		__(
			'On phones, the posts appear one below the other.',
			'dovetail-blocks'
		),
};
