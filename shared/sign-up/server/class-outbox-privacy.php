<?php
namespace Dovetail\Sign_Up;

defined( 'ABSPATH' ) || exit;

/** Gives people what waits here of their sign-ups, and deletes it when they ask. What the service has is asked for there. */
trait Outbox_Privacy {
	/**
	 * Adds the exporter.
	 *
	 * @param array[] $exporters By slug.
	 * @return array[]
	 */
	public static function offer_export( $exporters ) {
		$exporters[ static::slug() ] = array(
			'exporter_friendly_name' => static::title(),
			'callback'               => array( static::class, 'export' ),
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
		$erasers[ static::slug() ] = array(
			'eraser_friendly_name' => static::title(),
			'callback'             => array( static::class, 'erase' ),
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
		foreach ( static::of( $email ) as $name => $job ) {
			$data[] = array(
				'group_id'    => static::slug(),
				'group_label' => static::title(),
				'item_id'     => static::slug() . '-' . $name,
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
		$names = array_keys( static::of( $email ) );
		array_map( array( static::class, 'forget' ), $names );
		return array(
			'items_removed'  => count( $names ),
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/** Slug of exporter and eraser. */
	private static function slug(): string {
		return 'dovetail-blocks-' . static::ID;
	}

	/** What waits, in words. */
	private static function title(): string {
		/* translators: %s: name of a service, such as Mailchimp. */
		return sprintf( __( 'Sign-ups that wait for %s', 'dovetail-blocks' ), static::service() );
	}
}
