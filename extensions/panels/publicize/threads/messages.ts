import { __, sprintf } from '@wordpress/i18n';

/** Texts about threads for authors. */
export const messages = {
	legend: () => __( 'Post as', 'dovetail-blocks' ),
	single: ( isForTwitter: boolean ) =>
		isForTwitter
			? __( 'Single Tweet', 'dovetail-blocks' )
			: __( 'Single post', 'dovetail-blocks' ),
	thread: ( isForTwitter: boolean ) =>
		isForTwitter
			? __( 'Twitter Thread', 'dovetail-blocks' )
			: __( 'Thread', 'dovetail-blocks' ),
	help: () =>
		__(
			'The text of this post becomes a thread. On Mastodon and Bluesky, each part replies to the previous one. The color in your text shows where each part ends.',
			'dovetail-blocks'
		),
	/** Suffix that is added to the author's message in a thread. */
	suffix: () => __( 'A thread ⬇️', 'dovetail-blocks' ),
	closing: () => __( 'This thread can be read here:', 'dovetail-blocks' ),
	closingOfMore: () =>
		__( 'The rest of this thread can be read here:', 'dovetail-blocks' ),
	// The sentences about Twitter are the specification's.
	size: {
		'too-long': ( isForTwitter: boolean ) =>
			isForTwitter
				? __(
						'Only the first 100 tweets of this post will be published in the Twitter thread.',
						'dovetail-blocks'
					)
				: __(
						'Only the first 100 posts of the thread will be published.',
						'dovetail-blocks'
					),
		long: ( isForTwitter: boolean ) =>
			isForTwitter
				? __(
						'This post will create a Twitter thread more than 20 tweets long.',
						'dovetail-blocks'
					)
				: __(
						'This post will become a thread of more than 20 posts.',
						'dovetail-blocks'
					),
		empty: ( isForTwitter: boolean ) =>
			isForTwitter
				? __(
						'None of the content in this post could be transformed into tweets, it may be better to share as a single tweet.',
						'dovetail-blocks'
					)
				: __(
						'None of the content in this post can become a thread. It may be better to share it as a single post.',
						'dovetail-blocks'
					),
	},
	warning: {
		gallery: ( isForTwitter: boolean ) =>
			isForTwitter
				? __(
						'Twitter displays the first four images.',
						'dovetail-blocks'
					)
				: __(
						'Only the first four images will be posted.',
						'dovetail-blocks'
					),
		formatting: ( isForTwitter: boolean ) =>
			isForTwitter
				? __(
						'Twitter removes all text formatting.',
						'dovetail-blocks'
					)
				: __( 'Text formatting will be removed.', 'dovetail-blocks' ),
		links: () =>
			__( 'Links will be posted seperately.', 'dovetail-blocks' ),
		partial: () =>
			__(
				'Captions, links of images, and images or tables inside text will not be posted.',
				'dovetail-blocks'
			),
		unsupported: ( isForTwitter: boolean ) =>
			isForTwitter
				? __(
						'This block is not exportable to Twitter',
						'dovetail-blocks'
					)
				: __( 'This block will not be posted.', 'dovetail-blocks' ),
	},
	/** @param block Title of the block, such as Gallery. */
	goTo: ( block: string ) =>
		// translators: %s: title of a block, such as Gallery.
		sprintf( __( 'Go to: %s', 'dovetail-blocks' ), block ),
	preview: () => __( 'Preview thread', 'dovetail-blocks' ),
	stale: () =>
		__(
			'This preview could not be updated. It may not include your latest changes.',
			'dovetail-blocks'
		),
	again: () => __( 'Try again', 'dovetail-blocks' ),
	/**
	 * @param at    Number of the post in the thread.
	 * @param count Total number of posts in the thread.
	 */
	position: ( at: number, count: number ) =>
		// translators: 1: number of a post in a thread. 2: number of all its posts.
		sprintf( __( 'Post %1$d of %2$d', 'dovetail-blocks' ), at, count ),
	quoted: () => __( 'Quoted post:', 'dovetail-blocks' ),
	film: () => __( 'Video', 'dovetail-blocks' ),
};

/** Returns the suffix with the blank line before it. */
export const suffix = (): string => `\n\n${ messages.suffix() }`;
