<?php
namespace Dovetail\Abilities;

use Dovetail\Plugin\Database_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Registers abilities in WordPress's Abilities API (WordPress 6.9 and later). Other programs use the abilities to
 * control the plugin as the current user. WordPress validates the input against the schema before it checks the
 * permission.
 */
final class Abilities {
	/** Category of the abilities, also used as the prefix of their names. */
	const CATEGORY = 'dovetail-blocks';

	/** Registers the category. */
	public static function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Dovetail Blocks', 'dovetail-blocks' ),
				'description' => __( 'Reads what visitors sent, adds subscribers and shares posts.', 'dovetail-blocks' ),
			)
		);
	}

	/** Registers the abilities. */
	public static function register(): void {
		/**
		 * Filters the abilities of the plugin.
		 *
		 * @param array<string, array> $abilities Abilities by name without our prefix: `label`, `description`, `input_schema` (an object), `output_schema`,
		 *                                        `annotations` (`readonly`, `destructive`, `idempotent`), and two callables that get the input: `permission`
		 *                                        (returns a boolean) and `run` (returns the output or a `WP_Error`).
		 */
		$abilities = (array) apply_filters( 'dovetail_blocks_abilities', array( 'list-unavailable-blocks' => Unavailable_Blocks::ability() ) );
		foreach ( $abilities as $name => $ability ) {
			wp_register_ability(
				self::CATEGORY . '/' . $name,
				array(
					'label'               => $ability['label'],
					'description'         => $ability['description'],
					'category'            => self::CATEGORY,
					'input_schema'        => $ability['input_schema'] + array(
						'type'                 => 'object',
						'additionalProperties' => false,
					),
					'output_schema'       => $ability['output_schema'],
					'permission_callback' => static fn( $input = null ): bool => true === self::run( $ability['permission'], (array) $input ),
					'execute_callback'    => static fn( $input = null ) => self::run( $ability['run'], (array) $input ),
					'meta'                => array(
						'annotations'  => $ability['annotations'],
						'show_in_rest' => true,
					),
				)
			);
		}
	}

	/**
	 * Calls a callback and catches its exceptions, because WordPress would show their messages to the user.
	 *
	 * @return mixed
	 */
	private static function run( callable $work, array $input ) {
		try {
			return $work( $input );
		} catch ( Database_Error $error ) {
			return new \WP_Error( 'database_refused', __( 'This site’s database did not answer. Try again in a minute.', 'dovetail-blocks' ), array( 'status' => 503 ) );
		}
	}
}
