<?php
namespace Dovetail\Sign_Up;

use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Renders a sign-up form, the result of a submission, or a link for feeds and emails, where forms do not work. */
final class Markup {
	/** Whether a form can be submitted in the current context. False in feeds and emails. */
	public static function is_supported(): bool {
		/**
		 * Filters whether sign-up forms work in the current context. If false, a link to the page replaces them.
		 * Plugins that send posts by email should return false.
		 *
		 * @param bool $works False in feeds and during WP-Cron.
		 */
		return (bool) apply_filters( 'dovetail_blocks_forms_work', ! is_feed() && ! wp_doing_cron() );
	}

	/**
	 * Returns a link to the page with the form, for feeds and emails.
	 *
	 * @param string $html Escaped link text.
	 * @return string HTML.
	 */
	public static function link( string $slug, string $html ): string {
		$address = get_permalink();
		return sprintf( '<p class="wp-block-dovetail-%s"><a href="%s">%s</a></p>', esc_attr( $slug ), esc_url( $address ? $address : home_url( '/' ) ), $html );
	}

	/**
	 * Splits a block's saved HTML into the opening tag and the content, so that a form can be inserted.
	 *
	 * @param string $slug Slug of the block. Used for the opening tag if the author edited the HTML and it has another structure.
	 * @return array{0: string, 1: string} The opening tag, and the content.
	 */
	public static function parts( string $content, string $slug ): array {
		return preg_match( '~^\s*(<div\b[^>]*>)(.*)</div>\s*\z~s', $content, $parts )
			? array( $parts[1], trim( $parts[2] ) )
			: array( '<div class="wp-block-dovetail-' . $slug . '">', '' );
	}

	/**
	 * Escapes square brackets, because WordPress runs shortcodes in rendered content, even inside attributes.
	 *
	 * @param string $html Escaped HTML.
	 */
	public static function without_shortcodes( string $html ): string {
		return str_replace( '[', '&#091;', $html );
	}

	/**
	 * Escapes text for an HTML attribute, including every `&`.
	 *
	 * @param string $text Plain text.
	 */
	public static function attribute( string $text ): string {
		return self::without_shortcodes( _wp_specialchars( $text, ENT_QUOTES, false, true ) );
	}

	/**
	 * Returns the text that the stylesheet shows on the button while the form is being sent. The button keeps its own
	 * content, so that its width does not change.
	 *
	 * @return string An escaped attribute for the form element.
	 */
	public static function sending(): string {
		return sprintf( ' style="%s"', esc_attr( sprintf( '--dovetail-sending:"%s"', addcslashes( __( 'Sending…', 'dovetail-blocks' ), '"\\' ) ) ) );
	}

	/**
	 * Renders a form.
	 *
	 * @param string                $block   Class name prefix.
	 * @param array                 $look    See `Form::draw()`.
	 * @param array<string, string> $words   Messages of the view script by name.
	 * @param array<string, string> $hidden  Values of hidden fields by name.
	 * @param array<string, string> $values  Values of visible fields by name.
	 * @param string                $problem Error message, or an empty string.
	 * @param string                $address URL of another sign-up page, or an empty string.
	 * @return string HTML.
	 */
	public static function form( string $block, string $id, array $look, array $words, array $hidden, array $values, string $problem, string $address = '' ): string {
		$data = '';
		foreach ( $words as $name => $sentence ) {
			$data .= sprintf( ' data-%s="%s"', $name, self::attribute( $sentence ) );
		}
		$inputs = '';
		foreach ( $hidden as $name => $value ) {
			$inputs .= sprintf( '<input type="hidden" name="%s" value="%s">', $name, self::attribute( $value ) );
		}
		return sprintf(
			'<form class="%1$s__form" id="%2$s" method="post"%3$s%11$s>'
				. '%4$s'
				. '<p class="%1$s__error" id="%2$s-error" role="alert"%5$s>%6$s</p>'
				. '<p class="%1$s__consent" id="%2$s-consent"%7$s>%8$s</p>'
				. '<div class="%1$s__trap" aria-hidden="true"><label>%9$s<input type="text" name="dovetail_leave_empty" value="" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true" data-bwignore></label></div>'
				. '%10$s</form>'
				. '<p class="%1$s__status" role="status" tabindex="-1"></p>'
				. '<button class="%1$s__another" type="reset" form="%2$s">%12$s</button>',
			$block,
			$id,
			$data,
			isset( $look['fields'] )
				? call_user_func( $look['fields'], $id, $values, "$id-error $id-consent", '' !== $problem )
				: self::fields( $block, $id, $look, $values['dovetail_email'] ?? '', '' !== $problem ),
			'' === $problem ? ' hidden' : '',
			self::without_shortcodes( esc_html( $problem ) ) . ( '' === $address ? '' : sprintf( ' <a href="%s">%s</a>', self::without_shortcodes( esc_url( $address, array( 'https' ) ) ), esc_html( $words['elsewhere'] ) ) ),
			'' === $look['consent'] ? ' hidden' : '',
			self::without_shortcodes( $look['consent'] ),
			esc_html__( 'Leave this empty', 'dovetail-blocks' ),
			$inputs,
			self::sending(),
			self::another()
		);
	}

	/** Returns the label of the button and the link that show the form again after success. */
	private static function another(): string {
		return esc_html__( 'Use another address', 'dovetail-blocks' );
	}

	/**
	 * @param string $block Class name prefix.
	 * @param array  $look  See `Form::draw()`.
	 * @return string HTML.
	 */
	private static function fields( string $block, string $id, array $look, string $email, bool $is_wrong ): string {
		return sprintf(
			'<div class="%1$s__fields">'
				. '<label class="%1$s__label" for="%2$s-email">%3$s</label>'
				. '<input class="%1$s__email" id="%2$s-email" type="email" name="dovetail_email" value="%4$s" placeholder="%5$s" maxlength="%6$d" autocomplete="email" required aria-describedby="%2$s-error %2$s-consent"%7$s>'
				. '%8$s</div>',
			$block,
			$id,
			esc_html__( 'Email address', 'dovetail-blocks' ),
			self::attribute( $email ),
			self::attribute( $look['placeholder'] ),
			Email::MAX_LENGTH,
			$is_wrong ? ' aria-invalid="true" autofocus' : '',
			$look['button']
		);
	}

	/**
	 * Returns the message that replaces a form.
	 *
	 * @param string $block   Class name prefix.
	 * @param string $message Plain text.
	 * @param string $page    URL of the page with the form; empty to omit the link to it.
	 * @return string HTML.
	 */
	public static function done( string $block, string $id, string $message, string $page ): string {
		return sprintf( '<p class="%s__status" id="%s" role="status" tabindex="-1" autofocus>%s</p>', $block, $id, self::without_shortcodes( esc_html( $message ) ) )
			. ( '' === $page ? '' : sprintf( '<p><a href="%s">%s</a></p>', self::without_shortcodes( esc_url( $page ) ), self::another() ) );
	}
}
