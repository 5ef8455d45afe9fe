<?php
namespace Dovetail\Twitter_Unroll;

defined( 'ABSPATH' ) || exit;

/** Loads a thread from Bluesky's public API. */
final class Bluesky_Thread {
	private const SERVICE = 'bluesky-threads';

	private const BASE = 'https://public.api.bsky.app/xrpc/';

	/** Label of authors whose posts are visible only to logged-in users. */
	private const HIDDEN = '!no-unauthenticated';

	/**
	 * Returns the items of a thread.
	 *
	 * @param string $who Handle or DID of the author.
	 * @param string $key Record key of any post in the thread.
	 * @return array[]|\WP_Error
	 */
	public static function items( string $who, string $key ) {
		if ( ! str_starts_with( $who, 'did:' ) ) {
			$known = self::ask( 'com.atproto.identity.resolveHandle', array( 'handle' => $who ) );
			if ( is_wp_error( $known ) ) {
				return $known;
			}
			$who = is_string( $known['did'] ?? null ) ? $known['did'] : '';
		}
		$answer = self::ask(
			'app.bsky.feed.getPostThread',
			array(
				'uri'          => "at://$who/app.bsky.feed.post/$key",
				'depth'        => Threads::MAX_POSTS,
				'parentHeight' => Threads::MAX_POSTS,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$here = self::view( $answer['thread'] ?? null );
		if ( ! $here ) {
			return array();
		}
		if ( in_array( self::HIDDEN, array_column( array_filter( (array) ( $here['post']['author']['labels'] ?? array() ), 'is_array' ), 'val' ), true ) ) {
			return Threads::refusal( __( 'This thread’s author shows it only to people with a Bluesky account.', 'dovetail-blocks' ), 403 );
		}
		$items = array();
		foreach ( self::chain( $here ) as $view ) {
			array_push( $items, ...self::of_post( $view['post'] ) );
		}
		return $items;
	}

	/**
	 * Returns the posts of a thread by the author of the given post, in order. Walks up until a post by someone else,
	 * then down along the author's first reply to each post.
	 *
	 * @param array $here A post with its context in the thread.
	 * @return array[]
	 */
	private static function chain( array $here ): array {
		$author = self::author( $here );
		$chain  = array( $here );
		for ( $view = self::view( $here['parent'] ?? null ); $view && self::author( $view ) === $author && count( $chain ) < Threads::MAX_POSTS; $view = self::view( $view['parent'] ?? null ) ) {
			array_unshift( $chain, $view );
		}
		for ( $view = self::next( $here, $author ); $view && count( $chain ) < Threads::MAX_POSTS; $view = self::next( $view, $author ) ) {
			$chain[] = $view;
		}
		return $chain;
	}

	/** Returns an author's first reply to their own post. */
	private static function next( array $view, string $author ): ?array {
		$own = array();
		foreach ( (array) ( $view['replies'] ?? array() ) as $reply ) {
			$reply = self::view( $reply );
			if ( $reply && self::author( $reply ) === $author ) {
				$at         = $reply['post']['record']['createdAt'] ?? '';
				$own[ is_string( $at ) ? $at : '' ] = $reply;
			}
		}
		ksort( $own );
		return $own ? reset( $own ) : null;
	}

	/** Returns a public post of a thread; null if it is deleted or blocked. */
	private static function view( $view ): ?array {
		return is_array( $view ) && is_array( $view['post']['record'] ?? null ) && is_string( $view['post']['author']['did'] ?? null ) ? $view : null;
	}

	private static function author( array $view ): string {
		return $view['post']['author']['did'];
	}

	/** @return array[] */
	private static function of_post( array $post ): array {
		$text  = is_string( $post['record']['text'] ?? null ) ? $post['record']['text'] : '';
		$items = array();
		foreach ( (array) preg_split( '/\n\s*\n/', self::html( $text, (array) ( $post['record']['facets'] ?? array() ) ), -1, PREG_SPLIT_NO_EMPTY ) as $part ) {
			$items[] = array(
				'type'    => 'paragraph',
				'content' => nl2br( trim( $part ), false ),
			);
		}
		return array_merge( $items, self::of_embed( (array) ( $post['embed'] ?? array() ), $post ) );
	}

	/** @return array[] */
	private static function of_embed( array $embed, array $post ): array {
		switch ( $embed['$type'] ?? '' ) {
			case 'app.bsky.embed.images#view':
				$images = array();
				foreach ( array_slice( (array) ( $embed['images'] ?? array() ), 0, Threads::MAX_ATTACHMENTS ) as $image ) {
					if ( is_string( $image['fullsize'] ?? null ) ) {
						$images[] = array(
							'url' => $image['fullsize'],
							'alt' => is_string( $image['alt'] ?? null ) ? $image['alt'] : '',
						);
					}
				}
				return Threads::pictures( $images );
			case 'app.bsky.embed.external#view':
				return self::embedded( $embed['external']['uri'] ?? '' );
			case 'app.bsky.embed.video#view':
				// Bluesky streams videos in segments, which cannot be imported, so embed the post instead.
				return self::embedded( self::address( $post ) );
			case 'app.bsky.embed.record#view':
				return self::embedded( self::address( (array) ( $embed['record'] ?? array() ) ) );
			case 'app.bsky.embed.recordWithMedia#view':
				return array_merge(
					self::of_embed( (array) ( $embed['media'] ?? array() ), $post ),
					self::embedded( self::address( (array) ( $embed['record']['record'] ?? array() ) ) )
				);
			default:
				return array();
		}
	}

	/** Returns an embed item; empty if the URL is not valid. */
	private static function embedded( $url ): array {
		return is_string( $url ) && 1 === preg_match( '~^https?://~i', $url ) ? array(
			array(
				'type' => 'embed',
				'url'  => $url,
			),
		) : array();
	}

	private static function address( array $post ): string {
		$did = $post['author']['did'] ?? null;
		$uri = $post['uri'] ?? null;
		return is_string( $did ) && is_string( $uri ) && preg_match( '~/app\.bsky\.feed\.post/([a-z0-9]+)\z~i', $uri, $parts ) ? "https://bsky.app/profile/$did/post/$parts[1]" : '';
	}

	/**
	 * Returns a post's text as HTML with links. Bluesky specifies link positions in bytes.
	 *
	 * @param array $facets Facets of the record.
	 */
	private static function html( string $text, array $facets ): string {
		$links = array();
		foreach ( $facets as $facet ) {
			$start = $facet['index']['byteStart'] ?? null;
			$end   = $facet['index']['byteEnd'] ?? null;
			foreach ( (array) ( $facet['features'] ?? array() ) as $feature ) {
				$type = is_array( $feature ) ? $feature['$type'] ?? '' : '';
				$url  = 'app.bsky.richtext.facet#link' === $type ? $feature['uri'] ?? '' : '';
				if ( 'app.bsky.richtext.facet#mention' === $type && is_string( $feature['did'] ?? null ) ) {
					$url = 'https://bsky.app/profile/' . $feature['did'];
				}
				if ( is_int( $start ) && is_int( $end ) && $start < $end && $end <= strlen( $text ) && self::is_cut_between( $text, $start, $end ) && is_string( $url ) && preg_match( '~^https?://~i', $url ) ) {
					$links[ $start ] = array( $end, $url );
				}
			}
		}
		ksort( $links );
		$html = '';
		$at   = 0;
		foreach ( $links as $start => list( $end, $url ) ) {
			if ( $start < $at ) {
				continue;
			}
			$html .= esc_html( substr( $text, $at, $start - $at ) ) . sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( substr( $text, $start, $end - $start ) ) );
			$at    = $end;
		}
		return $html . esc_html( substr( $text, $at ) );
	}

	/**
	 * Whether both byte offsets are at character boundaries.
	 *
	 * @param string $text Text in UTF-8.
	 */
	private static function is_cut_between( string $text, int $start, int $end ): bool {
		$is_between = static fn( int $at ): bool => strlen( $text ) === $at || 0x80 !== ( ord( $text[ $at ] ) & 0xC0 );
		return $start >= 0 && $is_between( $start ) && $is_between( $end );
	}

	/**
	 * @param array $parameters Query parameters by name.
	 * @return array|\WP_Error
	 */
	private static function ask( string $method, array $parameters ) {
		return Threads::ask( self::SERVICE, 'Bluesky', self::BASE . $method . '?' . http_build_query( $parameters, '', '&', PHP_QUERY_RFC3986 ) );
	}
}
