<?php
namespace Dovetail\Wordads;

use Dovetail\Plugin\View_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the site's advertisements.
 *
 * Images are printed directly. Code from an ad network is printed inside a `template`, where scripts do not run.
 * Authors cannot save a `template` in posts. The view script inserts the code once its frame is displayed and near the
 * viewport, and the visitor has given consent.
 */
final class Advertisements {
	/** Formats to replace on narrow pages, with their replacements. */
	const NARROWER = array( 'leaderboard' => 'mobile_leaderboard' );

	/**
	 * Adds the ad to the empty element in the saved post. Returns an empty string in feeds and for a format without an
	 * ad.
	 */
	public static function draw( string $format, string $content ): string {
		if ( is_feed() || ! preg_match( '~^\s*<div [^>]*>~', $content, $root ) ) {
			return '';
		}
		$frames = self::frames( $format );
		return $frames ? $root[0] . implode( '', array_map( array( __CLASS__, 'html' ), $frames ) ) . '</div>' : '';
	}

	/**
	 * Returns the data for the editor: the frames that visitors see in each format, without the code.
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
	 * Returns the frames of a format: the format's own frame, and the frame that replaces it on narrow pages.
	 *
	 * @return array<int, array> Slots with the `format` of the frame and `when`, its condition: enough width
	 *        (`needs-width`), too little width for the other frame (`is-narrower`), or none (empty).
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

	/**
	 * Returns the slot whose ad is shown for a format. The result contains the requested `format`; `isOwn` is false for
	 * the default slot.
	 */
	private static function answer( string $format ): array {
		$slot = Slots::answering( $format );
		/**
		 * Filters the code of an advertisement. The page loads the code once the advertisement is near the viewport and
		 * the visitor allows content from other sites.
		 *
		 * @param string $code   Trusted HTML with scripts, from the settings. Empty if the slot contains no code.
		 *                       The returned code also replaces an image.
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

	private static function html( array $frame ): string {
		$is_code = 'code' === $frame['kind'];
		return sprintf(
			'<div class="%1$s" role="complementary" aria-label="%2$s"%3$s><span class="wp-block-dovetail-wordads__label" aria-hidden="true">%2$s</span><div class="wp-block-dovetail-wordads__content">%4$s</div></div>',
			esc_attr( rtrim( sprintf( 'wp-block-dovetail-wordads__frame is-format-%s is-%s %s', str_replace( '_', '-', $frame['format'] ), $frame['kind'], $frame['when'] ) ) ),
			esc_attr__( 'Advertisement', 'dovetail-blocks' ),
			// If the site asks visitors for consent, do not reserve space for an ad that may never load.
			$is_code && View_Data::should_ask_for_consent() ? ' hidden' : '',
			$is_code ? '<template>' . $frame['code'] . '</template>' : self::picture( $frame )
		);
	}

	/**
	 * Returns the data of a frame for the editor.
	 *
	 * @return array{format: string, when: string, picture: ?array} `picture` is null for code.
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
