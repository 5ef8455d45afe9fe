<?php
namespace Dovetail\Mailchimp;

defined( 'ABSPATH' ) || exit;

/** Gives people what waits here of their sign-ups, and deletes it when they ask. What Mailchimp has is asked for there. */
final class Privacy {
	/** Slug of exporter and eraser. */
	const SLUG = 'dovetail-blocks-mailchimp';

	/**
	 * Adds the exporter.
	 *
	 * @param array[] $exporters By slug.
	 * @return array[]
	 */
	public static function offer_export( $exporters ) {
		$exporters[ self::SLUG ] = array(
			'exporter_friendly_name' => __( 'Sign-ups that wait for Mailchimp', 'dovetail-blocks' ),
			'callback'               => array( __CLASS__, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Adds the eraser.
	 *
	 * @param array[] $erasers By slug.
	 * @return array[]
	 */
	public static function offer_erasure( $erasers ) {
		$erasers[ self::SLUG ] = array(
			'eraser_friendly_name' => __( 'Sign-ups that wait for Mailchimp', 'dovetail-blocks' ),
			'callback'             => array( __CLASS__, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * What waits of an address.
	 *
	 * @return array{data: array, done: bool}
	 */
	public static function export( string $email ): array {
		$data = array();
		foreach ( Outbox::of( $email ) as $name => $job ) {
			$data[] = array(
				'group_id'    => self::SLUG,
				'group_label' => __( 'Sign-ups that wait for Mailchimp', 'dovetail-blocks' ),
				'item_id'     => self::SLUG . '-' . $name,
				'data'        => array(
					array(
						'name'  => __( 'Email address', 'dovetail-blocks' ),
						'value' => $job['email'],
					),
				),
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * Deletes what waits of an address.
	 *
	 * @return array{items_removed: int, items_retained: bool, messages: string[], done: bool}
	 */
	public static function erase( string $email ): array {
		$names = array_keys( Outbox::of( $email ) );
		array_map( array( Outbox::class, 'forget' ), $names );
		return array(
			'items_removed'  => count( $names ),
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
