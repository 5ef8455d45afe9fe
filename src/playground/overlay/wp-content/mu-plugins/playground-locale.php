<?php
/**
 * Playground only: lets tests use a pseudo-language that shows which text is not translated.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_playground_locale = (string) get_option( 'e2e_locale', '' );
if ( '' !== $dovetail_blocks_playground_locale ) {
	add_filter(
		'pre_determine_locale',
		static function () use ( $dovetail_blocks_playground_locale ) {
			return $dovetail_blocks_playground_locale;
		}
	);
	add_filter(
		'locale',
		static function () use ( $dovetail_blocks_playground_locale ) {
			return $dovetail_blocks_playground_locale;
		}
	);
}
