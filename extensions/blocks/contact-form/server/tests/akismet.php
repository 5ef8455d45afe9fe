<?php
/**
 * A fake Akismet. Treats messages that contain “viagra-test” as spam, and records the requests.
 *
 * @package Dovetail_Blocks
 */

/** Behaves like the real class for the calls that the plugin makes. */
class Akismet {

	/** @var array<int, array{0: string, 1: array<string, string>}> Path and data of each request. */
	public static $asked = array();

	/** Returns a key, so that Akismet is considered active. */
	public static function get_api_key() {
		return 'key';
	}

	/** Responds to a request. */
	public static function http_post( $request, $path ) {
		parse_str( $request, $data );
		self::$asked[] = array( $path, $data );
		return array( array(), false !== strpos( $data['comment_content'], 'viagra-test' ) ? 'true' : 'false' );
	}
}
