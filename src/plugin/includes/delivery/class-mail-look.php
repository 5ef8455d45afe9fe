<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The site owner's logo, color and footer for all HTML emails of the plugin. Automatic replies have the footer, too. */
final class Mail_Look {
	/** Names of the settings. */
	const LOGO   = 'mail_logo';
	const COLOR  = 'mail_color';
	const FOOTER = 'mail_footer';

	/** Default color of buttons. */
	const DEFAULT_COLOR = '#1d1d1b';

	/** Maximum size of the logo in pixels. */
	const MAX_LOGO_WIDTH  = 240;
	const MAX_LOGO_HEIGHT = 80;

	/** Maximum number of characters of the footer. */
	const MAX_FOOTER_LENGTH = 1000;

	/** Returns the color of buttons, such as `#1d1d1b`. */
	public static function color(): string {
		$color = strtolower( (string) Settings::get( self::COLOR ) );
		return self::is_color( $color ) ? $color : self::DEFAULT_COLOR;
	}

	/** Whether the default color is used. */
	public static function is_default_color(): bool {
		return self::DEFAULT_COLOR === self::color();
	}

	/** Whether a string is a color with six hexadecimal digits. */
	public static function is_color( string $text ): bool {
		return 1 === preg_match( '~^#[0-9a-f]{6}\z~i', $text );
	}

	/** Returns white or black, whichever is easier to read on a color. One of them always has a contrast of at least 4.5. */
	public static function text_color( string $background ): string {
		return self::contrast( $background, '#ffffff' ) >= self::contrast( $background, '#000000' ) ? '#ffffff' : '#000000';
	}

	/** Returns the contrast ratio of two colors (WCAG 2), from 1 to 21. */
	public static function contrast( string $one, string $other ): float {
		$light = array( self::luminance( $one ), self::luminance( $other ) );
		return ( max( $light ) + 0.05 ) / ( min( $light ) + 0.05 );
	}

	/** Returns the logo as HTML. Empty if there is none or the image was deleted. */
	public static function logo(): string {
		$id    = (int) Settings::get( self::LOGO );
		$image = $id && wp_attachment_is_image( $id ) ? wp_get_attachment_image_src( $id, 'medium' ) : false;
		if ( ! $image || $image[1] < 1 || $image[2] < 1 ) {
			return '';
		}
		$scale = min( 1, self::MAX_LOGO_WIDTH / $image[1], self::MAX_LOGO_HEIGHT / $image[2] );
		$alt   = Plain_Text::line( get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		return sprintf(
			'<img src="%s" alt="%s" width="%d" height="%d" style="display:block;border:0;">', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- an email has no scripts, classes or several sizes.
			Html_Mail::escape( sanitize_url( $image[0] ) ),
			Html_Mail::escape( '' === $alt ? Html_Mail::site() : $alt ),
			max( 1, (int) round( $image[1] * $scale ) ),
			max( 1, (int) round( $image[2] * $scale ) )
		);
	}

	/** Returns the footer as plain text; empty if there is none. */
	public static function footer(): string {
		return Plain_Text::lines( Settings::get( self::FOOTER ), self::MAX_FOOTER_LENGTH );
	}

	/** Returns the validation error of a setting; empty when it is valid. */
	public static function validation_error( string $name, $value ): string {
		$text = (string) $value;
		if ( self::LOGO === $name ) {
			return in_array( $text, array( '', '0' ), true ) || ( ctype_digit( $text ) && wp_attachment_is_image( (int) $text ) ) ? '' : __( 'The logo was not changed. Choose an image from the media library.', 'dovetail-blocks' );
		}
		if ( self::COLOR === $name ) {
			return self::is_color( $text ) ? '' : __( 'The color of emails was not changed. Choose a color such as #1d1d1b.', 'dovetail-blocks' );
		}
		return mb_strlen( $text, 'UTF-8' ) <= self::MAX_FOOTER_LENGTH ? '' : __( 'The email footer was not changed. Enter up to 1,000 characters.', 'dovetail-blocks' );
	}

	/**
	 * Returns the fields of the settings page by name.
	 *
	 * @return array<string, array{label: string, control: string, help: string}>
	 */
	public static function fields(): array {
		return array(
			self::LOGO   => array(
				'label'   => __( 'Logo', 'dovetail-blocks' ),
				'control' => 'image',
				'help'    => __( 'Shown at the top, at most 80 pixels high. Its alternative text comes from the media library. If there is none, the site’s name is used.', 'dovetail-blocks' ),
			),
			self::COLOR  => array(
				'label'   => __( 'Color', 'dovetail-blocks' ),
				'control' => 'color',
				'help'    => __( 'For buttons and the line at the top. The text on buttons becomes white or black so that it stays readable.', 'dovetail-blocks' ),
			),
			self::FOOTER => array(
				'label'   => __( 'Footer', 'dovetail-blocks' ),
				'control' => 'prose',
				'help'    => __( 'Plain text below emails to subscribers and automatic replies, for example your postal address. Web addresses become links.', 'dovetail-blocks' ),
			),
		);
	}

	/** Returns the relative luminance of a color (WCAG 2), from 0 to 1. */
	private static function luminance( string $color ): float {
		$light = 0.0;
		foreach ( array( 1 => 0.2126, 3 => 0.7152, 5 => 0.0722 ) as $start => $weight ) {
			$part   = hexdec( substr( $color, $start, 2 ) ) / 255;
			$light += $weight * ( $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4 );
		}
		return $light;
	}
}
