<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's parser with limits. It makes nested arrays of elements, which PHP frees recursively: without limits, a
 * small feed could take hundreds of megabytes or crash PHP.
 */
final class Xml extends \SimplePie\Parser {
	/** Most elements, most of them within one another, and most attributes of one. */
	const MAX_ELEMENTS   = 20000;
	const MAX_DEPTH      = 100;
	const MAX_ATTRIBUTES = 2000;

	/** Elements so far. */
	private int $elements = 0;

	/** Elements that are open. */
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
		// Real feeds declare no entities, but attacks do. Text that is not UTF-8 by now could be declared in an
		// encoding that the next parser guesses.
		if ( false !== stripos( $data, '<!ENTITY' ) || false !== strpos( $data, "\0" ) || 1 !== preg_match( '~~u', $data ) ) {
			return false;
		}
		$data = Repair::text( $data );
		// For each of them without an end libxml 2.9 reads all that follows.
		$unclosed = self::unclosed( $data );
		if ( '<!--' === $unclosed ) {
			throw new \UnexpectedValueException();
		} elseif ( '' !== $unclosed ) {
			return false;
		}
		// Each attribute of an element is compared with all others of it.
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
	 * The first beginning of a comment, a section of CDATA or an instruction that has no end; empty for none. A comment ends
	 * at its first two hyphens: XML permits them nowhere else in it. Looked for in one pass.
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
	 * An element begins.
	 *
	 * @throws OverflowException When there are too many.
	 */
	public function tag_open( $parser, $tag, $attributes ) {
		if ( ++$this->elements > self::MAX_ELEMENTS || ++$this->depth > self::MAX_DEPTH ) {
			throw new \OverflowException();
		}
		parent::tag_open( $parser, $tag, $attributes );
	}

	/** An element ends. */
	public function tag_close( $parser, $tag ) {
		--$this->depth;
		parent::tag_close( $parser, $tag );
	}
}
