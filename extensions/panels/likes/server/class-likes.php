<?php
namespace Dovetail\Likes;

use Dovetail\Below_Post\Below_Post;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** Counts the likes of a post, without storing who liked it. The browser stores a receipt that can undo the like. */
final class Likes {
	/** Meta key that stores a post's like count. */
	const META = '_dovetail_likes';

	/** Maximum number of likes and undo requests per visitor and day: on one post, and on all posts together. */
	private const MAX_CLICKS_PER_POST = 6;
	private const MAX_CLICKS          = 200;

	/** Seconds during which a like can be undone. */
	private const RECEIPT_SECONDS = 30 * DAY_IN_SECONDS;

	/** Returns the like button that is shown below posts. */
	public static function button(): Below_Post {
		return new Below_Post( 'likes' );
	}

	/**
	 * Renders the number of likes as text, and the button in a `<template>` element. Authors cannot write templates, so
	 * the script can trust the button.
	 */
	public static function draw( \WP_Post $post ): string {
		return sprintf(
			'<div class="dovetail-likes"><template><button type="button" class="wp-element-button" aria-pressed="false">%s</button></template><span role="status">%s</span></div>',
			esc_html__( 'Like', 'dovetail-blocks' ),
			esc_html( self::sentence( self::count( $post->ID ) ) )
		);
	}

	/**
	 * Adds the REST URL and the error message to the script's data.
	 *
	 * @param array $data Data for the script module.
	 */
	public static function add_data( array $data ): array {
		$post = self::button()->post_of_page();
		return $post ? array(
			'url'    => rest_url( 'dovetail/v1/likes/' . $post->ID ),
			'failed' => __( 'Your like could not be counted. Try again later.', 'dovetail-blocks' ),
		) + $data : $data;
	}

	/**
	 * Returns a post's like count.
	 *
	 * @param \WP_REST_Request $request Request with the post ID.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function read( \WP_REST_Request $request ) {
		$post = self::post( $request );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		$response = rest_ensure_response( self::answer( $post ) );
		$response->header( 'Cache-Control', 'max-age=60' );
		return $response;
	}

	/**
	 * Adds a like. With a valid, unused receipt, removes a like instead.
	 *
	 * @param \WP_REST_Request $request Request with the post ID, and a receipt to undo a like.
	 * @return array|\WP_Error
	 */
	public static function change( \WP_REST_Request $request ) {
		$post = self::post( $request );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		if ( ! self::is_within_limits( $post ) ) {
			return new \WP_Error( 'too_many_likes', __( 'Too many likes came from your connection today. Try again tomorrow.', 'dovetail-blocks' ), array( 'status' => 429 ) );
		}
		$receipt = $request['receipt'];
		if ( is_string( $receipt ) && '' !== $receipt ) {
			if ( self::redeem( $post, $receipt ) ) {
				self::add( $post, -1 );
			}
			return self::answer( $post );
		}
		self::add( $post, 1 );
		return self::answer( $post, self::receipt( $post ) );
	}

	/** Counts a like or undo. Returns whether the visitor and their network are within the daily limits. */
	private static function is_within_limits( int $post ): bool {
		// Check the limit for all posts first, so that a blocked visitor adds no database row for another post.
		return Rate_Limit::count_client( 'likes-', self::MAX_CLICKS, DAY_IN_SECONDS )
			&& Rate_Limit::count_client( "like-$post-", self::MAX_CLICKS_PER_POST, DAY_IN_SECONDS );
	}

	/** @return int|\WP_Error Post ID. */
	private static function post( \WP_REST_Request $request ) {
		$post = ctype_digit( (string) $request['post'] ) ? get_post( (int) $request['post'] ) : null;
		return $post && self::button()->stands_below( $post ) ? $post->ID : new \WP_Error( 'rest_post_invalid_id', __( 'Likes are turned off for this post.', 'dovetail-blocks' ), array( 'status' => 404 ) );
	}

	private static function answer( int $post, string $receipt = '' ): array {
		return array(
			'count'   => self::sentence( self::count( $post ) ),
			'receipt' => $receipt,
		);
	}

	/** Returns the number of likes as a sentence; empty if it is zero. */
	private static function sentence( int $count ): string {
		/* translators: %s: a number. */
		return $count ? sprintf( _n( '%s like', '%s likes', $count, 'dovetail-blocks' ), number_format_i18n( $count ) ) : '';
	}

	private static function count( int $post ): int {
		return max( 0, (int) get_post_meta( $post, self::META, true ) );
	}

	/**
	 * Changes the number of likes in a single query, so simultaneous requests are all counted. The number never drops
	 * below zero.
	 */
	private static function add( int $post, int $number ): void {
		$count = static fn(): int => Database::execute( 'UPDATE {postmeta} SET meta_value = meta_value + %d WHERE post_id = %d AND meta_key = %s AND meta_value + %d >= 0', array( $number, $post, self::META, $number ) );
		if ( ! $count() && $number > 0 ) {
			Lock::run_exclusively( "likes-$post", static fn() => $count() || self::add_first( $post, $number ), 2 );
		}
		wp_cache_delete( $post, 'post_meta' );
	}

	/** Stores a post's first like. Runs under a lock, because otherwise two requests could store two counts. */
	private static function add_first( int $post, int $number ): int {
		return Database::insert(
			'postmeta',
			array(
				'post_id'    => $post,
				'meta_key'   => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- an insert, not a search.
				'meta_value' => $number, // phpcs:ignore WordPress.DB.SlowDBQuery -- an insert, not a search.
			)
		);
	}

	/** Returns the receipt that the browser stores: expiry time, random string, and the site's signature. */
	private static function receipt( int $post ): string {
		$name = ( time() + self::RECEIPT_SECONDS ) . '-' . bin2hex( random_bytes( 8 ) );
		return $name . '-' . Secret::sign( 'like receipt', "$post $name" );
	}

	/** Whether a receipt is valid for this post and unused. Also marks the receipt as used. */
	private static function redeem( int $post, string $receipt ): bool {
		if ( ! preg_match( '~^((\d{10})-[0-9a-f]{16})-([0-9a-f]{64})$~', $receipt, $parts ) ) {
			return false;
		}
		list( , $name, $end, $signature ) = $parts;
		return (int) $end > time() && hash_equals( Secret::sign( 'like receipt', "$post $name" ), $signature ) && Lock::claim( "like-$name", (int) $end - time() );
	}
}
