<?php
namespace Dovetail\Twitter_Unroll;

defined( 'ABSPATH' ) || exit;

/** Loads a Mastodon thread from the public API of its server. The API returns up to 40 earlier and 60 later posts. */
final class Mastodon_Thread {
	private const SERVICE = 'mastodon-threads';

	/** Maximum number of paragraphs in a post. The last paragraph contains the rest of the text. */
	private const MAX_PARAGRAPHS = 100;

	/** HTML elements and attributes to keep in a post. Other elements are replaced by their text. */
	private const ALLOWED = array(
		'a'  => array( 'href' => true ),
		'br' => array(),
	);

	/**
	 * Returns the items of a thread.
	 *
	 * @param string $host Host name of the server.
	 * @param string $id   ID of any post in the thread.
	 * @return array[]|\WP_Error
	 */
	public static function items( string $host, string $id ) {
		$here    = Threads::ask( self::SERVICE, 'Mastodon', "https://$host/api/v1/statuses/$id" );
		$context = is_wp_error( $here ) ? $here : Threads::ask( self::SERVICE, 'Mastodon', "https://$host/api/v1/statuses/$id/context" );
		if ( is_wp_error( $context ) ) {
			return $context;
		}
		$items = array();
		foreach ( self::chain( $here, $context ) as $status ) {
			array_push( $items, ...self::of_status( $status ) );
		}
		return $items;
	}

	/**
	 * Returns the posts of a thread by the author of the given post, in order. Walks up until a post by someone else,
	 * then down along the author's first reply to each post.
	 *
	 * @param array $here    Any post of the thread.
	 * @param array $context Ancestors and descendants of the post.
	 * @return array[]
	 */
	private static function chain( array $here, array $context ): array {
		$chain = array();
		foreach ( array_reverse( self::statuses( $context['ancestors'] ?? null ) ) as $status ) {
			if ( self::author( $status ) !== self::author( $here ) ) {
				break;
			}
			$chain[] = $status;
		}
		$chain   = array_reverse( $chain );
		$chain[] = $here;
		$last    = $here;
		// The API lists descendants in the order of the conversation, so the author's first reply is found first.
		foreach ( self::statuses( $context['descendants'] ?? null ) as $status ) {
			if ( self::author( $status ) === self::author( $here ) && ( $status['in_reply_to_id'] ?? null ) === ( $last['id'] ?? '' ) ) {
				$chain[] = $status;
				$last    = $status;
			}
		}
		return array_slice( $chain, 0, Threads::MAX_POSTS );
	}

	private static function statuses( $list ): array {
		return array_filter( (array) $list, 'is_array' );
	}

	private static function author( array $status ): string {
		return is_scalar( $status['account']['id'] ?? null ) ? (string) $status['account']['id'] : '';
	}

	/** @return array[] */
	private static function of_status( array $status ): array {
		$html  = is_string( $status['content'] ?? null ) ? $status['content'] : '';
		$items = array();
		foreach ( (array) preg_split( '~</p>~i', $html, self::MAX_PARAGRAPHS ) as $part ) {
			$content = trim( wp_kses( (string) $part, self::ALLOWED, array( 'https', 'http' ) ) );
			if ( '' !== $content ) {
				$items[] = array(
					'type'    => 'paragraph',
					'content' => $content,
				);
			}
		}
		$images = array();
		$films  = array();
		foreach ( array_slice( (array) ( $status['media_attachments'] ?? array() ), 0, Threads::MAX_ATTACHMENTS ) as $media ) {
			$url = is_array( $media ) ? $media['url'] ?? '' : '';
			if ( ! is_string( $url ) || 1 !== preg_match( '~^https?://~i', $url ) ) {
				continue;
			}
			$item = array(
				'url' => $url,
				'alt' => is_string( $media['description'] ?? null ) ? $media['description'] : '',
			);
			if ( 'image' === ( $media['type'] ?? '' ) ) {
				$images[] = $item;
			} elseif ( in_array( $media['type'] ?? '', array( 'video', 'gifv' ), true ) ) {
				$films[] = array( 'type' => 'video' ) + $item;
			}
		}
		return array_merge( $items, Threads::pictures( $images ), $films );
	}
}
