<?php
/**
 * Playground only: creates the product of the showcase post.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		// During the installation of WordPress, no tables exist yet.
		if ( ! is_blog_installed() ) {
			return;
		}
		// Make the user “author” the product's owner, if that user exists, so that they can edit it.
		$author = get_user_by( 'login', 'author' );
		if ( ! $author || (int) get_option( 'playground_paypal_product' ) === $author->ID || ! post_type_exists( 'jp_pay_product' ) ) {
			return;
		}
		update_option( 'playground_paypal_product', $author->ID );
		wp_delete_post( 900101, true );
		wp_insert_post(
			array(
				'import_id'    => 900101,
				'post_type'    => 'jp_pay_product',
				'post_status'  => 'publish',
				'post_author'  => $author->ID,
				'post_title'   => 'Sourdough class',
				'post_content' => "Saturday morning, six people, one oven.\nYou take home two loaves and your own starter.",
				'meta_input'   => array(
					'spay_currency' => 'EUR',
					'spay_email'    => 'bakery@example.com',
					'spay_multiple' => true,
					'spay_price'    => 45,
				),
			)
		);
	},
	100
);
