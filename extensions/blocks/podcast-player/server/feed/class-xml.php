<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's XML parser with limits. The parser builds nested arrays that PHP frees recursively. Without limits, a
 * small feed could take hundreds of megabytes or crash PHP.
 */
final class Xml extends \SimplePie\Parser {
	/** Maximum number of elements, nesting depth, and number of attributes per element. */
	const MAX_ELEMENTS   = 20000;
	const MAX_DEPTH      = 100;
	const MAX_ATTRIBUTES = 2000;

	private int $elements = 0;

	private int $depth = 0;

	/**
	 * Parses a feed.
	 *
	 * @param string $data     The feed, which WordPress has converted to UTF-8.
	 * @param string $encoding Always UTF-8.
	 * @throws OverflowException        If the feed exceeds a limit.
	 * @throws UnexpectedValueException If a comment never ends or contains the start of another comment.
	 */
	public function parse( &$data, $encoding, $url = '' ) {
		// Reject entity declarations, because only attacks contain them. Reject text that is not UTF-8, because the
		// parser would guess its encoding.
		if ( false !== stripos( $data, '<!ENTITY' ) || false !== strpos( $data, "\0" ) || 1 !== preg_match( '~~u', $data ) ) {
			return false;
		}
		$data = Repair::text( $data );
		// Reject unclosed comments, sections and instructions, because libxml 2.9 reads all of the following text for
		// each of them.
		$unclosed = self::unclosed( $data );
		if ( '<!--' === $unclosed ) {
			throw new \UnexpectedValueException();
		} elseif ( '' !== $unclosed ) {
			return false;
		}
		// Limit the number of attributes, because the parser compares all attributes of an element with each other.
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
	 * Returns the opening delimiter of the first unclosed comment, CDATA section or instruction; empty if there is
	 * none. The first two hyphens in a comment must be part of its end, because XML does not allow `--` inside
	 * comments. Takes linear time.
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
	 * @throws OverflowException If the feed has too many elements or is nested too deeply.
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
