<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Returns a post's blocks in order for a thread. Containers are replaced by their inner blocks. */
final class Thread_Tree {
	/** Blocks that are replaced by their inner blocks. */
	const CONTAINERS = array( 'core/columns', 'core/column', 'core/group' );

	/** Maximum number of blocks, and maximum nesting depth. */
	const MAX_BLOCKS = 5000;
	const MAX_DEPTH  = 50;

	/** Maximum number of block comments without a closing comment. Code examples may contain a few. */
	const MAX_UNCLOSED = 20;

	/**
	 * Returns the blocks of a post's content.
	 *
	 * @return array<int, array> Parsed blocks, with a `clientId` if the editor sent one.
	 */
	public static function of_content( string $content ): array {
		return self::flat( self::parse( $content ) );
	}

	/**
	 * Returns the blocks that the editor sent.
	 *
	 * @param array<int, mixed> $entries Entries with `block` (serialized), `clientId`, and `clientIds` of the inner
	 *        blocks in depth-first order.
	 * @return array<int, array> Blocks, see `of_content()`.
	 */
	public static function of_entries( array $entries ): array {
		$blocks = array();
		foreach ( array_slice( $entries, 0, self::MAX_BLOCKS ) as $entry ) {
			$html   = is_array( $entry ) && is_string( $entry['block'] ?? null ) ? $entry['block'] : '';
			$parsed = array_values( array_filter( self::parse( $html ), array( __CLASS__, 'is_something' ) ) );
			// Each entry must contain exactly one block. The editor never sends several blocks in an entry.
			if ( 1 === count( $parsed ) ) {
				$id    = self::id( $entry['clientId'] ?? '' );
				$inner = array_map( array( __CLASS__, 'id' ), is_array( $entry['clientIds'] ?? null ) ? array_slice( $entry['clientIds'], 0, self::MAX_BLOCKS ) : array() );
				// Use the IDs only if there is one for each inner block. Otherwise, treat the whole block as one unit.
				$inner    = count( $inner ) === self::count( $parsed[0] ) ? $inner : null;
				$blocks[] = self::with_ids( $parsed[0], $id, $inner );
			}
		}
		return self::flat( $blocks );
	}

	/**
	 * Parses HTML into blocks. Returns none if they are nested so deeply that WordPress would run out of memory, or if
	 * too many block comments are unclosed: WordPress scans all following text for each of them.
	 *
	 * @return array<int, array> Blocks as WordPress parses them.
	 */
	private static function parse( string $html ): array {
		$depth    = 0;
		$unclosed = 0;
		foreach ( array_slice( explode( '<!--', $html ), 1 ) as $comment ) {
			if ( ! preg_match( '~^\s++(/?)wp:~', $comment, $opening ) ) {
				continue;
			}
			$end = strpos( $comment, '-->' );
			if ( false === $end || ( strcspn( $comment, '{' ) < $end && ! preg_match( '~}\s++/?-->~', $comment ) ) ) {
				++$unclosed;
			} else {
				$depth += '' !== $opening[1] ? -1 : ( '/' === substr( $comment, $end - 1, 1 ) ? 0 : 1 );
			}
			if ( $depth > self::MAX_DEPTH || $unclosed > self::MAX_UNCLOSED ) {
				return array();
			}
		}
		return parse_blocks( $html );
	}

	/**
	 * Returns the blocks without their containers.
	 *
	 * @param array<int, array> $blocks Blocks as WordPress parses them.
	 * @return array<int, array>
	 */
	private static function flat( array $blocks, int $depth = 0 ): array {
		$flat = array();
		foreach ( $blocks as $block ) {
			if ( ! self::is_something( $block ) || count( $flat ) >= self::MAX_BLOCKS ) {
				continue;
			}
			$block = Thread_Old_Blocks::updated( $block );
			if ( in_array( $block['blockName'], self::CONTAINERS, true ) && $depth < self::MAX_DEPTH ) {
				array_push( $flat, ...self::flat( $block['innerBlocks'], $depth + 1 ) );
			} else {
				$block['innerBlocks'] = self::flat( $block['innerBlocks'], $depth + 1 );
				$flat[]               = $block;
			}
		}
		return $flat;
	}

	/**
	 * @param string[]|null $inner Client IDs of the inner blocks, or null if unknown. Used IDs are removed from the list.
	 */
	private static function with_ids( array $block, string $id, ?array &$inner, int $depth = 0 ): array {
		$block['clientId'] = $id;
		if ( $depth >= self::MAX_DEPTH ) {
			$block['innerBlocks'] = array();
		}
		foreach ( $block['innerBlocks'] as $index => $child ) {
			$block['innerBlocks'][ $index ] = self::with_ids( $child, null === $inner ? $id : (string) array_shift( $inner ), $inner, $depth + 1 );
		}
		return $block;
	}

	private static function count( array $block, int $depth = 0 ): int {
		$count = $depth < self::MAX_DEPTH ? count( $block['innerBlocks'] ) : 0;
		foreach ( $depth < self::MAX_DEPTH ? $block['innerBlocks'] : array() as $inner ) {
			$count += self::count( $inner, $depth + 1 );
		}
		return $count;
	}

	/** Whether a parsed block is more than whitespace between two blocks. */
	private static function is_something( array $block ): bool {
		return null !== $block['blockName'] || '' !== trim( $block['innerHTML'] );
	}

	/**
	 * Returns a client ID of the editor; empty if it is not valid.
	 *
	 * @param mixed $id Value from a request.
	 */
	private static function id( $id ): string {
		return is_string( $id ) && 1 === preg_match( '~^[\w-]{1,64}\z~', $id ) ? $id : '';
	}
}
