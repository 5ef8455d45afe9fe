import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages about sharing a post. */
export const messages = {
	intro: () =>
		__( 'When you publish this post, it is shared to:', 'dovetail-blocks' ),
	allOff: () =>
		__(
			'This post will not be shared. To share it, turn on an account:',
			'dovetail-blocks'
		),
	none: () => __( 'No account is connected yet.', 'dovetail-blocks' ),
	askAdministrator: () =>
		__(
			'An administrator of this site can connect accounts.',
			'dovetail-blocks'
		),
	/**
	 * @param name    Name of the network.
	 * @param profile Display name of the account.
	 */
	account: ( name: string, profile: string ) =>
		// translators: 1: name of a network, such as Mastodon. 2: name of an account there.
		sprintf( __( '%1$s: %2$s', 'dovetail-blocks' ), name, profile ),
	// translators: shown after the name of a connection that needs attention.
	failed: () => __( '(needs attention, see below)', 'dovetail-blocks' ),
	// translators: shown after the name of a connection whose last test failed.
	hasFailed: () => __( 'Failed', 'dovetail-blocks' ),
	fix: () => __( 'Fix', 'dovetail-blocks' ),
	/** @param name Name of the network. */
	fixAbout: ( name: string ) =>
		// translators: %s: name of a network, such as Mastodon.
		sprintf( __( 'Fix %s', 'dovetail-blocks' ), name ),
	refresh: () =>
		__(
			'Before you hit Publish, please refresh the following connection(s) to make sure we can Publicize your post:',
			'dovetail-blocks'
		),
	/** `<link>` links to the page for managing connections. */
	linkedIn: () =>
		__(
			'Your LinkedIn connection needs to be reauthenticated to continue working – head to <link>Sharing</link> to take care of it.',
			'dovetail-blocks'
		),
	message: () => __( 'Message', 'dovetail-blocks' ),
	messagePlaceholder: () => __( 'The post title', 'dovetail-blocks' ),
	/** @param count Number of characters; negative if the message is too long. */
	remaining: ( count: number ) =>
		sprintf(
			// translators: %s: number of characters.
			_n(
				'%s character remaining',
				'%s characters remaining',
				count,
				'dovetail-blocks'
			),
			count.toLocaleString()
		),
	pictures: () => __( 'Attach the images in this post', 'dovetail-blocks' ),
	picturesHelp: () =>
		__(
			'Mastodon and Bluesky show up to four images with their descriptions instead of a link preview.',
			'dovetail-blocks'
		),
	blocked: () =>
		__(
			'Your browser blocked the pop-up. Allow pop-ups for this site and try again.',
			'dovetail-blocks'
		),
	newWindow: () => __( '(opens in a new window)', 'dovetail-blocks' ),
	manage: () => __( 'Manage connections', 'dovetail-blocks' ),
	connect: () => __( 'Connect an account', 'dovetail-blocks' ),
	notShared: () =>
		__(
			'This post was not shared when it was published.',
			'dovetail-blocks'
		),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
	/** @param said Sentence about the failed attempt. */
	tryAgainAbout: ( said: string ) =>
		// translators: %s: a sentence that says what failed.
		sprintf( __( 'Try again: %s', 'dovetail-blocks' ), said ),
	cancel: () => __( 'Cancel', 'dovetail-blocks' ),
	/** @param said Sentence about the scheduled share. */
	cancelAbout: ( said: string ) =>
		// translators: %s: what is planned, such as "Will be shared to Mastodon, May 3 14:00".
		sprintf( __( 'Cancel: %s', 'dovetail-blocks' ), said ),
	/** Button for a post that was never shared. */
	shareFirst: () => __( 'Share this post', 'dovetail-blocks' ),
	shareAgain: () => __( 'Share again', 'dovetail-blocks' ),
	sharedText: () => __( 'What is shared:', 'dovetail-blocks' ),
	network: () => __( 'Account', 'dovetail-blocks' ),
	when: () => __( 'Date and time', 'dovetail-blocks' ),
	whenHelp: () =>
		__( 'Leave empty to share the post now.', 'dovetail-blocks' ),
	shareNow: () => __( 'Share now', 'dovetail-blocks' ),
	plan: () => __( 'Schedule', 'dovetail-blocks' ),
	look: () => __( 'View shared post', 'dovetail-blocks' ),
};
