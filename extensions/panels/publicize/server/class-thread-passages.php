<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * What a block gives to a thread, piece by piece in its order, and what is lost of it. A passage has a `kind`: `text`,
 * `media`, `tweet`, `link`, or `break`, behind which another post begins.
 */
final class Thread_Passages {
	/** Maximum nesting of lists and quotes. */
	const DEPTH = 10;

	/**
	 * The passages of a block.
	 *
	 * @param array $block See `Thread_Tree`.
	 * @return array<int, array>|null Null for a block that a thread cannot have.
	 */
	public static function of( array $block ): ?array {
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
		return Thread_Media::is_gif( $block ) ? self::media( $block ) : null;
	}

	/** The pictures and films of a block, one passage each. */
	private static function media( array $block ): array {
		return array_map(
			static function ( array $media ) use ( $block ): array {
				return array(
					'kind'  => 'media',
					'media' => $media,
					'id'    => $block['clientId'] ?? '',
				);
			},
			Thread_Media::of( $block )
		);
	}

	/**
	 * Returns what a thread omits or changes in a block.
	 *
	 * @param array             $block    See `Thread_Tree`.
	 * @param array<int, array>|null $passages Passages of the block.
	 * @return array<string, string[]> `gallery`, `formatting`, `links` or `unsupported`, with the editor's IDs.
	 */
	public static function warnings( array $block, ?array $passages ): array {
		$id = $block['clientId'] ?? '';
		if ( null === $passages ) {
			return array( 'unsupported' => array( $id ) );
		}
		$warnings = 'core/gallery' === $block['blockName'] && Thread_Media::count( $block ) > Picture::MOST ? array( 'gallery' => array( $id ) ) : array();
		foreach ( $passages as $passage ) {
			if ( 'text' === $passage['kind'] && $passage['text']->is_formatted ) {
				$warnings['formatting'][] = $passage['id'];
			}
			if ( 'text' === $passage['kind'] && $passage['text']->links ) {
				$warnings['links'][] = $passage['id'];
			}
		}
		return array_map( 'array_unique', $warnings );
	}

	/**
	 * The texts of a block.
	 *
	 * @param string[] $tags      Of the elements that hold them.
	 * @param string   $container The attribute that the editor keeps them in.
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

	/** Passages the first of which begins a post. */
	private static function starting( array $passages ): array {
		if ( $passages ) {
			$passages[0]['starts'] = true;
		}
		return $passages;
	}

	/** The items of a list, each on a line with its sign or number. */
	private static function items( array $list, int $depth = 0 ): array {
		$items  = array();
		$number = (int) ( $list['attrs']['start'] ?? 1 );
		foreach ( $depth < self::DEPTH ? $list['innerBlocks'] : array() as $item ) {
			foreach ( array_slice( self::texts( $item, array( 'LI' ) ), 0, 1 ) as $text ) {
				$text['before'] = empty( $list['attrs']['ordered'] ) ? '• ' : "$number. ";
				$items[]        = $text;
			}
			++$number;
			foreach ( $item['innerBlocks'] as $inner ) {
				array_push( $items, ...self::items( $inner, $depth + 1 ) );
			}
		}
		foreach ( $items as $index => $item ) {
			$items[ $index ]['glue'] = 0 === $index && 0 === $depth ? "\n\n" : "\n";
		}
		return $items;
	}

	/** Returns a quote in quotation marks with its citation. */
	private static function quote( array $quote, int $depth = 0 ): array {
		$said = array();
		foreach ( $depth < self::DEPTH ? $quote['innerBlocks'] : array() as $inner ) {
			$passages = 'core/quote' === $inner['blockName'] ? self::quote( $inner, $depth + 1 ) : self::of( $inner );
			array_push( $said, ...array_filter( $passages ?? array(), array( __CLASS__, 'is_text' ) ) );
		}
		if ( $said ) {
			$last                    = count( $said ) - 1;
			$said[0]['before']       = '“' . $said[0]['before'];
			$said[ $last ]['after'] .= '”';
		}
		foreach ( self::texts( $quote, array( 'CITE' ), 'citation' ) as $source ) {
			$said[] = array(
				'before' => '— ',
				'glue'   => "\n",
			) + $source;
		}
		return $said;
	}

	/** A tweet that is shown in a post, or an address. */
	private static function embed( array $block ): array {
		$url = Thread_Text::address( $block['attrs']['url'] ?? '' );
		if ( '' === $url ) {
			return array();
		}
		$is_tweet = 1 === preg_match( '~^https?://(?:www\.|mobile\.)?(?:twitter|x)\.com/\w{1,15}/status(?:es)?/\d+~i', $url );
		return array(
			array(
				'kind' => $is_tweet ? 'tweet' : 'link',
				'url'  => $url,
				'id'   => $block['clientId'] ?? '',
			),
		);
	}

	/** Whether a passage is words. */
	private static function is_text( array $passage ): bool {
		return 'text' === $passage['kind'];
	}
}
