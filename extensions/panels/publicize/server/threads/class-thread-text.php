<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Site_Url;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a block's text with the positions that the editor counts: without formatting, and with a replacement character
 * for each object.
 */
final class Thread_Text {
	/** The editor's placeholder for images and footnotes in text. */
	const OBJECT = "\u{FFFC}";

	/** Maximum number of texts read from a block. More would not fit into a thread, even with one letter each. */
	private const MAX_TEXTS = 10000;

	/** Elements that are not formatting. All other elements are treated as formatting. */
	private const PLAIN = array( 'A', 'BR', 'WBR', 'P', 'DIV' );

	/** Elements whose text is used in a thread, but whose other content is lost. */
	private const PARTIAL = array( 'PICTURE', 'VIDEO', 'AUDIO', 'IFRAME', 'OBJECT', 'EMBED', 'SVG', 'CANVAS', 'TABLE', 'INPUT' );

	/** Elements that start a new word: their text is separated from the text before them. */
	private const BLOCK_ELEMENTS = array( 'P', 'DIV', 'TR', 'TD', 'TH', 'LI', 'DT', 'DD', 'FIGCAPTION' );

	/** Elements that the editor counts as one character. */
	private const OBJECTS = array( 'IMG', 'MATH', 'SUP' );

	public string $text = '';

	/**
	 * URLs that are not visible in the text, keyed by the byte offset at which the link text ends.
	 *
	 * @var array<int, array{0: int, 1: string}>
	 */
	public array $links = array();

	public bool $is_formatted = false;

	/** Whether any content was lost, such as an image. */
	public bool $is_partial = false;

	public string $element;

	private bool $is_preformatted;

	private int $link_at     = 0;
	private string $link_url = '';

	/** Nesting depth and tag name of the current object element, whose content is skipped; depth 0 outside of one. */
	private int $object_depth = 0;
	private string $object    = '';

	private function __construct( string $element, bool $is_preformatted ) {
		$this->element         = $element;
		$this->is_preformatted = $is_preformatted;
	}

	/**
	 * Returns the texts in the outermost elements with the given tags.
	 *
	 * @param string   $html HTML of a block.
	 * @param string[] $tags Tag names, such as `P`.
	 * @param bool     $is_preformatted Whether whitespace and line breaks are preserved.
	 * @return self[]
	 */
	public static function all( string $html, array $tags, bool $is_preformatted = false ): array {
		$tokens = new \WP_HTML_Tag_Processor( $html );
		$texts  = array();
		$text   = null;
		$inside = '';
		$depth  = 0;
		while ( count( $texts ) < self::MAX_TEXTS && $tokens->next_token() ) {
			$tag     = '#tag' === $tokens->get_token_type() ? (string) $tokens->get_tag() : '';
			$is_open = '' !== $tag && ! $tokens->is_tag_closer();
			if ( null === $text ) {
				if ( $is_open && in_array( $tag, $tags, true ) ) {
					$text   = new self( $tag, $is_preformatted );
					$inside = $tag;
					$depth  = 1;
				}
				continue;
			}
			$depth += $tag === $inside ? ( $is_open ? 1 : -1 ) : 0;
			if ( 0 === $depth ) {
				$texts[] = $text->finished();
				$text    = null;
			} else {
				$text->read( $tokens, $tag, $is_open );
			}
		}
		return null === $text ? $texts : array_merge( $texts, array( $text->finished() ) );
	}

	/** @param string $tag Tag name; empty if the token is not a tag. */
	private function read( \WP_HTML_Tag_Processor $tokens, string $tag, bool $is_open ): void {
		if ( $this->object_depth > 0 ) {
			$this->object_depth += $tag === $this->object ? ( $is_open ? 1 : -1 ) : 0;
		} elseif ( '#text' === $tokens->get_token_type() ) {
			$this->add( $tokens->get_modifiable_text() );
		} elseif ( 'BR' === $tag ) {
			$this->add_break();
		} elseif ( $is_open && self::is_object( $tokens, $tag ) ) {
			$this->text        .= self::OBJECT;
			$this->object       = $tag;
			$this->object_depth = 'IMG' === $tag ? 0 : 1;
			$this->is_partial   = true;
		} elseif ( 'A' === $tag ) {
			$this->end_link();
			$this->link_at  = strlen( $this->text );
			$this->link_url = $is_open ? self::address( $tokens->get_attribute( 'href' ) ) : '';
		} elseif ( $is_open ) {
			$this->is_partial   = $this->is_partial || in_array( $tag, self::PARTIAL, true );
			$this->is_formatted = $this->is_formatted || ! in_array( $tag, array_merge( self::PLAIN, self::PARTIAL, self::BLOCK_ELEMENTS ), true );
			if ( in_array( $tag, self::BLOCK_ELEMENTS, true ) ) {
				$this->add( ' ' );
			}
		}
	}

	/** Adds text, and collapses whitespace as browsers do. */
	private function add( string $words ): void {
		if ( ! $this->is_preformatted ) {
			$words = (string) preg_replace( '~[ \t\r\n\f]+~', ' ', $words );
			$words = in_array( substr( $this->text, -1 ), array( '', ' ', "\n" ), true ) ? ltrim( $words, ' ' ) : $words;
		}
		$this->text .= $words;
	}

	/**
	 * Adds a line break and removes a space before it. Avoids copying the text, which may contain a very large number
	 * of line breaks.
	 */
	private function add_break(): void {
		$last = strlen( $this->text ) - 1;
		if ( ! $this->is_preformatted && $last >= 0 && ' ' === $this->text[ $last ] ) {
			$this->text[ $last ] = "\n";
		} else {
			$this->text .= "\n";
		}
	}

	/** Records the end of a link if the link text differs from the URL. */
	private function end_link(): void {
		$words = '' === $this->link_url ? '' : rtrim( substr( $this->text, $this->link_at ) );
		if ( '' !== $words && ltrim( $words ) !== $this->link_url ) {
			$this->links[] = array( $this->link_at + strlen( $words ), $this->link_url );
		}
		$this->link_url = '';
	}

	/** Finishes this text after all tokens have been processed, and returns it. */
	private function finished(): self {
		$this->end_link();
		$this->text = $this->is_preformatted ? $this->text : rtrim( $this->text, ' ' );
		return $this;
	}

	/** Whether the editor counts an element as one character. */
	private static function is_object( \WP_HTML_Tag_Processor $tokens, string $tag ): bool {
		return in_array( $tag, self::OBJECTS, true ) && ( 'SUP' !== $tag || null !== $tokens->get_attribute( 'data-fn' ) );
	}

	/**
	 * Returns a URL that can be posted; empty for any other value.
	 *
	 * @param mixed $href Value of a link's `href`.
	 */
	public static function address( $href ): string {
		$href = is_string( $href ) ? trim( $href ) : '';
		if ( 1 === preg_match( '~^/(?!/)~', $href ) ) {
			$href = Site_Url::of_path( $href );
		}
		return 1 === preg_match( '~^https?://[^/\s]+\.?~i', $href ) && strlen( $href ) <= 2000 ? esc_url_raw( $href, array( 'http', 'https' ) ) : '';
	}

	/**
	 * Returns where a part of the text ends, as the editor counts: the last character and the zero-based line.
	 *
	 * @param int $first Offset of the first byte of the part.
	 * @param int $end   Offset of the byte after the part.
	 * @return array{start: int, end: int, line: int}
	 */
	public function boundary( int $first, int $end ): array {
		$shown = rtrim( substr( $this->text, 0, max( 0, $end ) ) );
		$signs = Text::signs( substr( $shown, max( 0, $first ) ) );
		return array(
			'start' => self::units( $shown ) - self::units( (string) end( $signs ) ),
			'end'   => self::units( $shown ),
			'line'  => substr_count( $shown, "\n" ),
		);
	}

	/** Returns the length of a text in UTF-16 units, as the editor counts it. */
	public static function units( string $text ): int {
		return (int) preg_match_all( '~[^\x80-\xBF]~', $text ) + (int) preg_match_all( '~[\xF0-\xF7]~', $text );
	}
}
