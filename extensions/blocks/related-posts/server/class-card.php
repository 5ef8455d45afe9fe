<?php
namespace Dovetail\Related_Posts;

defined( 'ABSPATH' ) || exit;

/** Renders the card of a related post, for the page and for the editor. */
final class Card {
	/** Attributes that switch on every part of a card. */
	const EVERYTHING = array(
		'displayThumbnails' => true,
		'displayDate'       => true,
		'displayContext'    => true,
	);

	/** Class name of the block's element. */
	const ROOT = 'wp-block-dovetail-related-posts';

	/**
	 * Returns the HTML of a card.
	 *
	 * @param array                $post       One of Related_Posts::of().
	 * @param array<string, mixed> $attributes Of the block, or EVERYTHING.
	 * @return string HTML, escaped.
	 */
	public static function draw( array $post, array $attributes ): string {
		$html = sprintf(
			'<a href="%1$s">%2$s%3$s</a>',
			esc_url( $post['url'] ),
			$attributes['displayThumbnails'] ? self::part( 'picture', self::picture( $post['id'] ) ) : '',
			self::part( 'title', self::escape( $post['title'] ) )
		);
		if ( $attributes['displayDate'] ) {
			$html .= sprintf(
				'<time class="%1$s__date" datetime="%2$s">%3$s</time>',
				self::ROOT,
				esc_attr( $post['datetime'] ),
				esc_html( $post['date'] )
			);
		}
		if ( $attributes['displayContext'] && '' !== $post['context'] ) {
			$html .= self::part( 'context', self::escape( $post['context'] ) );
		}
		return $html;
	}

	/** Returns the HTML of a part, with the part's class name. */
	private static function part( string $name, string $html ): string {
		return sprintf( '<span class="%1$s__%2$s">%3$s</span>', self::ROOT, $name, $html );
	}

	/** Returns the featured image as decoration, because the title beside it has the same link. */
	private static function picture( int $post ): string {
		return wp_get_attachment_image(
			(int) get_post_thumbnail_id( $post ),
			'medium_large',
			false,
			array(
				'alt'   => '',
				'sizes' => '(max-width: 600px) 100vw, 400px',
			)
		);
	}

	/** Escapes text from another post. It also escapes shortcodes, which would otherwise run on this page. */
	public static function escape( string $text ): string {
		return str_replace( '[', '&#091;', esc_html( $text ) );
	}
}
