import type { PostType } from '#e2e';

/** The list of entries, which shows a user the entries of forms that this user may edit. */
const LIST = [
	'edit_posts',
	'edit_others_posts',
	'delete_posts',
	'read_private_posts',
];

export const postType: PostType = {
	name: 'dovetail_entry',
	make: `return \\Dovetail\\Contact_Form\\Entries::store( $unique, $page, array( 'form' => 'x', 'subject' => '', 'to' => array(), 'page' => '/', 'answers' => array( array( 'key' => 'name', 'type' => 'name', 'label' => '', 'value' => 'Ann' ) ) ) );`,
	able: {
		author: LIST,
		editor: [ 'delete_post', ...LIST ],
		administrator: [ 'delete_post', ...LIST ],
	},
};
