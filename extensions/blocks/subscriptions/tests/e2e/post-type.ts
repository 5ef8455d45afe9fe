import type { PostType } from '#e2e';

/** Whether a post is emailed is decided by users who may publish it. */
const CHOICE = [ '_dovetail_blocks_mails' ];

export const postType: PostType = {
	name: 'dovetail_subscriber',
	make: `return \\Dovetail\\Subscriptions\\Subscribers::add( $unique . '@example.org', 'Yes', $page, true )->ID;`,
	able: {
		administrator: [
			'delete_post',
			'edit_posts',
			'edit_others_posts',
			'read_private_posts',
		],
	},
	customFields: { author: CHOICE, editor: CHOICE, administrator: CHOICE },
};
