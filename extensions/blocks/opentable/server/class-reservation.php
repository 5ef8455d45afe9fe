<?php
namespace Dovetail\Opentable;

use Dovetail\Embed\Embed;

defined( 'ABSPATH' ) || exit;

/** Computes the URL and size of a reservation form's iframe. */
final class Reservation {
	const MAX_RESTAURANTS = 20;

	/** Width and height in pixels of the service's iframe in each style. */
	const SIZES = array(
		'standard' => array( 224, 301 ),
		'tall'     => array( 288, 490 ),
		'wide'     => array( 840, 150 ),
		'button'   => array( 210, 113 ),
	);

	/**
	 * Heights in pixels: the menu of restaurants, the wide style in a narrow window, and the margin around the button,
	 * which can be cropped.
	 */
	const CHOICE_HEIGHT      = 60;
	const NARROW_WIDE_HEIGHT = 301;
	const BUTTON_MARGIN      = 14;

	/** Codes of the languages that the service supports, without region. */
	const LANGUAGES = array(
		'en' => 'en-US',
		'fr' => 'fr-CA',
		'de' => 'de-DE',
		'es' => 'es-MX',
		'ja' => 'ja-JP',
		'nl' => 'nl-NL',
		'it' => 'it-IT',
	);

	/** Returns the data of the iframe. Null if no restaurant is set or the author prefers a link. */
	public static function frame( array $attributes ): ?array {
		$ids = array_slice( array_values( array_unique( $attributes['rid'] ) ), 0, self::MAX_RESTAURANTS );
		if ( ! $ids || ! $attributes['iframe'] ) {
			return null;
		}
		$has_choice = count( $ids ) > 1;
		$style      = self::style( $attributes['style'], $has_choice );
		$is_button  = 'button' === $style;
		$kind       = $is_button ? 'button' : 'standard';
		$query      = array(
			'type'    => $has_choice ? 'multi' : $kind,
			'theme'   => $is_button ? 'standard' : $style,
			'lang'    => self::language( $attributes['lang'] ),
			'domain'  => $attributes['domain'],
			'newtab'  => $attributes['newtab'] ? 'true' : 'false',
			'overlay' => 'false',
		);

		list( $width, $height ) = self::SIZES[ $style ];
		return array(
			'src'    => Embed::base( 'opentable' ) . '/widget/reservation/canvas?rid=' . implode( '&rid=', $ids ) . '&' . http_build_query( $query ),
			'width'  => $width,
			'height' => $height + ( $has_choice ? self::CHOICE_HEIGHT : 0 ),
		)
		+ ( 'wide' === $style ? array( 'narrow' => self::NARROW_WIDE_HEIGHT ) : array() )
		+ ( $is_button && $attributes['negativeMargin'] ? array( 'crop' => self::BUTTON_MARGIN ) : array() );
	}

	/** Returns the text of the link on the page. */
	public static function link_text(): string {
		return __( 'Book at OpenTable', 'dovetail-blocks' );
	}

	/** Returns the style to render. Several restaurants cannot use the button style. */
	private static function style( string $style, bool $has_choice ): string {
		return 'multi' === $style || ( $has_choice && 'button' === $style ) ? 'standard' : $style;
	}

	/**
	 * Returns the chosen language. Without a choice, returns the site's language, or English if the service does not
	 * support it.
	 */
	private static function language( string $chosen ): string {
		return '' === $chosen ? self::LANGUAGES[ strtolower( preg_split( '~[-_]~', get_locale() )[0] ) ] ?? 'en-US' : $chosen;
	}
}
