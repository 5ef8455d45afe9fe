<?php
namespace Dovetail\Wordads;

use Dovetail\Plugin\Settings_Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the site's advertisements: a slot for each format, and a default slot for formats without their own ad.
 *
 * A slot contains nothing, an image from the media library, or an ad network's code. Code runs on visitors' pages, so
 * only users with `unfiltered_html` can change it. Users who may change settings can turn code off and on.
 */
final class Slots {
	/** Option that stores the advertisement slots, keyed by format. */
	const OPTION = 'dovetail_blocks_ad_slots';

	/** Name of the default slot, for formats without their own ad. */
	const FALLBACK = 'default';

	/** Maximum length of an ad network's code, in characters. */
	const CODE_LIMIT = 20000;

	const EMPTY_SLOT = array(
		'kind'  => '',
		'image' => 0,
		'link'  => '',
		'alt'   => '',
		'code'  => '',
	);

	/**
	 * Returns the formats by name: `width` and `height` in CSS pixels.
	 *
	 * @return array<string, array{width: int, height: int}>
	 */
	public static function formats(): array {
		static $formats = null;
		if ( null === $formats ) {
			$formats = ( require DOVETAIL_BLOCKS_DIR . '/blocks/wordads/server-data.php' )['data']['formats'];
		}
		return $formats;
	}

	/** Returns the titles of the slots in the user's language, by slug. */
	public static function titles(): array {
		$titles = array(
			'mrec'               => __( 'Rectangle', 'dovetail-blocks' ),
			'leaderboard'        => __( 'Leaderboard', 'dovetail-blocks' ),
			'mobile_leaderboard' => __( 'Mobile leaderboard', 'dovetail-blocks' ),
			'wideskyscraper'     => __( 'Wide skyscraper', 'dovetail-blocks' ),
		);
		foreach ( self::formats() as $name => $size ) {
			/* translators: 1: name of an ad format. 2: width in pixels. 3: height in pixels. */
			$titles[ $name ] = sprintf( __( '%1$s %2$d × %3$d', 'dovetail-blocks' ), $titles[ $name ], $size['width'], $size['height'] );
		}
		return $titles + array( self::FALLBACK => __( 'All formats without their own ad', 'dovetail-blocks' ) );
	}

	/**
	 * Returns all slots by name, with every field.
	 *
	 * @return array<string, array{kind: string, image: int, link: string, alt: string, code: string}>
	 */
	public static function stored(): array {
		$stored = get_option( self::OPTION, array() );
		$slots  = array_fill_keys( array_merge( array_keys( self::formats() ), array( self::FALLBACK ) ), self::EMPTY_SLOT );
		foreach ( array_intersect_key( is_array( $stored ) ? $stored : array(), $slots ) as $name => $slot ) {
			foreach ( array_intersect_key( is_array( $slot ) ? $slot : array(), self::EMPTY_SLOT ) as $key => $value ) {
				$slots[ $name ][ $key ] = gettype( $value ) === gettype( self::EMPTY_SLOT[ $key ] ) ? $value : self::EMPTY_SLOT[ $key ];
			}
		}
		return $slots;
	}

	/**
	 * Returns the slot for a format: the format's own or the default slot. Returns an empty slot if neither has an ad.
	 *
	 * @return array{kind: string, image: int, link: string, alt: string, code: string, isOwn: bool}
	 */
	public static function answering( string $format ): array {
		$slots = self::stored();
		$own   = self::usable( $slots[ $format ] ?? self::EMPTY_SLOT );
		return '' === $own['kind']
			? self::usable( $slots[ self::FALLBACK ] ) + array( 'isOwn' => false )
			: $own + array( 'isOwn' => true );
	}

	/**
	 * Returns a slot, or an empty one if its content is missing: the image was deleted or the code is empty.
	 *
	 * @param array $slot Slot from stored().
	 */
	private static function usable( array $slot ): array {
		$has = array(
			'image' => wp_attachment_is_image( $slot['image'] ),
			'code'  => '' !== $slot['code'],
		);
		return empty( $has[ $slot['kind'] ] ) ? self::EMPTY_SLOT : $slot;
	}

	/**
	 * Sanitizes slots before they are stored. Missing and invalid values are replaced by the stored ones.
	 *
	 * @param mixed $input Some slots by name. The form sends an image as a URL.
	 */
	public static function sanitize( $input ): array {
		$slots = self::stored();
		foreach ( array_intersect_key( is_array( $input ) ? $input : array(), $slots ) as $name => $given ) {
			foreach ( array_intersect_key( is_array( $given ) ? $given : array(), self::EMPTY_SLOT ) as $key => $value ) {
				$value   = is_string( $value ) ? trim( wp_check_invalid_utf8( $value ) ) : $value;
				$problem = is_scalar( $value ) ? self::problem( $key, $value, $slots[ $name ] ) : __( 'it must be a single value.', 'dovetail-blocks' );
				if ( '' === $problem ) {
					$slots[ $name ][ $key ] = self::cast( $key, $value );
				} elseif ( function_exists( 'add_settings_error' ) ) {
					// Show the rejected value in its field again. Code is too long for that, so its field shows the
					// stored code.
					Settings_Fields::keep_rejected_value( Slots_Form::id( $name, $key ), is_string( $value ) && 'code' !== $key ? $value : '', ucfirst( $problem ) );
					/* translators: 1: name of a slot, such as Rectangle 300 × 250. 2: what is wrong. */
					add_settings_error( self::OPTION, "dovetail-blocks-ad-$name-$key", sprintf( __( 'The ad “%1$s” was not changed: %2$s', 'dovetail-blocks' ), self::titles()[ $name ], $problem ) );
				}
			}
		}
		return $slots;
	}

	/**
	 * Returns the error message for a value. Empty if the value is valid.
	 *
	 * @param string|int|float $value Entered value. A bool is treated as a number.
	 */
	private static function problem( string $key, $value, array $slot ): string {
		switch ( $key ) {
			case 'kind':
				if ( ! in_array( $value, array( '', 'image', 'code' ), true ) ) {
					return __( 'choose an image, code, or nothing.', 'dovetail-blocks' );
				}
				return 'code' !== $value || '' !== $slot['code'] || current_user_can( 'unfiltered_html' ) ? '' : self::refusal();
			case 'image':
				return self::cast( $key, $value ) || in_array( $value, array( '', 0, '0' ), true ) ? '' : __( 'choose an image from this site’s media library.', 'dovetail-blocks' );
			case 'link':
				return '' === $value || '' !== self::cast( $key, $value ) ? '' : __( 'its link must start with https://.', 'dovetail-blocks' );
			case 'code':
				return $value === $slot['code'] ? '' : self::problem_of_code( (string) $value );
			default:
				return '';
		}
	}

	/**
	 * Returns the error message for an ad network's code.
	 *
	 * Code that uses `document.write()` is rejected, because it would replace the page after loading.
	 */
	private static function problem_of_code( string $code ): string {
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			return self::refusal();
		}
		if ( mb_strlen( $code ) > self::CODE_LIMIT ) {
			/* translators: %s: a number, such as 20,000. */
			return sprintf( __( 'its code is longer than %s characters.', 'dovetail-blocks' ), number_format_i18n( self::CODE_LIMIT ) );
		}
		return preg_match( '~\bdocument\s*\.\s*write(?:ln)?\s*\(~', $code )
			? __( 'its code uses document.write, which does not work here because ads load later. Ask the network for its asynchronous code.', 'dovetail-blocks' )
			: '';
	}

	/** Returns the error message for users who may not enter code. */
	private static function refusal(): string {
		return __( 'only people who are allowed to add unfiltered HTML to this site can enter code.', 'dovetail-blocks' );
	}

	/**
	 * @param string|int|float $value Entered value. A bool is treated as a number.
	 * @return string|int
	 */
	private static function cast( string $key, $value ) {
		switch ( $key ) {
			case 'image':
				$id = is_string( $value ) && ! ctype_digit( $value ) ? attachment_url_to_postid( $value ) : (int) $value;
				return wp_attachment_is_image( $id ) ? $id : 0;
			case 'link':
				return sanitize_url( (string) $value, array( 'http', 'https' ) );
			case 'alt':
				return (string) preg_replace( '~\s+~u', ' ', (string) $value );
			default:
				return (string) $value;
		}
	}
}
