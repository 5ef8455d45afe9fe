<?php
namespace Dovetail\Seo;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Post_Fields;
use Dovetail\Plugin\Seo_Plugins;

defined( 'ABSPATH' ) || exit;

/** Keeps the description of a post and tells it to search engines, unless a plugin that is there for it does. */
final class Description {
	/** Meta key of the description, which other plugins know. */
	const META = 'advanced_seo_description';

	/** Lets users who may edit the post store it in the editor. */
	public static function register(): void {
		if ( ! self::is_ours() ) {
			return;
		}
		foreach ( Post_Fields::types_with_meta() as $type ) {
			if ( ! registered_meta_key_exists( 'post', self::META, $type ) ) {
				register_post_meta(
					$type,
					self::META,
					array(
						'type'              => 'string',
						'single'            => true,
						'default'           => '',
						'show_in_rest'      => true,
						'sanitize_callback' => static fn( $text ): string => Plain_Text::lines( $text ),
						'auth_callback'     => array( Post_Fields::class, 'can_edit' ),
					)
				);
			}
		}
	}

	/**
	 * Names the panel where it has something to say.
	 *
	 * @param array<string, string> $panels Titles by slug.
	 */
	public static function offer_panel( $panels ): array {
		$is_offered = self::is_ours() && in_array( Post_Fields::edited_post_type(), Post_Fields::types_with_meta(), true );
		return (array) $panels + ( $is_offered ? array( 'seo' => __( 'SEO Description', 'dovetail-blocks' ) ) : array() );
	}

	/** Prints the description of the post that a page is about: one for search engines, one for previews. */
	public static function print_tags(): void {
		$post = get_queried_object();
		if ( ! $post instanceof \WP_Post || post_password_required( $post ) || ! self::is_ours() ) {
			return;
		}
		$text = Plain_Text::line( get_post_meta( $post->ID, self::META, true ) );
		if ( '' === $text ) {
			return;
		}
		printf( "<meta name=\"description\" content=\"%1\$s\">\n<meta property=\"og:description\" content=\"%1\$s\">\n", htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- `esc_attr()` would leave a typed `&amp;` as it is.
	}

	/** Whether descriptions are this plugin's business on the site. */
	private static function is_ours(): bool {
		if ( ! Availability::is_available( 'seo' ) ) {
			return false;
		}
		/**
		 * Filters whether this plugin prints meta descriptions.
		 *
		 * @param bool $is_ours False if another active SEO plugin is known to print them.
		 */
		return (bool) apply_filters( 'dovetail_blocks_prints_descriptions', null === Seo_Plugins::active_plugin() );
	}
}
