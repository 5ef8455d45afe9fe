<?php
namespace Dovetail\Wordads;

use Dovetail\Plugin\View_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the site's advertisements.
 *
 * A picture of the site is printed directly. Code of a network is printed inside a `template`, which runs nothing and
 * which authors cannot save in posts. The view script inserts it once its frame is displayed, allowed and near.
 */
final class Advertisements {
	/** Formats and the ones that replace them on narrow pages. */
	const NARROWER = array( 'leaderboard' => 'mobile_leaderboard' );

	/** Adds the ad to the saved, empty element. Returns nothing in feeds or if there is no ad. */
	public static function draw( string $format, string $content ): string {
		if ( is_feed() || ! preg_match( '~^\s*<div [^>]*>~', $content, $root ) ) {
			return '';
		}
		$frames = self::frames( $format );
		return $frames ? $root[0] . implode( '', array_map( array( __CLASS__, 'html' ), $frames ) ) . '</div>' : '';
	}

	/**
	 * Returns the data for the editor: what visitors see in each format, without the code.
	 *
	 * @return array<int, array{format: string, frames: array}>
	 */
	public static function tell_editor(): array {
		return array_map(
			static function ( $format ) {
				return array(
					'format' => $format,
					'frames' => array_map( array( __CLASS__, 'told' ), self::frames( $format ) ),
				);
			},
			array_keys( Slots::formats() )
		);
	}

	/**
	 * Returns the frames of a format: its own, and the one that replaces it on narrow pages.
	 *
	 * @return array<int, array> Slots with the `format` of the frame, and `when` it shows: if it fits (`needs-width`),
	 *        if the other does not fit (`is-narrower`), or always.
	 */
	private static function frames( string $format ): array {
		$own    = self::answer( $format );
		$frames = array();
		$when   = static fn( array $slot ): array => $slot + array( 'when' => 'code' === $slot['kind'] ? 'needs-width' : '' );
		if ( '' !== $own['kind'] ) {
			$frames[] = $when( $own );
		}
		if ( isset( self::NARROWER[ $format ] ) ) {
			$narrower = self::answer( self::NARROWER[ $format ] );
			// An image shrinks to fit, so only an ad made for narrow pages replaces it.
			if ( '' !== $narrower['kind'] && ( 'image' !== $own['kind'] || $narrower['isOwn'] ) ) {
				$frames = $frames
					? array( array( 'when' => 'needs-width' ) + $own, array( 'when' => 'is-narrower' ) + $narrower )
					: array( $when( $narrower ) );
			}
		}
		return $frames;
	}

	/** Returns the ad of a format: a slot with its `format`, and whether the slot is the format's own (`isOwn`). */
	private static function answer( string $format ): array {
		$slot = Slots::answering( $format );
		/**
		 * Filters the code of an advertisement. The page loads it when the advertisement comes near and the visitor
		 * allows content from other sites.
		 *
		 * @param string $code   Trusted HTML, scripts included: from the settings, or empty. Code that a filter
		 *                       returns also replaces a picture.
		 * @param string $format `mrec` (300 × 250), `leaderboard` (728 × 90), `mobile_leaderboard` (320 × 50) or
		 *                       `wideskyscraper` (160 × 600).
		 */
		$code = (string) apply_filters( 'dovetail_blocks_ad', 'code' === $slot['kind'] ? $slot['code'] : '', $format );
		if ( '' !== $code ) {
			$slot = array(
				'kind' => 'code',
				'code' => $code,
			) + $slot;
		} elseif ( 'code' === $slot['kind'] ) {
			$slot['kind'] = '';
		}
		return $slot + array( 'format' => $format );
	}

	/** Returns the HTML of an ad in its frame, with a label. */
	private static function html( array $frame ): string {
		$is_code = 'code' === $frame['kind'];
		return sprintf(
			'<div class="%1$s" role="complementary" aria-label="%2$s"%3$s><span class="wp-block-dovetail-wordads__label" aria-hidden="true">%2$s</span><div class="wp-block-dovetail-wordads__content">%4$s</div></div>',
			esc_attr( rtrim( sprintf( 'wp-block-dovetail-wordads__frame is-format-%s is-%s %s', str_replace( '_', '-', $frame['format'] ), $frame['kind'], $frame['when'] ) ) ),
			esc_attr__( 'Advertisement', 'dovetail-blocks' ),
			// Where the site asks for consent, keep no space for an ad that may never load.
			$is_code && View_Data::should_ask_for_consent() ? ' hidden' : '',
			$is_code ? '<template>' . $frame['code'] . '</template>' : self::picture( $frame )
		);
	}

	/**
	 * Returns the data of a frame for the editor.
	 *
	 * @return array{format: string, when: string, picture: ?array} Without an image, the advertisement is code.
	 */
	private static function told( array $frame ): array {
		$source = 'image' === $frame['kind'] ? wp_get_attachment_image_src( $frame['image'], 'full' ) : false;
		return array(
			'format'  => $frame['format'],
			'kind'    => $frame['kind'],
			'when'    => $frame['when'],
			'picture' => $source ? array(
				'url'    => $source[0],
				'width'  => $source[1],
				'height' => $source[2],
				'alt'    => self::alternative( $frame ),
			) : null,
		);
	}

	/** Returns the HTML of an image with its link. */
	private static function picture( array $frame ): string {
		$image = wp_get_attachment_image(
			$frame['image'],
			'full',
			false,
			array(
				'alt'     => self::alternative( $frame ),
				'loading' => 'lazy',
				'sizes'   => Slots::formats()[ $frame['format'] ]['width'] . 'px',
			)
		);
		return '' === $frame['link'] ? $image : sprintf( '<a href="%s" rel="sponsored noopener">%s</a>', esc_url( $frame['link'] ), $image );
	}

	/**
	 * Returns the alternative text of an image: the slot's own, or else the media library's. The link always has an
	 * accessible name.
	 */
	private static function alternative( array $slot ): string {
		$texts = array_filter( array( $slot['alt'], trim( (string) get_post_meta( $slot['image'], '_wp_attachment_image_alt', true ) ) ), 'strlen' );
		if ( $texts ) {
			return reset( $texts );
		}
		return '' === $slot['link'] ? '' : __( 'Advertisement', 'dovetail-blocks' );
	}
}
