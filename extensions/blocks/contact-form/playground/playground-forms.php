<?php
/**
 * Playground only: forms accept any number of messages from this machine, unless a test sets a limit.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_form_rate',
	static fn( $rate ) => array( 'messages' => (int) get_option( 'e2e_form_rate', 0 ) ) + $rate
);

// Tests can change the minimum fill-in time. Without JavaScript, they cannot simulate that time has passed since the
// form was rendered.
add_filter(
	'dovetail_blocks_form_fastest',
	static fn( $seconds ) => (int) get_option( 'e2e_form_fastest', $seconds )
);

add_filter(
	'dovetail_blocks_form_day',
	static fn( $daily ) => (array) get_option( 'e2e_form_daily', array() ) + array_fill_keys( array_keys( $daily ), 0 )
);

/*
 * Simulates WordPress's plugin directory with the plugins in wp-content/directory-of-plugins. WordPress's own upgrader
 * downloads them from this folder.
 */
add_filter(
	'plugins_api',
	static function ( $result, $action, $asked ) {
		$zip = WP_CONTENT_DIR . '/directory-of-plugins/' . ( $asked->slug ?? '' ) . '.zip';
		return 'plugin_information' === $action && is_readable( $zip )
			? (object) array(
				'name'           => $asked->slug,
				'slug'           => $asked->slug,
				'version'        => '1.0.0',
				'download_link'  => 'https://downloads.wordpress.org/plugin/' . $asked->slug . '.zip',
				'language_packs' => array(),
			)
			: $result;
	},
	10,
	3
);

add_filter(
	'upgrader_pre_download',
	static function ( $reply, $package ) {
		$zip = WP_CONTENT_DIR . '/directory-of-plugins/' . basename( (string) $package );
		// Give the upgrader a copy of the archive, because it deletes the archive after unpacking.
		return is_readable( $zip ) && copy( $zip, $zip . '.copy' ) ? $zip . '.copy' : $reply;
	},
	10,
	2
);
