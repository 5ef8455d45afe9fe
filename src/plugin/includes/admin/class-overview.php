<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The first screen of the menu. */
final class Overview {
	/**
	 * Returns the item of the menu.
	 *
	 * @param string $capability One that another item needs, so that everybody who has an item may open the screen.
	 */
	public static function item( string $capability ): array {
		return array(
			'title'      => __( 'Overview', 'dovetail-blocks' ),
			'capability' => $capability,
			'render'     => array( __CLASS__, 'render' ),
		);
	}

	/** Prints the screen. */
	public static function render(): void {
		printf( '<div class="wrap"><h1>%s</h1></div>', esc_html__( 'Dovetail Blocks', 'dovetail-blocks' ) );
	}
}
