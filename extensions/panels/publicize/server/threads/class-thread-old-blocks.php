<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Converts blocks that old WordPress versions saved in another format. The editor sends converted blocks, but stored
 * content may still have the old format.
 */
final class Thread_Old_Blocks {
	/**
	 * Returns a block in WordPress's current format. Quotes are unchanged, because `Thread_Segments` finds their
	 * paragraphs.
	 */
	public static function updated( array $block ): array {
		if ( 0 === strpos( (string) $block['blockName'], 'core-embed/' ) ) {
			$block['blockName'] = 'core/embed';
		}
		if ( 'core/list' === $block['blockName'] && array() === $block['innerBlocks'] ) {
			$pieces               = preg_split( '~(</?(?:ul|ol|li)(?:\s[^<>]*+)?>)~i', $block['innerHTML'], 2 * Thread_Tree::MAX_BLOCKS, PREG_SPLIT_DELIM_CAPTURE );
			$first                = array_key_first( preg_grep( '~^<[uo]l\b~i', $pieces ) );
			$pieces               = null === $first ? $pieces : array_slice( $pieces, $first + 1 );
			$block['innerBlocks'] = self::items( $pieces );
		}
		return $block;
	}

	/**
	 * Returns the items of a list in plain HTML. Stops at the end of the list.
	 *
	 * @param string[] $pieces Tags of lists and items, and the HTML between them. The array pointer is moved to the
	 *        next unread piece.
	 * @return array<int, array> Parsed blocks.
	 */
	private static function items( array &$pieces, int $depth = 0 ): array {
		$items = array();
		$item  = null;
		for ( $at = key( $pieces ); null !== $at; $at = key( $pieces ) ) {
			$piece = $pieces[ $at ];
			next( $pieces );
			preg_match( '~^<(/?(?:ul|ol|li))(?:\s[^<>]*+)?>\z~i', $piece, $tag );
			switch ( strtolower( $tag[1] ?? '' ) ) {
				case '/ul':
				case '/ol':
					if ( $depth > 0 ) {
						break 2;
					}
					break;
				case 'li':
				case '/li':
					self::add( $items, $item );
					$item = '/li' === strtolower( $tag[1] ) ? null : self::block( 'core/list-item' );
					break;
				case 'ul':
				case 'ol':
					if ( $depth < Thread_Tree::MAX_DEPTH ) {
						$list                  = self::block( 'core/list', self::attributes( $piece ) );
						$list['innerBlocks']   = self::items( $pieces, $depth + 1 );
						$item                  = $item ?? self::block( 'core/list-item' );
						$item['innerBlocks'][] = $list;
					}
					break;
				default:
					if ( null !== $item || '' !== trim( $piece ) ) {
						$item               = $item ?? self::block( 'core/list-item' );
						$item['innerHTML'] .= $piece;
					}
			}
		}
		self::add( $items, $item );
		return $items;
	}

	private static function add( array &$items, ?array $item ): void {
		if ( null !== $item ) {
			$item['innerHTML'] = "<li>{$item['innerHTML']}</li>";
			$items[]           = $item;
		}
	}

	private static function attributes( string $tag ): array {
		if ( 1 !== preg_match( '~^<ol\b~i', $tag ) ) {
			return array();
		}
		return array( 'ordered' => true ) + ( preg_match( '~\sstart="(-?\d{1,9})"~i', $tag, $start ) ? array( 'start' => (int) $start[1] ) : array() );
	}

	private static function block( string $name, array $attributes = array() ): array {
		return array(
			'blockName'   => $name,
			'attrs'       => $attributes,
			'innerBlocks' => array(),
			'innerHTML'   => '',
		);
	}
}
