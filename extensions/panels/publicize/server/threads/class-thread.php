<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the posts of a thread from an article's blocks, for the editor's preview and for networks. Fits as many blocks
 * as possible into each post, and splits text only if it is too long for one post. A heading starts a new post; media
 * ends one.
 */
final class Thread {
	/** Maximum number of posts between the first and the last. One more post is built to detect longer content. */
	const MAX_POSTS = 100;

	/** Maximum number of links in one post whose URLs are not visible. Only abusive input has more. */
	private const MAX_LINKS = 1200;

	private Thread_Length_Counter $measure;

	private array $posts = array();

	/** The current post, with the keys of `blank()`. The keys of its `urls` are URLs as well, to find them quickly. */
	private array $post;

	/**
	 * Link URLs that are not visible in the current post's text, each with its block's ID.
	 *
	 * @var array<int, array{0: string, 1: string}>
	 */
	private array $hidden = array();

	/** IDs of blocks whose link is in a different post than the linked text. */
	private array $separate = array();

	private function __construct( Thread_Length_Counter $measure ) {
		$this->measure = $measure;
		$this->post    = self::blank();
	}

	/**
	 * Returns the posts of a thread.
	 *
	 * @param array<int, array> $blocks Blocks from `Thread_Tree`.
	 * @return array{posts: array<int, array>, warnings: array<string, string[]>} Posts with the keys of `blank()`, at
	 *        most `MAX_POSTS` and one more, and the warnings of `Thread_Segments::warnings()`. The warning `links`
	 *        lists blocks with a link in another post than the linked text.
	 */
	public static function of( array $blocks, Thread_Length_Counter $measure ): array {
		$thread = new self( $measure );
		$lost   = array();
		foreach ( $blocks as $block ) {
			$passages = Thread_Segments::of( $block );
			$lost[]   = Thread_Segments::warnings( $passages );
			foreach ( $passages as $passage ) {
				if ( ! $thread->is_full() ) {
					$thread->add( $passage );
				}
			}
		}
		$thread->flush();
		$warnings = array_merge_recursive( array(), ...$lost );
		if ( $thread->separate ) {
			$warnings['links'] = $thread->separate;
		}
		return array(
			'posts'    => array_slice( $thread->posts, 0, self::MAX_POSTS + 1 ),
			'warnings' => array_map( static fn( array $ids ): array => array_values( array_unique( $ids ) ), $warnings ),
		);
	}

	private static function blank(): array {
		return array(
			'text'     => '',
			'media'    => array(),
			'tweet'    => '',
			'urls'     => array(),
			'blocks'   => array(),
			'boundary' => null,
		);
	}

	/** Whether the thread has more than the maximum number of posts. */
	private function is_full(): bool {
		return count( $this->posts ) > self::MAX_POSTS;
	}

	private function add( array $passage ): void {
		switch ( $passage['kind'] ) {
			case 'lost':
				break;
			case 'break':
				$this->flush();
				break;
			case 'text':
				$this->add_text( $passage );
				break;
			case 'media':
				$this->add_media( $passage['media'], $passage['id'] );
				break;
			case 'tweet':
				$this->begin_if( array() !== $this->post['media'] || '' !== $this->post['tweet'] );
				$this->post['tweet'] = $passage['url'];
				$this->note( $passage['id'] );
				break;
			default:
				$this->add_link( $passage['url'], $passage['id'] );
		}
	}

	/** Adds text to the current post if it fits. */
	private function add_text( array $passage ): void {
		$text  = $passage['before'] . $passage['text']->text . $passage['after'];
		$parts = '' === self::seen( $passage['text']->text ) ? array() : Thread_Splitter::split( $text, $this->measure, self::MAX_POSTS + 2 );
		if ( ! $parts ) {
			return;
		}
		$this->begin_if( $passage['starts'] || array() !== $this->post['media'] || '' !== $this->post['tweet'] );
		$glue = '' === $this->post['text'] ? '' : $passage['glue'];
		if ( 1 < count( $parts ) || ! $this->measure->fits( $this->post['text'] . $glue . self::seen( substr( $text, $parts[0][0], $parts[0][1] - $parts[0][0] ) ) ) ) {
			$this->flush();
			$glue = '';
		}
		foreach ( $parts as $index => list( $first, $end ) ) {
			$words = self::seen( substr( $text, $first, $end - $first ) );
			if ( $this->is_full() ) {
				return;
			}
			if ( '' === $words ) {
				continue;
			}
			if ( $index > 0 ) {
				$this->flush();
				if ( 'link' === ( Thread_Splitter::pieces( $words )[0][1] ?? '' ) ) {
					$this->separate[] = $passage['id'];
				}
			}
			$this->post['text'] .= $glue . $words;
			$next = $parts[ $index + 1 ][0] ?? null;
			$this->note( $passage['id'], self::boundary( $passage, $text, $first, $end, $next ?? strlen( $text ) ) );
			$this->note_links( $passage, $words, 0 === $index ? 0 : $first, $next ?? PHP_INT_MAX );
			$glue = '';
		}
	}

	/**
	 * Returns where a post ends in the editor's text: the last character, and what follows it.
	 *
	 * @param string $text  Passage with its prefix and suffix.
	 * @param int    $first Offset of the first byte of the post's part.
	 * @param int    $end   Offset of the byte after the part.
	 * @param int    $next  Offset of the first byte of the next part.
	 */
	private static function boundary( array $passage, string $text, int $first, int $end, int $next ): array {
		$before = strlen( $passage['before'] );
		$type   = false === strpos( substr( $text, $end, $next - $end ), "\n" ) ? 'normal' : 'line-break';
		return array(
			'container' => $passage['container'],
			'type'      => strlen( $text ) <= $next ? 'end-of-line' : $type,
		) + $passage['text']->boundary( $first - $before, $end - $before );
	}

	/**
	 * @param string $words Part of the passage's text that starts at byte `$first`; the next part starts at byte `$next`.
	 */
	private function note_links( array $passage, string $words, int $first, int $next ): void {
		foreach ( Thread_Splitter::pieces( $words ) as list( $piece, $kind ) ) {
			if ( 'link' === $kind ) {
				$this->post['urls'][ $piece ] = $piece;
			}
		}
		$before = strlen( $passage['before'] );
		foreach ( $passage['text']->links as list( $end, $url ) ) {
			if ( $end + $before > $next || count( $this->hidden ) === self::MAX_LINKS ) {
				break;
			}
			if ( $end + $before > $first && ! isset( $this->post['urls'][ $url ] ) ) {
				$this->post['urls'][ $url ] = $url;
				$this->hidden[]             = array( $url, $passage['id'] );
			}
		}
	}

	/** Adds an image, GIF or video. A post can have up to four images, or one GIF, or one video. */
	private function add_media( array $media, string $id ): void {
		$there    = $this->post['media'];
		$has_room = array() === $there || ( count( $there ) < Picture::MAX_PICTURES && Thread_Media::is_picture( $media ) && Thread_Media::is_picture( $there[0] ) );
		$this->begin_if( ! $has_room || '' !== $this->post['tweet'] );
		$this->post['media'][] = $media;
		$this->note( $id );
	}

	private function add_link( string $url, string $id ): void {
		$this->begin_if( array() !== $this->post['media'] || '' !== $this->post['tweet'] );
		$glue = '' === $this->post['text'] ? '' : "\n\n";
		if ( ! $this->measure->fits( $this->post['text'] . $glue . $url ) ) {
			$this->flush();
			$glue = '';
		}
		$this->post['text']        .= $glue . $url;
		$this->post['urls'][ $url ] = $url;
		$this->note( $id );
	}

	/** Records the last block of a post, and where the post ends in the block's text. */
	private function note( string $id, ?array $boundary = null ): void {
		if ( ! in_array( array( 'clientId' => $id ), $this->post['blocks'], true ) ) {
			$this->post['blocks'][] = array( 'clientId' => $id );
		}
		$this->post['boundary'] = $boundary;
	}

	/** Ends the current post if the next content cannot be added to it. */
	private function begin_if( bool $is_ended ): void {
		if ( $is_ended ) {
			$this->flush();
		}
	}

	/** Ends the post. URLs of links go into separate posts if they don't fit, until the thread is full. */
	private function flush(): void {
		$post         = $this->post;
		$hidden       = $this->hidden;
		$this->post   = self::blank();
		$this->hidden = array();
		if ( '' === $post['text'] && array() === $post['media'] && '' === $post['tweet'] ) {
			return;
		}
		$more      = array();
		$elsewhere = array();
		foreach ( $hidden as list( $url, $id ) ) {
			if ( ! $elsewhere && $this->measure->fits( "{$post['text']}\n$url" ) ) {
				$post['text'] .= "\n$url";
				continue;
			}
			$this->separate[] = $id;
			$elsewhere[]      = $url;
			if ( count( $this->posts ) + count( $more ) >= self::MAX_POSTS ) {
				continue;
			}
			$last = $more ? count( $more ) - 1 : null;
			if ( null !== $last && $this->measure->fits( "{$more[ $last ]['text']}\n$url" ) ) {
				$more[ $last ]['text']  .= "\n$url";
				$more[ $last ]['urls'][] = $url;
			} else {
				$more[] = array(
					'text'   => $url,
					'urls'   => array( $url ),
					'blocks' => array_slice( $post['blocks'], -1 ),
				) + self::blank();
			}
		}
		$post['urls'] = array_values( array_diff( $post['urls'], $elsewhere ) );
		array_push( $this->posts, $post, ...$more );
	}

	/** Removes object placeholders, and trims the text. */
	private static function seen( string $text ): string {
		// Without the lookbehind, PHP without a JIT compiler would try each space of a long row as the first one.
		return trim( (string) preg_replace( '~(?<![^\S\n])[^\S\n]*+' . Thread_Text::OBJECT . '~u', '', $text ) );
	}
}
