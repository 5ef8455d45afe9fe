<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Platform;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Hands an entry to the platform after the visitor has been thanked: queued, tried again with growing pauses, and noted on
 * the entry when it is given up.
 */
final class Pass_On {
	/** The kind of job; its arguments are `crm` or `newsletter`, and the entry. */
	const EVENT = 'dovetail_blocks_form_pass_on';

	/** Where an entry keeps how often it was tried, until it is passed on or given up; what it is passed on to follows. */
	const TRIES = '_dovetail_passing_on_';

	/** Seconds before each further try. */
	const PAUSES = array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS );

	/** Calls of the platform by what is passed on; declared in `delivery/api.ts`. */
	const ROUTES = array(
		'crm'        => array(
			'method' => 'POST',
			'path'   => '/wpcom/v2/forms/contacts',
			'params' => array( 'key', 'email', 'name', 'phone', 'website', 'subject', 'page', 'answers' ),
		),
		'newsletter' => array(
			'method' => 'POST',
			'path'   => '/wpcom/v2/forms/newsletter-subscribers',
			'params' => array( 'key', 'email', 'name' ),
		),
	);

	/**
	 * Queues an entry for whoever shall have it.
	 *
	 * @param bool $with_crm Whether the form feeds the CRM.
	 */
	public static function queue( int $entry, bool $with_crm ): void {
		if ( ! Settings::is_platform_configured() ) {
			return;
		}
		$content = Entries::read( $entry );
		if ( $with_crm ) {
			self::push( 'crm', $entry );
		}
		if ( '' !== Entries::first( $content['answers'], 'email' ) && '1' === Entries::first( $content['answers'], 'consent' ) ) {
			self::push( 'newsletter', $entry );
		}
	}

	/**
	 * Tries to pass an entry on.
	 *
	 * @param string $what  `crm` or `newsletter`.
	 * @return true|int True when it is passed on or given up; otherwise seconds until the next try.
	 */
	public static function pass_on( $what, $entry ) {
		$tries   = get_post_meta( $entry, self::TRIES . $what, true );
		$content = Entries::read( $entry );
		if ( '' === $tries || ! $content || ! isset( self::ROUTES[ $what ] ) || 'trash' === get_post_status( $entry ) || ! Settings::is_platform_configured() ) {
			return true;
		}
		$answer = self::call( self::ROUTES[ $what ], self::data( $entry, $content ) );
		if ( ! is_wp_error( $answer ) ) {
			Entries::note( $entry, $what, '' );
			delete_post_meta( $entry, self::TRIES . $what );
			return true;
		}
		$pause = self::PAUSES[ (int) $tries ] ?? null;
		Entries::note( $entry, $what, self::sentence( $what, null === $pause, $answer ) );
		if ( null === $pause ) {
			delete_post_meta( $entry, self::TRIES . $what );
			return true;
		}
		update_post_meta( $entry, self::TRIES . $what, (int) $tries + 1 );
		return $pause;
	}

	/**
	 * The entries that are not passed on yet.
	 *
	 * @return array[] Arguments of `pass_on()`.
	 */
	public static function unfinished(): array {
		global $wpdb;
		$jobs = array();
		foreach ( Settings::is_platform_configured() ? array_keys( self::ROUTES ) : array() as $what ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the key has an index.
			foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT meta.post_id FROM {$wpdb->postmeta} meta JOIN {$wpdb->posts} posts ON posts.ID = meta.post_id WHERE meta.meta_key = %s AND posts.post_status <> 'trash' ORDER BY meta.post_id LIMIT 200", self::TRIES . $what ) ) as $entry ) {
				$jobs[] = array( $what, (int) $entry );
			}
		}
		return $jobs;
	}

	/**
	 * Queues an entry.
	 *
	 * @param string $what  `crm` or `newsletter`.
	 */
	private static function push( string $what, int $entry ): void {
		update_post_meta( $entry, self::TRIES . $what, 0 );
		Queue::push( self::EVENT, array( $what, (int) $entry ) );
	}

	/**
	 * What is passed on of an entry. The key is the same at every try, so that a lost answer makes no second contact.
	 *
	 * @param array $content What it says.
	 * @return array<string, mixed>
	 */
	private static function data( int $entry, array $content ): array {
		$first   = static function ( $type ) use ( $content ) {
			return Entries::first( $content['answers'], $type );
		};
		$answers = array();
		foreach ( $content['answers'] as $answer ) {
			$answers[] = array(
				'label' => $answer['label'],
				'value' => Entries::words( $answer ),
			);
		}
		return array(
			'key'     => wp_hash( home_url() . '|' . $entry ),
			'email'   => $first( 'email' ),
			'name'    => $first( 'name' ),
			'phone'   => $first( 'telephone' ),
			'website' => $first( 'url' ),
			'subject' => $content['subject'],
			'page'    => Mail::page( $content['page'] ),
			'answers' => $answers,
		);
	}

	/**
	 * Calls the platform.
	 *
	 * @param array $data  What it gets.
	 * @return WP_REST_Response|WP_Error
	 */
	private static function call( array $route, array $data ) {
		$request = new \WP_REST_Request( $route['method'], $route['path'] );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array_intersect_key( $data, array_flip( $route['params'] ) ) ) );
		return Platform::forward( $route, $request );
	}

	/**
	 * What the author reads where the platform failed.
	 *
	 * @param string   $what    `crm` or `newsletter`.
	 * @param bool     $is_over Whether it will not be tried again.
	 * @param WP_Error $error   What went wrong.
	 */
	private static function sentence( string $what, bool $is_over, \WP_Error $error ): string {
		if ( 'crm' === $what ) {
			$sentence = $is_over
				? __( 'This entry could not be passed on to the CRM.', 'dovetail-blocks' )
				: __( 'This entry could not be passed on to the CRM yet; it will be tried again.', 'dovetail-blocks' );
		} else {
			$sentence = $is_over
				? __( 'The address could not be added to the newsletter.', 'dovetail-blocks' )
				: __( 'The address could not be added to the newsletter yet; it will be tried again.', 'dovetail-blocks' );
		}
		return $sentence . ' ' . wp_html_excerpt( wp_strip_all_tags( $error->get_error_message() ), 300, '…' );
	}
}
