<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces tokens in posts and their revisions with references. A post from another site may contain a real token. If
 * the post's author may upload files, the token is stored.
 */
final class Cleaner {
	/** Name of the job that cleans a stored post that contains a token. */
	const EVENT = 'dovetail_blocks_instagram_clean';

	/** The block's name in its opening comment, and the whitespace that may surround a block name. */
	const NAME  = 'wp:dovetail/instagram-gallery';
	const SPACE = " \t\n\r\f\v";

	const MAX_REVISIONS = 200;

	/**
	 * Cleans a post before it is stored, regardless of the current user.
	 *
	 * @param array $data Fields of a post, slashed.
	 * @param array $post Unprocessed fields of the request.
	 */
	public static function clean_data( $data, $post ): array {
		$content = wp_unslash( (string) ( $data['post_content'] ?? '' ) );
		try {
			$clean = self::is_suspect( $content ) ? self::clean( $content, get_current_user_id() ?: (int) ( $data['post_author'] ?? 0 ) ) : $content;
		} catch ( Database_Error $error ) {
			// Abort the request. Saving would store the token in the post, and leaving the token out would lose it.
			Database::refuse_screen();
		}
		$data['post_content'] = $clean === $content ? $data['post_content'] ?? '' : wp_slash( $clean );
		return $data;
	}

	/** Cleans the post that is about to be opened in the editor. */
	public static function clean_opened(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only changes a post that the user is opening and may edit.
		$id = isset( $_GET['post'] ) && is_scalar( $_GET['post'] ) ? (int) $_GET['post'] : 0;
		try {
			if ( $id && current_user_can( 'edit_post', $id ) ) {
				self::clean_stored( $id );
			}
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
		}
	}

	/**
	 * Queues the cleaning of a post if a token was found while rendering.
	 *
	 * @param array $raw Saved attributes of a block.
	 */
	public static function clean_later( array $raw, int $post ): void {
		if ( $post && isset( $raw['accessToken'] ) && '' !== $raw['accessToken'] && ! Accounts::is_reference( $raw['accessToken'] ) ) {
			Queue::push( self::EVENT, array( $post ) );
		}
	}

	/**
	 * Cleans a post and its revisions directly in the database, and changes nothing else.
	 *
	 * @return bool Always true.
	 */
	public static function clean_stored( $id ): bool {
		$id = (int) $id;
		foreach ( Database::rows( "SELECT ID, post_content, post_author FROM {posts} WHERE ( ID = %d OR ( post_parent = %d AND post_type = 'revision' ) ) AND post_content LIKE %s LIMIT %d", array( $id, $id, '%accessToken%', self::MAX_REVISIONS ) ) as $row ) {
			$clean = self::is_suspect( $row['post_content'] ) ? self::clean( $row['post_content'], (int) $row['post_author'] ) : $row['post_content'];
			if ( $clean !== $row['post_content'] ) {
				// Updating the post through WordPress would create another revision and filter an administrator's HTML.
				Database::update( 'posts', array( 'post_content' => $clean ), array( 'ID' => (int) $row['ID'] ) );
				clean_post_cache( (int) $row['ID'] );
			}
		}
		return true;
	}

	/** Whether a post's content may contain a block with a token. */
	private static function is_suspect( string $content ): bool {
		return false !== strpos( $content, self::NAME );
	}

	/**
	 * Replaces tokens with references in all blocks of a post's content. Searches by position, because regular
	 * expressions fail on very long content and would leave the token.
	 *
	 * @param int $user ID of the author of the post.
	 */
	private static function clean( string $content, int $user ): string {
		$clean = '';
		$done  = 0;
		$end   = 0;
		$name  = strpos( $content, self::NAME );
		while ( false !== $name ) {
			$after = $name + strlen( self::NAME );
			$start = $after + strspn( $content, self::SPACE, $after );
			if ( self::is_beginning( $content, $name ) && $start > $after && '{' === substr( $content, $start, 1 ) ) {
				$end = $end > $start ? $end : self::end( $content, $start );
				if ( ! $end ) {
					break;
				}
				$clean .= substr( $content, $done, $start - $done ) . self::without_token( substr( $content, $start, $end - $start ), $user );
				$done   = $end;
				$after  = $end;
			}
			$name = strpos( $content, self::NAME, $after );
		}
		return $clean . substr( $content, $done );
	}

	/** Whether the name at this position starts a block: `<!-- wp:…`. */
	private static function is_beginning( string $content, int $name ): bool {
		$at = $name;
		while ( $at && false !== strpos( self::SPACE, $content[ $at - 1 ] ) ) {
			--$at;
		}
		return $at < $name && '<!--' === substr( $content, max( 0, $at - 4 ), 4 );
	}

	/**
	 * Returns the position after a block's attributes, which end with `} -->` or `} /-->` as in WordPress; 0 if the end
	 * is missing.
	 */
	private static function end( string $content, int $start ): int {
		$close = strpos( $content, '-->', $start );
		while ( false !== $close ) {
			$space = '/' === $content[ $close - 1 ] ? $close - 1 : $close;
			$at    = $space;
			while ( $at > $start && false !== strpos( self::SPACE, $content[ $at - 1 ] ) ) {
				--$at;
			}
			if ( $at < $space && '}' === $content[ $at - 1 ] ) {
				return $at;
			}
			$close = strpos( $content, '-->', $close + 3 );
		}
		return 0;
	}

	/**
	 * Returns the attributes of a block with a reference instead of a token.
	 *
	 * @param string $json Attributes in the post.
	 * @param int    $user ID of the author of the post.
	 */
	private static function without_token( string $json, int $user ): string {
		$attributes = json_decode( $json, true );
		if ( ! is_array( $attributes ) ) {
			// Nothing reads invalid JSON, but remove it if it may contain a token.
			return false === strpos( $json, 'accessToken' ) ? $json : '{}';
		}
		$token = $attributes['accessToken'] ?? '';
		if ( '' === $token || Accounts::is_reference( $token ) ) {
			return $json;
		}
		unset( $attributes['accessToken'] );
		$reference = is_string( $token ) && user_can( $user, 'upload_files' ) ? Accounts::adopt( Posts::username( $attributes['instagramUser'] ?? '' ), $token, $user ) : '';
		if ( '' !== $reference ) {
			$attributes = array( 'accessToken' => $reference ) + $attributes;
		}
		return $attributes ? serialize_block_attributes( $attributes ) : '{}';
	}
}
