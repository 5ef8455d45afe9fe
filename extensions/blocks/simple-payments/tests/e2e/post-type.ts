import type { PostType } from '#e2e';

/** Everyone can read published products, but not the email address of the account. */
const SEES = [ 'read_post', 'read_page', 'GET jp_pay_product', 'GET type' ];

/** Users who may publish can create products. */
const CREATES = [
	'read_post',
	'read_page',
	'publish_post',
	'edit_posts',
	'edit_published_posts',
	'publish_posts',
	'create_posts',
	'delete_posts',
	'xmlrpc.newPost',
	'GET jp_pay_product',
	'GET type',
	'create by REST',
	'created',
];

/** Users who may edit others' posts can also edit others' products. */
const EDITS = [
	'edit_post',
	'edit_page',
	'read_post',
	'read_page',
	'delete_post',
	'delete_page',
	'publish_post',
	'edit_posts',
	'edit_others_posts',
	'edit_published_posts',
	'edit_private_posts',
	'publish_posts',
	'create_posts',
	'delete_posts',
	'delete_others_posts',
	'read_private_posts',
	'add_post_meta',
	'edit_post_meta',
	'delete_post_meta',
	'xmlrpc.getPost',
	'xmlrpc.getPosts',
	'xmlrpc.editPost',
	'xmlrpc.newPost',
	'xmlrpc.mt_publishPost',
	'GET jp_pay_product',
	'POST jp_pay_product',
	'POST jp_pay_product/autosaves',
	'GET type',
	'create by REST',
	'changed',
	'created',
];

export const postType: PostType = {
	name: 'jp_pay_product',
	make: `return wp_insert_post( array( 'post_type' => 'jp_pay_product', 'post_title' => 'Bread', 'post_status' => 'publish', 'post_author' => 1, 'meta_input' => array( 'spay_currency' => 'EUR', 'spay_price' => 5, 'spay_email' => 'till@example.org' ) ) );`,
	isContent: true,
	able: {
		subscriber: SEES,
		others: [
			'read_post',
			'read_page',
			'edit_others_posts',
			'GET jp_pay_product',
			'GET type',
		],
		contributor: [
			'read_post',
			'read_page',
			'delete_posts',
			'GET jp_pay_product',
			'GET type',
		],
		author: CREATES,
		editor: EDITS,
		administrator: EDITS,
	},
};
