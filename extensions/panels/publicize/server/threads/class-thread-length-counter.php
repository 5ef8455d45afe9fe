<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Measures the length of a thread post for each network. Never returns less than the network would count. */
final class Thread_Length_Counter {
	/** Maximum length of a tweet, and the length that any link counts as. */
	const MAX_TWEET_LENGTH = 280;
	const LINK_LENGTH      = 23;

	/** Code points that count as one character in a tweet. All other code points and every emoji count as two. */
	private const SINGLE_WEIGHT_PATTERN = '~^[\x{0}-\x{10FF}\x{2000}-\x{200D}\x{2010}-\x{201F}\x{2032}-\x{2037}]\z~u';

	/** Matches an emoji: a pictogram, a flag, or a character followed by the emoji variation selector. */
	private const EMOJI = '~[\x{1F000}-\x{1FAFF}\x{2600}-\x{27BF}\x{FE0F}\x{20E3}]~u';

	/** Maximum number of code points in an emoji. Only abusive input has longer sequences. */
	private const MAX_EMOJI_LENGTH = 14;

	/** A link as Mastodon detects it, without trailing punctuation and unclosed brackets. */
	private const MASTODON_LINK = '~^https?://[^\s/?#<>()]+(?:/(?:(?:[^\s<>()?]|\([^\s<>()?]+\))*(?:[^\s<>()?!*"\'「」;:=,.$%\[\]\~&|@]|\([^\s<>()?]+\)))?)?(?:\?[a-z0-9!?*\'();:&=+$/%#\[\]\-_.,\~|@^\x{A0}-\x{10FFFF}]*[a-z0-9_&=#/\-\x{A0}-\x{10FFFF}])?~iu';

	/** Matches a mention of an account on another server. The name may contain only letters without accents. */
	private const MASTODON_MENTION = '~^(@[a-z0-9_]+(?:[.-]+[a-z0-9_]+)*)@.*\z~siu';

	/** Maximum number of characters per post. */
	public int $room;

	/**
	 * Returns the length of an indivisible piece, by its type (see `Thread_Splitter::pieces()`).
	 *
	 * @var callable( string, string ): int
	 */
	private $cost;

	private function __construct( int $room, callable $cost ) {
		$this->room = $room;
		$this->cost = $cost;
	}

	/**
	 * Returns the limits of a tweet: 280 characters. Letters of most alphabets count as one, a link as 23, and
	 * everything else as two.
	 */
	public static function twitter(): self {
		return new self(
			self::MAX_TWEET_LENGTH,
			static function ( string $piece, string $kind ): int {
				if ( 'link' === $kind ) {
					return self::LINK_LENGTH;
				}
				$count = 0;
				foreach ( Text::signs( $piece ) as $sign ) {
					$points = preg_split( '~~u', $sign, -1, PREG_SPLIT_NO_EMPTY );
					$light  = count( preg_grep( self::SINGLE_WEIGHT_PATTERN, $points ) );
					$count += 1 === preg_match( self::EMOJI, $sign ) && count( $points ) <= self::MAX_EMOJI_LENGTH ? 2 : 2 * count( $points ) - $light;
				}
				// A domain without a scheme may become a link.
				return 'address' === $kind ? max( self::LINK_LENGTH, $count ) : $count;
			}
		);
	}

	/**
	 * Returns Mastodon's limits. A grapheme counts as one, and a link as the number that the server specifies. A
	 * mention counts without its server name. Mastodon accepts letters of any script in a link's path, but we end a
	 * link before letters of scripts without spaces, so Mastodon's count may be lower than ours.
	 */
	public static function mastodon( int $max, int $link ): self {
		return new self(
			$max,
			static function ( string $piece, string $kind ) use ( $link ): int {
				if ( 'link' === $kind && preg_match( self::MASTODON_LINK, $piece, $found ) ) {
					return $link + Text::graphemes( substr( $piece, strlen( $found[0] ) ) );
				}
				return Text::graphemes( 'mention' === $kind ? (string) preg_replace( self::MASTODON_MENTION, '$1', $piece ) : $piece );
			}
		);
	}

	/**
	 * Returns Bluesky's limits: 300 graphemes and 3,000 bytes. To enforce both with one number, each grapheme counts as
	 * its number of bytes, but at least ten.
	 */
	public static function bluesky(): self {
		return new self(
			Bluesky::MAX_BYTES,
			static function ( string $piece, string $kind ): int {
				$each = intdiv( Bluesky::MAX_BYTES, Bluesky::MAX_GRAPHEMES );
				return array_sum( array_map( static fn( string $sign ): int => max( $each, strlen( $sign ) ), Text::signs( 'link' === $kind ? Facets::shown( $piece ) : $piece ) ) );
			}
		);
	}

	/**
	 * Returns the length of a piece of text, as the network counts it.
	 *
	 * @param string $kind Type of the piece, see `Thread_Splitter::pieces()`.
	 */
	public function cost( string $piece, string $kind ): int {
		return ( $this->cost )( $piece, $kind );
	}

	/** Returns the length of a text. */
	public function length( string $text ): int {
		$length = 0;
		foreach ( Thread_Splitter::pieces( $text ) as list( $piece, $kind ) ) {
			$length += $this->cost( $piece, $kind );
		}
		return $length;
	}

	/** Whether a text fits into one post. */
	public function fits( string $text ): bool {
		return $this->length( $text ) <= $this->room;
	}
}
