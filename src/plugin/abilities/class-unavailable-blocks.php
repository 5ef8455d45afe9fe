<?php
namespace Dovetail\Abilities;

use Dovetail\Plugin\Availability_List;

defined( 'ABSPATH' ) || exit;

/** The ability that lists unavailable blocks, each with the reason. */
final class Unavailable_Blocks {
	/** Returns the definition of the ability, see `Abilities::register()`. */
	public static function ability(): array {
		$text = array( 'type' => 'string' );
		return array(
			'label'         => __( 'List unavailable blocks', 'dovetail-blocks' ),
			'description'   => __( 'Lists the blocks and panels that authors cannot use on this site, and why: a missing connection, a missing plan, or a setting.', 'dovetail-blocks' ),
			'input_schema'  => array( 'default' => array() ),
			'output_schema' => array(
				'type'  => 'array',
				'items' => array(
					'type'                 => 'object',
					'properties'           => array(
						'slug'    => $text,
						'title'   => $text,
						'reason'  => $text + array( 'description' => __( 'For example “missing_connection”, “missing_plan” or “switched_off”.', 'dovetail-blocks' ) ),
						'details' => array(
							'type'        => 'array',
							'items'       => $text,
							'description' => __( 'Names of the services, one of which must be connected.', 'dovetail-blocks' ),
						),
						'plan'    => $text + array( 'description' => __( 'The plan that includes the block; empty for none.', 'dovetail-blocks' ) ),
					),
					'additionalProperties' => false,
				),
			),
			'annotations'   => array(
				'readonly'    => true,
				'destructive' => false,
				'idempotent'  => true,
			),
			// Authors may read this list, because the editor also shows it to them.
			'permission'    => static fn(): bool => current_user_can( 'edit_posts' ),
			'run'           => static fn(): array => array_map( static fn( array $row ): array => array_diff_key( $row, array_flip( array( 'available', 'parent' ) ) ), Availability_List::rows( false ) ),
		);
	}
}
