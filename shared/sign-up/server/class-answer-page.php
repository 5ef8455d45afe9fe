<?php
namespace Dovetail\Sign_Up;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the result of a submitted form if the receiving page does not contain the form. This happens when a script
 * loaded the form (a pop-up, infinite scroll): the browser then posts it to the URL in the address bar, which
 * belongs to another page.
 */
final class Answer_Page {
	/**
	 * Buffers the page. If the page does not render the submitted form, sends a page with the form's result instead.
	 *
	 * @param callable $undrawn Returns the form or its thank-you message as escaped HTML. Returns an empty string if the page has rendered the form.
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
			// Priority 0, to run before WordPress flushes the output buffers.
			0
		);
	}

	private static function page( string $html ): string {
		return sprintf(
			'<!DOCTYPE html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>%2$s</title>'
				. '<style>:root{color-scheme:light dark}body{max-width:36rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}label{display:block;margin-top:1rem}'
				. 'input,textarea,select,button{font:inherit;box-sizing:border-box;padding:.5rem .75rem}input:not([type=checkbox],[type=radio]),textarea,select{width:100%%}button{margin-top:1.5rem}'
				. 'input,textarea{unicode-bidi:plaintext}fieldset{margin:1rem 0 0;border:1px solid}[class$="__tick"]{display:flex;gap:.5rem;align-items:baseline;margin-top:.5rem}[class$="__tick"] label{margin:0}[role=status]:empty{display:none}'
				. '[role=alert],[role=status]{padding:.75rem 1rem;border:1px solid}[class$="__trap"],[type=reset]{display:none}[class$="__error"]{margin:.25rem 0;color:light-dark(#b00020,#ff9aa2)}</style>'
				. '</head><body><main>%3$s</main><p><a href="%4$s">%2$s</a></p></body></html>',
			get_language_attributes(),
			esc_html( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ),
			$html,
			esc_url( home_url( '/' ) )
		);
	}
}
