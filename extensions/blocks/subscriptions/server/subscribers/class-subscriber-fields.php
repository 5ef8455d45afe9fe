<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Record_Fields;
use Dovetail\Plugin\Site_Time;

defined( 'ABSPATH' ) || exit;

/** The fields of a subscriber. `all()` defines each field, and lists and exports select fields by name. */
final class Subscriber_Fields {
	/** Fields of the admin list, the CSV file and a personal data export, in display order. */
	const LIST     = array( 'email', 'status', 'created', 'confirmed', 'consent' );
	const CSV      = array( 'email', 'status', 'created', 'confirmed', 'imported', 'text', 'source' );
	const PERSONAL = array( 'email', 'status', 'created', 'confirmed', 'imported', 'text', 'source', 'problem' );

	/** Consent texts with more characters are collapsed. */
	private const MAX_OPEN_LENGTH = 40;

	/**
	 * Returns the fields with the given names.
	 *
	 * @param string[] $names Names of the fields, such as one of the constants.
	 */
	public static function in( array $names ): Record_Fields {
		return new Record_Fields( self::all(), $names );
	}

	/**
	 * Adds the error of the last email to each subscriber; empty if there was none.
	 *
	 * @param array[] $subscribers Subscribers from `Subscribers::read()`.
	 * @return array[]
	 */
	public static function with_problems( array $subscribers ): array {
		$ids      = array_column( $subscribers, 'id' );
		$problems = Failures::last_of( $ids ) + Opt_In::problems( $ids );
		return array_map( static fn( array $subscriber ): array => $subscriber + array( 'problem' => $problems[ $subscriber['id'] ] ?? '' ), $subscribers );
	}

	/**
	 * Returns all fields. Each has a heading, a plain-text value, and an HTML value if the HTML differs.
	 *
	 * @return array<string, array{0: string, 1: callable, 2?: callable}>
	 */
	private static function all(): array {
		$pages = array( 0 => '' );
		return array(
			'email'     => array( __( 'Email address', 'dovetail-blocks' ), static fn( $item ) => $item['email'], static fn( $item ) => '<strong>' . esc_html( $item['email'] ) . '</strong>' ),
			'status'    => array( __( 'Status', 'dovetail-blocks' ), static fn( $item ) => Subscribers::label( $item['status'] ), static fn( $item ) => self::status( $item ) ),
			'created'   => array( __( 'Agreed on', 'dovetail-blocks' ), static fn( $item ) => $item['is_imported'] ? '' : self::moment( $item['created'] ), static fn( $item ) => self::agreed( $item ) ),
			'confirmed' => array( __( 'Confirmed on', 'dovetail-blocks' ), static fn( $item ) => self::moment( self::confirmed_at( $item ) ), static fn( $item ) => self::confirmed_at( $item ) ? Site_Time::html( self::confirmed_at( $item ) ) : '—' ),
			'imported'  => array( __( 'Imported on', 'dovetail-blocks' ), static fn( $item ) => $item['is_imported'] ? self::moment( self::added_at( $item ) ) : '' ),
			'consent'   => array( __( 'Consent text and source', 'dovetail-blocks' ), static fn( $item ) => Plain_Text::of_html( $item['consent'] ), static fn( $item ) => self::consent( $item ) ),
			'text'      => array( __( 'Consent text', 'dovetail-blocks' ), static fn( $item ) => Plain_Text::of_html( $item['consent'] ) ),
			'source'    => array(
				__( 'Source', 'dovetail-blocks' ),
				static function ( $item ) use ( &$pages ) {
					$pages[ $item['post'] ] ??= (string) get_permalink( $item['post'] );
					return $pages[ $item['post'] ];
				},
			),
			'problem'   => array( __( 'Failed email', 'dovetail-blocks' ), static fn( $item ) => $item['problem'] ),
		);
	}

	/** Returns the time of the sign-up or import. */
	private static function added_at( array $item ): int {
		return $item['created'] ?: $item['confirmed'];
	}

	/** Returns when a person confirmed on this site; 0 if the person has not, or confirmed elsewhere. */
	private static function confirmed_at( array $item ): int {
		return $item['created'] ? $item['confirmed'] : 0;
	}

	/** Returns when a person agreed, as HTML. If that was elsewhere, only the consent text says when, so returns the import. */
	private static function agreed( array $item ): string {
		$time = Site_Time::html( self::added_at( $item ) );
		/* translators: %s: date and time. */
		return $item['is_imported'] ? sprintf( esc_html__( 'Imported on %s', 'dovetail-blocks' ), $time ) : $time;
	}

	private static function status( array $item ): string {
		/* translators: %s: why an email could not be delivered. */
		return esc_html( Subscribers::label( $item['status'] ) ) . ( '' === $item['problem'] ? '' : sprintf( '<br><span class="description">%s</span>', esc_html( sprintf( __( 'An email could not be delivered: %s', 'dovetail-blocks' ), $item['problem'] ) ) ) );
	}

	/** Returns the consent text and a link to the page, as HTML. */
	private static function consent( array $item ): string {
		$html = wp_kses( $item['consent'], array( 'a' => array( 'href' => true ) ) );
		if ( mb_strlen( Plain_Text::of_html( $html ) ) > self::MAX_OPEN_LENGTH ) {
			$html = sprintf( '<details><summary>%s</summary>%s</details>', esc_html__( 'Consent text', 'dovetail-blocks' ), $html );
		}
		$page = $item['post'] ? get_post( $item['post'] ) : null;
		return $page ? sprintf( '%s <a href="%s">%s</a>', $html, esc_url( (string) get_permalink( $page ) ), esc_html( get_the_title( $page ) ) ) : $html;
	}

	/** Returns a time in UTC; empty if the time is 0. */
	private static function moment( int $time ): string {
		return $time ? gmdate( 'Y-m-d H:i:s', $time ) . ' UTC' : '';
	}
}
