<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * Draws what belongs to an episode besides its sound: show notes, chapters, transcript, and what one does with it. All of it
 * reads without a script, which takes the very same elements into its player.
 */
final class Extras {
	const ROOT = Stage::ROOT;

	/** Characters, and lines, of show notes that stand there whole; more is folded. */
	const SHORT = 180;

	/** What a page is asked for the transcript of an episode with. */
	const ASKED = 'podcast-transcript';

	/**
	 * What belongs to an episode.
	 *
	 * @param bool $with_notes Whether show notes are shown, were it only as a place that keeps its height.
	 * @return string HTML, escaped.
	 */
	public static function of( array $track, bool $with_notes ): string {
		$is_long = $with_notes && ( mb_strlen( $track['description'] ) > self::SHORT || substr_count( $track['description'], "\n" ) > 2 );
		return sprintf(
			'<div class="%1$s__extras">%2$s<div class="%1$s__tools">%3$s%4$s%5$s<a class="%1$s__tool" href="%6$s" download>%7$s</a><button type="button" class="%1$s__tool %1$s__copy" data-done="%9$s">%8$s</button></div></div>',
			self::ROOT,
			$with_notes ? sprintf( '<p class="%s__description">%s</p>', self::ROOT, self::notes( $track['notes'] ) ) : '',
			$is_long ? self::more() : '',
			self::chapters( $track ),
			self::transcript( $track ),
			Stage::escape_url( $track['src'] ),
			esc_html__( 'Download', 'dovetail-blocks' ),
			esc_html__( 'Copy link', 'dovetail-blocks' ),
			esc_attr__( 'Link copied', 'dovetail-blocks' )
		);
	}

	/** Show notes with their links. */
	private static function notes( array $pieces ): string {
		$html = '';
		foreach ( $pieces as list( $words, $address ) ) {
			$words = Stage::escape( $words );
			$html .= '' === $address ? $words : sprintf( '<a href="%s" rel="nofollow noopener">%s</a>', Stage::escape_url( $address ), $words );
		}
		return $html;
	}

	/** What opens the rest of the show notes, and closes it again. */
	private static function more(): string {
		return sprintf(
			'<details class="%1$s__more"><summary class="%1$s__tool" data-less="%3$s"><span>%2$s</span></summary></details>',
			self::ROOT,
			esc_html__( 'More', 'dovetail-blocks' ),
			esc_attr__( 'Less', 'dovetail-blocks' )
		);
	}

	/** The chapters, each a link to its moment in the file. */
	private static function chapters( array $track ): string {
		$items = '';
		foreach ( $track['chapters'] as list( $second, $title ) ) {
			$items .= sprintf( '<li>%s</li>', self::moment( $track, $second, ' ' . Stage::escape( $title ) ) );
		}
		return '' === $items ? '' : self::details( 'chapters', __( 'Chapters', 'dovetail-blocks' ), "<ol>$items</ol>" );
	}

	/** The transcript where this page was asked for it, and else a link to the page that is. */
	private static function transcript( array $track ): string {
		if ( '' === $track['transcript'] ) {
			return '';
		}
		$label = __( 'Transcript', 'dovetail-blocks' );
		$asked = isset( $_GET[ self::ASKED ] ) && is_string( $_GET[ self::ASKED ] ) ? sanitize_key( $_GET[ self::ASKED ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only read, like an address.
		if ( $asked !== $track['id'] ) {
			$address = add_query_arg( self::ASKED, $track['id'] ) . '#' . self::ASKED;
			return sprintf( '<a class="%1$s__tool" data-transcript href="%2$s" rel="nofollow">%3$s</a>', self::ROOT, esc_url( $address ), esc_html( $label ) );
		}
		$lines = '';
		foreach ( Companions::transcript( $track['transcript'] ) as list( $second, $speaker, $text ) ) {
			$who    = '' === $speaker ? '' : '<cite>' . Stage::escape( $speaker ) . '</cite> ';
			$time   = null === $second ? '' : self::moment( $track, $second, '' );
			$lines .= sprintf( '<p%s>%s %s%s</p>', null === $second ? '' : " data-at=\"$second\"", $time, $who, Stage::escape( $text ) );
		}
		return self::details(
			'transcript',
			$label,
			sprintf(
				'<label class="%1$s__search">%2$s <input type="search"></label><p class="%1$s__nothing" hidden>%3$s</p><div class="%1$s__lines" tabindex="0" role="region" aria-label="%4$s">%5$s</div>',
				self::ROOT,
				esc_html__( 'Search the transcript', 'dovetail-blocks' ),
				esc_html__( 'No results. Try another word.', 'dovetail-blocks' ),
				esc_attr( $label ),
				$lines
			),
			sprintf( ' open id="%s"', self::ASKED )
		);
	}

	/**
	 * A link to a moment of an episode: into the file itself, where no script goes there in the player.
	 *
	 * @param string $after What stands in the link after the time, HTML; nothing where the line around it is the moment.
	 */
	private static function moment( array $track, int $second, string $after ): string {
		return sprintf( '<a href="%1$s"%2$s><span>%3$s</span>%4$s</a>', Stage::escape_url( strtok( $track['src'], '#' ) . "#t=$second" ), '' === $after ? '' : " data-at=\"$second\"", Clock::of( $second ), $after );
	}

	/** Something that is folded away. */
	private static function details( string $part, string $label, string $html, string $more = '' ): string {
		return sprintf( '<details class="%1$s__%2$s"%5$s><summary class="%1$s__tool">%3$s</summary>%4$s</details>', self::ROOT, $part, esc_html( $label ), $html, $more );
	}
}
