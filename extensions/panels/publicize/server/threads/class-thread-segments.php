<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Splits a block into passages for a thread, in order, and reports omitted content. The `kind` of a passage is `text`,
 * `media`, `tweet` or `link`. Two other kinds have no content: after `break`, the next passage starts a new post, and
 * `lost` causes a warning about omitted content.
 */
final class Thread_Segments {
	/** Maximum nesting depth of lists and quotes. */
	const MAX_DEPTH = 10;

	/**
	 * Returns the passages of a block.
	 *
	 * @param array $block Block from `Thread_Tree`.
	 * @return array<int, array>
	 */
	public static function of( array $block ): array {
		switch ( $block['blockName'] ) {
			case 'core/paragraph':
				return self::texts( $block, array( 'P' ) );
			case 'core/heading':
				return self::starting( self::texts( $block, array( 'H1', 'H2', 'H3', 'H4', 'H5', 'H6' ) ) );
			case 'core/verse':
				return self::texts( $block, array( 'PRE' ), 'content', true );
			case 'core/list':
				return self::items( $block );
			case 'core/quote':
				return self::quote( $block );
			case 'core/separator':
			case 'core/spacer':
				return array( array( 'kind' => 'break' ) );
			case 'core/embed':
				return self::embed( $block );
			case 'core/image':
			case 'core/gallery':
			case 'core/video':
				return self::media( $block );
		}
		return Thread_Media::is_gif( $block ) ? self::media( $block ) : array( self::lost( 'unsupported', $block ) );
	}

	private static function media( array $block ): array {
		$passages = array_map(
			static function ( array $media ) use ( $block ): array {
				return array(
					'kind'  => 'media',
					'media' => $media,
					'id'    => $block['clientId'] ?? '',
				);
			},
			Thread_Media::of( $block )
		);
		if ( array() === $passages && Thread_Media::shows( $block ) ) {
			return array( self::lost( 'unsupported', $block ) );
		}
		if ( 'core/gallery' === $block['blockName'] && Thread_Media::count( $block ) > Picture::MAX_PICTURES ) {
			$passages[] = self::lost( 'gallery', $block );
		}
		return array_merge( $passages, self::lost_beside( $block ) );
	}

	/**
	 * Returns `lost` entries for the captions and linked media in a block and its inner blocks. A thread omits captions
	 * and these links.
	 */
	private static function lost_beside( array $block ): array {
		$lost = array();
		foreach ( array_merge( array( $block ), $block['innerBlocks'] ) as $each ) {
			$captions = Thread_Text::all( $each['innerHTML'], array( 'FIGCAPTION' ) );
			$texts    = implode( '', array_column( $captions, 'text' ) );
			if ( '' !== trim( $texts ) || ( ! Thread_Media::is_gif( $each ) && Thread_Media::has( $each['innerHTML'], 'A' ) ) ) {
				$lost[] = self::lost( 'partial', $each );
			}
		}
		return $lost;
	}

	/**
	 * Returns the `lost` entry for a block that is not posted completely.
	 *
	 * @param string $warning Type of the warning, see `warnings()`.
	 */
	private static function lost( string $warning, array $block ): array {
		return array(
			'kind'    => 'lost',
			'warning' => $warning,
			'id'      => $block['clientId'] ?? '',
		);
	}

	/**
	 * Returns warnings about omitted or changed parts of a block. Warnings about links come from `Thread`.
	 *
	 * @param array<int, array> $passages Passages of the block.
	 * @return array<string, string[]> Client IDs by warning: `gallery`, `formatting`, `partial` or `unsupported`.
	 */
	public static function warnings( array $passages ): array {
		$warnings = array();
		foreach ( $passages as $passage ) {
			if ( 'lost' === $passage['kind'] ) {
				$warnings[ $passage['warning'] ][] = $passage['id'];
			}
			if ( 'text' === $passage['kind'] && $passage['text']->is_formatted ) {
				$warnings['formatting'][] = $passage['id'];
			}
			if ( 'text' === $passage['kind'] && $passage['text']->is_partial ) {
				$warnings['partial'][] = $passage['id'];
			}
		}
		return $warnings;
	}

	/**
	 * Returns one passage for each text in a block.
	 *
	 * @param string[] $tags      Tags of the elements that contain the texts, such as `P`.
	 * @param string   $container Name of the block attribute that contains the texts.
	 * @return array<int, array>
	 */
	private static function texts( array $block, array $tags, string $container = 'content', bool $is_preformatted = false ): array {
		return array_map(
			static function ( Thread_Text $text ) use ( $block, $container ): array {
				return array(
					'kind'      => 'text',
					'text'      => $text,
					'container' => $container,
					'id'        => $block['clientId'] ?? '',
					'glue'      => "\n\n",
					'before'    => '',
					'after'     => '',
					'starts'    => false,
				);
			},
			Thread_Text::all( $block['innerHTML'], $tags, $is_preformatted )
		);
	}

	/** Marks the first passage as the start of a new post. */
	private static function starting( array $passages ): array {
		if ( $passages ) {
			$passages[0]['starts'] = true;
		}
		return $passages;
	}

	/** Returns the items of a list, each on a line with its bullet or number. */
	private static function items( array $list, int $depth = 0 ): array {
		$items  = array();
		$number = (int) ( $list['attrs']['start'] ?? 1 );
		if ( $depth >= self::MAX_DEPTH ) {
			return array( self::lost( 'unsupported', $list ) );
		}
		foreach ( $list['innerBlocks'] as $item ) {
			foreach ( array_slice( self::texts( $item, array( 'LI' ) ), 0, 1 ) as $text ) {
				$text['before'] = empty( $list['attrs']['ordered'] ) ? '• ' : "$number. ";
				$items[]        = $text;
			}
			++$number;
			foreach ( $item['innerBlocks'] as $inner ) {
				array_push( $items, ...( 'core/list' === $inner['blockName'] ? self::items( $inner, $depth + 1 ) : self::words( $inner, $depth + 1 ) ) );
			}
		}
		foreach ( $items as $index => $item ) {
			$items[ $index ]['glue'] = 0 === $index && 0 === $depth ? "\n\n" : "\n";
		}
		return $items;
	}

	private static function quote( array $quote, int $depth = 0 ): array {
		if ( $depth >= self::MAX_DEPTH ) {
			return array( self::lost( 'unsupported', $quote ) );
		}
		// Old WordPress versions saved a quote's paragraphs without blocks, and its citation as a footer.
		$own  = self::texts( $quote, array( 'P', 'CITE', 'FOOTER' ), 'citation' );
		$said = array_values( array_filter( $own, array( __CLASS__, 'is_paragraph' ) ) );
		foreach ( $quote['innerBlocks'] as $inner ) {
			array_push( $said, ...self::words( $inner, $depth + 1 ) );
		}
		$words = array_keys( array_filter( $said, array( __CLASS__, 'is_text' ) ) );
		if ( $words ) {
			$first                    = $words[0];
			$last                     = end( $words );
			$said[ $first ]['before'] = '“' . $said[ $first ]['before'];
			$said[ $last ]['after']  .= '”';
		}
		foreach ( $own as $source ) {
			if ( ! self::is_paragraph( $source ) ) {
				$said[] = array(
					'before' => '— ',
					'glue'   => "\n",
				) + $source;
			}
		}
		return $said;
	}

	/**
	 * Returns one passage for each text in a block that is part of a quote or list item. Other content of the block is
	 * lost.
	 */
	private static function words( array $block, int $depth ): array {
		switch ( $block['blockName'] ) {
			case 'core/quote':
				$passages = self::quote( $block, $depth );
				break;
			case 'core/list':
				$passages = self::items( $block, $depth );
				break;
			default:
				$passages = self::of( $block );
		}
		$words = array();
		foreach ( $passages as $passage ) {
			if ( in_array( $passage['kind'], array( 'text', 'lost' ), true ) ) {
				$words[] = $passage;
			} elseif ( 'break' !== $passage['kind'] ) {
				$words[] = self::lost( 'unsupported', $block );
			}
		}
		return $words;
	}

	/** Returns an embedded tweet, or the URL of another embed. */
	private static function embed( array $block ): array {
		$url = Thread_Text::address( $block['attrs']['url'] ?? '' );
		if ( '' === $url ) {
			return empty( $block['attrs']['url'] ) ? array() : array( self::lost( 'unsupported', $block ) );
		}
		$is_tweet = 1 === preg_match( '~^https?://(?:www\.|mobile\.)?(?:twitter|x)\.com/\w{1,15}/status(?:es)?/\d+~i', $url );
		return array_merge(
			array(
				array(
					'kind' => $is_tweet ? 'tweet' : 'link',
					'url'  => $url,
					'id'   => $block['clientId'] ?? '',
				),
			),
			self::lost_beside( $block )
		);
	}

	private static function is_text( array $passage ): bool {
		return 'text' === $passage['kind'];
	}

	/** Whether a passage is a paragraph of a quote rather than the citation. */
	private static function is_paragraph( array $passage ): bool {
		return 'P' === $passage['text']->element;
	}
}
