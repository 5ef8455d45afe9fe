<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/** Reads the description of an event as plain text, and renders it with links. */
final class Description {
	/** Maximum number of stored characters, and of characters that are searched for HTML before that. */
	const MAX_LENGTH      = 2000;
	const MAX_HTML_LENGTH = 10000;

	/** Descriptions with more characters or line breaks are collapsed. */
	const MAX_OPEN_LENGTH = 140;
	const MAX_OPEN_BREAKS = 2;

	/** Returns a description as plain text. In Google's calendars it is HTML. The address of a link follows its words. */
	public static function read( ?array $property ): string {
		$text = Ics::text( $property, self::MAX_HTML_LENGTH );
		if ( strlen( $property[1] ?? '' ) > self::MAX_HTML_LENGTH ) {
			// Remove a tag that the limit has cut.
			$text = (string) preg_replace( '~<(?:/|/?[a-z][^<>]*)?…$~i', '…', $text );
		}
		$text = (string) preg_replace( '~<(script|style)\b[^<]*</\1\s*>~i', '', $text );
		$text = (string) preg_replace_callback(
			'~<a\s[^<>]*?href=["\']?(?:mailto:)?(https?://[^"\'<>\s]+|(?<=mailto:)[^"\'<>\s?]+)[^<>]*>(.{0,500}?)</a>~is',
			static fn( array $link ): string => $link[1] === $link[2] ? $link[1] : "$link[2] ($link[1])",
			$text
		);
		// Outlook writes URLs and email addresses in angle brackets. They are not tags.
		$tag  = '~</?[a-z][a-z0-9]*(?:[:-][a-z]+)*(?:\s[^<>]*|/)?>~i';
		$text = (string) preg_replace( array( '~<br\s*/?>|</(?:p|div|ul|ol|li|h[1-6])\b[^<>]*>~i', $tag ), array( "\n", '' ), $text );
		$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = (string) preg_replace( array( '~\h*\n\h*~u', '~\n{3,}~' ), array( "\n", "\n\n" ), $text );
		return Ics::clean( $text, self::MAX_LENGTH );
	}

	/**
	 * Returns the HTML of a description. A long one is collapsed.
	 *
	 * @param string $title Title of the event.
	 */
	public static function html( string $text, string $title ): string {
		$class = Agenda::CLASS_NAME . '__description';
		$html  = nl2br( self::linked( $text ) );
		if ( mb_strlen( $text ) <= self::MAX_OPEN_LENGTH && substr_count( $text, "\n" ) <= self::MAX_OPEN_BREAKS ) {
			return '' === $text ? '' : "<p class=\"$class\">$html</p>";
		}
		$label = __( 'Details', 'dovetail-blocks' );
		return sprintf( '<details class="%1$s"><summary aria-label="%2$s">%3$s</summary><p>%4$s</p></details>', $class, Agenda::label_for( $label, $title ), esc_html( $label ), $html );
	}

	/**
	 * Escapes a text and links its URLs and email addresses, without the punctuation that follows them. A URL may contain
	 * a pair of parentheses. An address that was cut, and ends with “…”, leads nowhere and is not linked.
	 */
	private static function linked( string $text ): string {
		$html  = '';
		$run   = '[^\s<>"\'\[\]()]';
		$url   = "https?://(?![^\s<>]*…)$run+(?:\($run*\)$run*)?(?<![.,:;!?])";
		$email = '(?<![^\s<>"\'\[\](),:;])[a-z0-9._+-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}(?![\w@-]|\.\w|[^\s<>]*…)';
		foreach ( preg_split( "~($url|$email)~iu", $text, -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $part ) {
			$words = Agenda::plain( $part );
			$html .= $index % 2 ? self::link( $part, $words ) : $words;
		}
		return $html;
	}

	/** Returns the HTML of a link to a URL or an email address; only its words if it is not valid. */
	private static function link( string $address, string $words ): string {
		if ( false === strpos( $address, '://' ) ) {
			return is_email( $address ) ? sprintf( '<a href="%1$s">%2$s</a>', esc_url( "mailto:$address", array( 'mailto' ) ), $words ) : $words;
		}
		$url = Agenda::plain_url( $address );
		return '' === $url ? $words : "<a href=\"$url\" rel=\"nofollow\">$words</a>";
	}
}
