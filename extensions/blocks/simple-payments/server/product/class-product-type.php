<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Post type of products. It has the same name as in other plugins, so that their products can still be sold. */
final class Product_Type {
	const TYPE = 'jp_pay_product';

	/** Post meta: ID of the post whose block created the product. In the editor, only that post's blocks fill a draft. */
	private const POST_META = 'dovetail_blocks_post';

	/**
	 * Registers the post type and its fields, unless another plugin has registered the type. Hides the account's email
	 * address in both cases.
	 */
	public static function register(): void {
		add_filter( 'rest_prepare_' . self::TYPE, array( __CLASS__, 'without_email' ), 10, 2 );
		if ( post_type_exists( self::TYPE ) ) {
			return;
		}
		register_post_type(
			self::TYPE,
			array(
				'label'            => __( 'PayPal products', 'dovetail-blocks' ),
				'public'           => false,
				'show_in_rest'     => true,
				'rewrite'          => false,
				'query_var'        => false,
				'delete_with_user' => false,
				'map_meta_cap'     => true,
				// Users who may not publish cannot create a product, not even a draft.
				'capabilities'     => array(
					'edit_posts'    => 'publish_posts',
					'create_posts'  => 'publish_posts',
					'publish_posts' => 'publish_posts',
				),
				'supports'         => array( 'title', 'editor', 'thumbnail', 'custom-fields', 'author' ),
			)
		);
		$fields = array(
			'spay_currency' => array( 'string', 'USD' ),
			'spay_email'    => array( 'string', '' ),
			'spay_multiple' => array( 'boolean', false ),
			'spay_price'    => array( 'number', 0 ),
			self::POST_META => array( 'integer', 0 ),
		);
		foreach ( $fields as $name => list( $type, $default ) ) {
			register_post_meta(
				self::TYPE,
				$name,
				array(
					'type'          => $type,
					'default'       => $default,
					'single'        => true,
					'show_in_rest'  => true,
					'auth_callback' => static fn( $is_allowed, $key, $post, $user ): bool => user_can( $user, 'edit_post', $post ),
				)
			);
		}
		add_filter( 'rest_pre_insert_' . self::TYPE, array( __CLASS__, 'checked' ), 10, 2 );
	}

	/** Removes the account's email address from responses for users who may not edit the product. */
	public static function without_email( $response, $post ) {
		$data = $response->get_data();
		if ( isset( $data['meta']['spay_email'] ) && ! current_user_can( 'edit_post', $post->ID ) ) {
			unset( $data['meta']['spay_email'] );
			$response->set_data( $data );
		}
		return $response;
	}

	/** Rejects a product that cannot be sold. `key` in the error data is the name of the invalid field. */
	public static function checked( $prepared, $request ) {
		$status = $prepared->post_status ?? ( isset( $prepared->ID ) ? get_post_status( $prepared->ID ) : 'draft' );
		$meta   = $request->get_param( 'meta' );
		if ( is_wp_error( $prepared ) || 'publish' !== $status || ! is_array( $meta ) ) {
			return $prepared;
		}
		$value = static fn( string $name ) => $meta[ $name ] ?? ( isset( $prepared->ID ) ? get_post_meta( $prepared->ID, $name, true ) : '' );
		if ( ! in_array( $value( 'spay_currency' ), Amount::CURRENCIES, true ) ) {
			return self::refusal( 'spay_currency', __( 'This currency is not supported by PayPal.', 'dovetail-blocks' ) );
		}
		if ( null === Amount::price( $value( 'spay_price' ), (string) $value( 'spay_currency' ) ) ) {
			return self::refusal( 'spay_price', __( 'Invalid price.', 'dovetail-blocks' ) );
		}
		// A product without an address is paid by bank transfer.
		if ( '' !== $value( 'spay_email' ) && ! Email::is_valid( $value( 'spay_email' ) ) ) {
			/* translators: %s: what was entered. */
			return self::refusal( 'spay_email', sprintf( __( '%s is not a valid email address.', 'dovetail-blocks' ), is_string( $value( 'spay_email' ) ) ? $value( 'spay_email' ) : '' ) );
		}
		return $prepared;
	}

	private static function refusal( string $key, string $sentence ): \WP_Error {
		return new \WP_Error( 'invalid_product', $sentence, array( 'status' => 400 ) + compact( 'key' ) );
	}
}
