<?php
namespace Dovetail\Social_Previews;

use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Seo_Plugins;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Prints the tags that networks read for link previews, unless an SEO plugin already does. */
final class Page_Tags {
	/** Maximum number of characters of a description. No network shows more. */
	const MAX_CHARACTERS = 200;

	/** Maximum number of bytes of a post's content to process for its description. */
	const MAX_BYTES = 20000;

	/** Minimum width in pixels of an image that X shows across the whole card. */
	const MIN_LARGE_WIDTH = 300;

	/** Prints the tags of the current page. */
	public static function print_tags(): void {
		$post = get_queried_object();
		if ( $post instanceof \WP_Post ? post_password_required( $post ) : ! is_front_page() ) {
			return;
		}
		if ( ! self::are_printed() ) {
			return;
		}
		foreach ( $post instanceof \WP_Post ? self::of_post( $post ) : self::of_site() as $name => $content ) {
			if ( '' !== $content ) {
				$attribute = 0 === strpos( $name, 'og:' ) ? 'property' : 'name';
				printf( "<meta %s=\"%s\" content=\"%s\">\n", esc_attr( $attribute ), esc_attr( $name ), htmlspecialchars( $content, ENT_QUOTES, 'UTF-8' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- `esc_attr()` would leave a typed `&amp;` as it is.
			}
		}
	}

	/** Whether the site prints the tags. */
	public static function are_printed(): bool {
		/**
		 * Filters whether this plugin prints the tags that networks read from a page, such as `og:title`.
		 *
		 * @param bool $is_ours Whether to print them. False if the owner has turned the tags off, or another plugin is
		 *        known to print them.
		 */
		return (bool) apply_filters( 'dovetail_blocks_prints_social_tags', Settings::get( 'social_tags' ) && null === Seo_Plugins::social_tags_plugin() );
	}

	/** @return array<string, string> Plain text by tag name; empty for missing tags. */
	public static function of_post( \WP_Post $post ): array {
		/**
		 * Filters the title of a post in link previews.
		 *
		 * @param string   $title Title as plain text.
		 * @param \WP_Post $post  Post on whose page the tags are printed.
		 */
		$title = (string) apply_filters( 'dovetail_blocks_page_title', Plain_Text::of_html( get_the_title( $post ) ), $post );
		/**
		 * Filters the description of a post in link previews.
		 *
		 * @param string   $text Plain text: the excerpt, or the beginning of the post.
		 * @param \WP_Post $post Post on whose page the tags are printed.
		 */
		$text = (string) apply_filters( 'dovetail_blocks_page_description', self::excerpt( $post ), $post );
		return self::tags( 'post' === $post->post_type ? 'article' : 'website', $title, $text, (string) wp_get_canonical_url( $post ), self::picture_of( $post ) );
	}

	/** @return array<string, string> Tags of a front page that lists posts. */
	private static function of_site(): array {
		return self::tags( 'website', self::site_name(), Plain_Text::of_html( get_bloginfo( 'description' ) ), home_url( '/' ), self::attachment( (int) get_theme_mod( 'custom_logo' ) ) );
	}

	/** @param array<string, string> $picture Tags of the image, see `attachment()`. */
	private static function tags( string $type, string $title, string $description, string $url, array $picture ): array {
		return array(
			'og:type'        => $type,
			'og:title'       => $title,
			'og:description' => $description,
			'og:url'         => $url,
			'og:site_name'   => self::site_name(),
		) + $picture + array(
			'twitter:card' => (int) ( $picture['og:image:width'] ?? 0 ) >= self::MIN_LARGE_WIDTH ? 'summary_large_image' : 'summary',
		);
	}

	private static function site_name(): string {
		return Plain_Text::of_html( get_bloginfo( 'name' ) );
	}

	/** Returns the post's excerpt if its author wrote one, otherwise the beginning of the post. */
	private static function excerpt( \WP_Post $post ): string {
		$html = '' === trim( $post->post_excerpt ) ? excerpt_remove_blocks( strip_shortcodes( mb_strcut( $post->post_content, 0, self::MAX_BYTES, 'UTF-8' ) ) ) : $post->post_excerpt;
		return Plain_Text::of_html( $html, self::MAX_CHARACTERS, '…' );
	}

	/** Returns the tags of the featured image, otherwise of the first image of the post. */
	private static function picture_of( \WP_Post $post ): array {
		$featured = self::attachment( (int) get_post_thumbnail_id( $post ) );
		if ( $featured ) {
			return $featured;
		}
		$content = new \WP_HTML_Tag_Processor( mb_strcut( $post->post_content, 0, self::MAX_BYTES, 'UTF-8' ) );
		if ( ! $content->next_tag( 'img' ) ) {
			return array();
		}
		preg_match( '~\bwp-image-(\d{1,18})\b~', (string) $content->get_attribute( 'class' ), $match );
		$own = self::attachment( (int) ( $match[1] ?? 0 ) );
		$url = (string) $content->get_attribute( 'src' );
		return $own || ! preg_match( '~^https?://~', $url ) ? $own : array(
			'og:image' => esc_url_raw( $url, array( 'http', 'https' ) ),
		) + self::size( $content ) + array(
			'og:image:alt' => Plain_Text::line( (string) $content->get_attribute( 'alt' ) ),
		);
	}

	/** Returns the size tags from an image's attributes; empty unless both are plausible numbers of pixels. */
	private static function size( \WP_HTML_Tag_Processor $image ): array {
		$size = array(
			'og:image:width'  => $image->get_attribute( 'width' ),
			'og:image:height' => $image->get_attribute( 'height' ),
		);
		return preg_grep( '~^[1-9]\d{0,4}\z~', array_filter( $size, 'is_string' ) ) === $size ? $size : array();
	}

	/** @return array<string, string> Empty if the attachment is not an image. */
	private static function attachment( int $id ): array {
		$source = $id > 0 ? wp_get_attachment_image_src( $id, '1536x1536' ) : false;
		return $source ? array(
			'og:image'        => (string) $source[0],
			'og:image:width'  => (string) ( $source[1] ? $source[1] : '' ),
			'og:image:height' => (string) ( $source[2] ? $source[2] : '' ),
			'og:image:alt'    => Plain_Text::line( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
		) : array();
	}
}
