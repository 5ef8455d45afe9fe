<?php
/**
 * Playground only: forms take any number of messages from this machine, unless a test says how many.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'dovetail_blocks_form_rate',
	static fn( $rate ) => array( 'messages' => (int) get_option( 'e2e_form_rate', 0 ) ) + $rate
);

// Without a script nothing can make it look as if time had passed.
add_filter(
	'dovetail_blocks_form_fastest',
	static fn( $seconds ) => (int) get_option( 'e2e_form_fastest', $seconds )
);

add_filter(
	'dovetail_blocks_form_day',
	static fn( $daily ) => (array) get_option( 'e2e_form_daily', array() ) + array_fill_keys( array_keys( $daily ), 0 )
);

/*
 * What a test has put into wp-content/directory-of-plugins stands for WordPress's directory: WordPress's own upgrader is led
 * there, and works as ever.
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
		// The upgrader deletes what it has unpacked.
		return is_readable( $zip ) && copy( $zip, $zip . '.copy' ) ? $zip . '.copy' : $reply;
	},
	10,
	2
);
