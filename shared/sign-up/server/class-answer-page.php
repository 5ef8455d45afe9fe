<?php
namespace Dovetail\Sign_Up;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a form that the page it was posted to does not draw. A form in content that a script loads (a pop-up, endless
 * scrolling) posts to the address in the bar, whose page has another content.
 */
final class Answer_Page {
	/**
	 * Holds the page back, and sends another in its place if the form was not drawn by its end.
	 *
	 * @param callable $undrawn Returns the form or its thanks as HTML, escaped; empty if it was drawn.
	 */
	public static function show_unless_drawn( callable $undrawn ): void {
		$level = ob_get_level();
		ob_start();
		add_action(
			'shutdown',
			static function () use ( $undrawn, $level ): void {
				$status = (int) http_response_code();
				$html   = ob_get_level() > $level && ( $status < 300 || $status >= 400 ) ? $undrawn() : '';
				if ( '' === $html ) {
					return;
				}
				while ( ob_get_level() > $level ) {
					ob_end_clean();
				}
				echo self::page( $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			},
			// Before WordPress sends what is held back.
			0
		);
	}

	/** The page, as HTML. */
	private static function page( string $html ): string {
		return sprintf(
			'<!DOCTYPE html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>%2$s</title>'
				. '<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}label{display:block}input,textarea,select,button{font:inherit;max-width:100%%;box-sizing:border-box}[class$="__trap"]{display:none}[class$="__error"]{color:#b00020}</style>'
				. '</head><body><main>%3$s</main><p><a href="%4$s">%2$s</a></p></body></html>',
			get_language_attributes(),
			esc_html( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ),
			$html,
			esc_url( home_url( '/' ) )
		);
	}
}
