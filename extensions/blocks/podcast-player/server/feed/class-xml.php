<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's XML parser with limits. It builds nested arrays that PHP frees recursively: without limits, a small feed
 * could take hundreds of megabytes or crash PHP.
 */
final class Xml extends \SimplePie\Parser {
	/** Maximum number of elements, nesting depth, and number of attributes per element. */
	const MAX_ELEMENTS   = 20000;
	const MAX_DEPTH      = 100;
	const MAX_ATTRIBUTES = 2000;

	/** Number of elements so far. */
	private int $elements = 0;

	/** Current nesting depth. */
	private int $depth = 0;

	/**
	 * Parses a feed.
	 *
	 * @param string $data     The feed, after WordPress has turned it into UTF-8, whatever its encoding was.
	 * @param string $encoding UTF-8.
	 * @throws OverflowException        When it holds more than a feed needs.
	 * @throws UnexpectedValueException When a comment in it never ends, or holds the beginning of another.
	 */
	public function parse( &$data, $encoding, $url = '' ) {
		// Only attacks declare entities. The next parser would guess the encoding of text that is not UTF-8.
		if ( false !== stripos( $data, '<!ENTITY' ) || false !== strpos( $data, "\0" ) || 1 !== preg_match( '~~u', $data ) ) {
			return false;
		}
		$data = Repair::text( $data );
		// For each comment, section or instruction without an end, libxml 2.9 reads all of the following text.
		$unclosed = self::unclosed( $data );
		if ( '<!--' === $unclosed ) {
			throw new \UnexpectedValueException();
		} elseif ( '' !== $unclosed ) {
			return false;
		}
		// The parser compares each attribute with all others of its element, which takes quadratic time.
		$length = strlen( $data );
		for ( $at = 0; $at < $length; $at += $stretch + 1 ) {
			$stretch = strcspn( $data, '<', $at );
			if ( $stretch > self::MAX_ATTRIBUTES && substr_count( $data, '=', $at, $stretch ) > self::MAX_ATTRIBUTES ) {
				throw new \OverflowException();
			}
		}
		return parent::parse( $data, $encoding, $url );
	}

	/**
	 * Returns the first start of a comment, CDATA section or instruction without an end; empty if there is none. A
	 * comment ends at its first two hyphens, because XML allows them nowhere else in it. Reads the text once.
	 */
	private static function unclosed( string $data ): string {
		$ends = array(
			'<!--'      => '--',
			'<![CDATA[' => ']]>',
			'<?'        => '?>',
		);
		$at   = 0;
		while ( preg_match( '~<(?:!--|!\[CDATA\[|\?)~', $data, $opening, PREG_OFFSET_CAPTURE, $at ) ) {
			list( $mark, $start ) = $opening[0];

			$end = strpos( $data, $ends[ $mark ], $start + strlen( $mark ) );
			if ( false === $end || ( '<!--' === $mark && '>' !== substr( $data, $end + 2, 1 ) ) ) {
				return $mark;
			}
			$at = $end + strlen( $ends[ $mark ] );
		}
		return '';
	}

	/**
	 * Called at the start of an element.
	 *
	 * @throws OverflowException When there are too many.
	 */
	public function tag_open( $parser, $tag, $attributes ) {
		if ( ++$this->elements > self::MAX_ELEMENTS || ++$this->depth > self::MAX_DEPTH ) {
			throw new \OverflowException();
		}
		parent::tag_open( $parser, $tag, $attributes );
	}

	/** Called at the end of an element. */
	public function tag_close( $parser, $tag ) {
		--$this->depth;
		parent::tag_close( $parser, $tag );
	}
}
