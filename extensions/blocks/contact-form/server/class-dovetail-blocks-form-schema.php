<?php
/**
 * What the server knows of a form before anybody sends it.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Makes a schema of a form when its post is saved or when it is first drawn, and keeps it under a hash. The page carries the
 * hash alone: fields, options, recipients and where the visitor is led are the server's own.
 */
final class Dovetail_Blocks_Form_Schema {
	/** Name of the block. */
	const BLOCK = 'dovetail/contact-form';

	/** Names of the options that keep schemas, followed by the hash. Not loaded with every page. */
	const OPTION = 'dovetail_blocks_form_';

	/** Days after which a form that nobody drew or sent is forgotten: longer than any page is cached. */
	const FORGOTTEN_AFTER = 400;

	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'save_post', array( __CLASS__, 'keep_saved' ), 10, 2 );
	}

	/**
	 * The schema of a form.
	 *
	 * @param array $block  A parsed block.
	 * @param int   $source The post to which it belongs, or 0.
	 * @return array{source: int, subject: string, to: string[], thanks: string, message: string, redirect: string, crm: bool, fields: array[]}
	 */
	public static function of( $block, $source ) {
		$attributes = is_array( $block['attrs'] ) ? $block['attrs'] : array();
		$text       = static function ( $name ) use ( $attributes ) {
			return dovetail_blocks_attribute( $attributes, $name );
		};
		$redirect   = $text( 'customThankyouRedirect' );
		$thanks     = $text( 'customThankyou' );
		$kept       = array_flip( array( 'key', 'type', 'label', 'required', 'options', 'consent' ) );
		return array(
			'source'   => (int) $source,
			'subject'  => $text( 'subject' ),
			'to'       => array_values( array_unique( array_filter( array_map( 'trim', explode( ',', $text( 'to' ) ) ), array( 'Dovetail_Blocks_Form_Check', 'is_email' ) ) ) ),
			'thanks'   => in_array( $thanks, array( 'message', 'redirect' ), true ) ? $thanks : '',
			'message'  => $text( 'customThankyouMessage' ),
			'redirect' => preg_match( '~^https?://~i', $redirect ) ? sanitize_url( $redirect, array( 'http', 'https' ) ) : '',
			'crm'      => ! isset( $attributes['jetpackCRM'] ) || false !== $attributes['jetpackCRM'],
			'fields'   => array_map(
				static function ( $field ) use ( $kept ) {
					return array_intersect_key( $field, $kept );
				},
				Dovetail_Blocks_Form_Fields::among( $block['innerBlocks'] )
			),
		);
	}

	/**
	 * Keeps a schema and gives its hash: the same for the same schema, and nothing can be read from it.
	 *
	 * @param array $schema See `of()`.
	 * @return string
	 */
	public static function keep( $schema ) {
		$hash = substr( hash_hmac( 'sha256', (string) wp_json_encode( $schema ), wp_salt( 'auth' ) ), 0, 32 );
		$kept = get_option( self::OPTION . $hash );
		$day  = gmdate( 'Y-m-d' );
		if ( ! is_array( $kept ) || ! isset( $kept['seen'] ) || $day !== $kept['seen'] ) {
			update_option(
				self::OPTION . $hash,
				array(
					'seen'   => $day,
					'schema' => $schema,
				),
				false
			);
		}
		return $hash;
	}

	/**
	 * The schema behind a hash; null for a form that was never kept.
	 *
	 * @param mixed $hash What a page says.
	 * @return array|null
	 */
	public static function find( $hash ) {
		$kept = is_string( $hash ) && preg_match( '~^[0-9a-f]{32}\z~', $hash ) ? get_option( self::OPTION . $hash ) : null;
		return is_array( $kept ) && isset( $kept['schema']['fields'] ) ? $kept['schema'] : null;
	}

	/**
	 * Keeps the forms of a post that was saved.
	 *
	 * @param int     $post_id Its id.
	 * @param WP_Post $post    The post.
	 * @return void
	 */
	public static function keep_saved( $post_id, $post ) {
		if ( wp_is_post_revision( $post_id ) || ! has_block( self::BLOCK, $post ) ) {
			return;
		}
		$source = in_array( $post->post_type, array( 'wp_template', 'wp_template_part' ), true ) ? Dovetail_Blocks_Form_Source::SITE : $post_id;
		foreach ( self::forms( parse_blocks( $post->post_content ) ) as $block ) {
			self::keep( self::of( $block, $source ) );
		}
	}

	/**
	 * Forgets the forms that nobody has drawn or sent for long.
	 *
	 * @return void
	 */
	public static function sweep() {
		global $wpdb;
		$oldest = gmdate( 'Y-m-d', time() - self::FORGOTTEN_AFTER * DAY_IN_SECONDS );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- options have no listing; runs once a day.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::OPTION ) . '%' ) );
		foreach ( $names as $name ) {
			$kept = get_option( $name );
			if ( ! is_array( $kept ) || ! isset( $kept['seen'] ) || $kept['seen'] < $oldest ) {
				delete_option( $name );
			}
		}
	}

	/**
	 * The forms among blocks and in what they hold. Those of synced patterns are kept with the pattern.
	 *
	 * @param array[] $blocks As `parse_blocks()` gives them.
	 * @return array[]
	 */
	private static function forms( $blocks ) {
		$forms = array();
		foreach ( $blocks as $block ) {
			if ( self::BLOCK === $block['blockName'] ) {
				$forms[] = $block;
			} else {
				$forms = array_merge( $forms, self::forms( $block['innerBlocks'] ) );
			}
		}
		return $forms;
	}
}
