<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** The ability that shares a published post. */
final class Share_Ability {
	/** Adds the ability, see `Abilities::register()`. */
	public static function offer( $abilities ): array {
		$text = array( 'type' => 'string' );
		return (array) $abilities + array(
			'share-post' => array(
				'label'         => __( 'Share a post', 'dovetail-blocks' ),
				'description'   => __( 'Shares a published post to the connected networks that its author did not turn off, or only to the networks given. Networks that already have the post are skipped. Failed shares are retried.', 'dovetail-blocks' ),
				'input_schema'  => array(
					'properties' => array(
						'post'        => array(
							'type'     => 'integer',
							'minimum'  => 1,
							'required' => true,
						),
						'connections' => array(
							'type'        => 'array',
							'items'       => $text,
							'maxItems'    => Share_Options::MAX_CONNECTIONS,
							'description' => __( 'IDs of connections.', 'dovetail-blocks' ),
						),
					),
				),
				'output_schema' => array(
					'type'       => 'object',
					'properties' => array(
						'shares' => array(
							'type'  => 'array',
							'items' => array(
								'type'                 => 'object',
								'properties'           => array(
									'id'    => $text,
									'state' => $text + array( 'enum' => array( 'waiting', 'planned', 'done', 'failed' ) ),
									'said'  => $text,
									'url'   => $text,
								),
								'additionalProperties' => false,
							),
						),
					),
				),
				'annotations'   => array(
					'readonly'    => false,
					'destructive' => false,
					'idempotent'  => true,
				),
				'permission'    => static fn( array $input ): bool => Routes::may_share( (int) ( $input['post'] ?? 0 ) ),
				'run'           => static function ( array $input ) {
					$post   = (int) $input['post'];
					$shared = Manual_Share::share_now( $post, $input['connections'] ?? array() );
					return is_wp_error( $shared ) ? $shared : Routes::log( $post );
				},
			),
		);
	}
}
