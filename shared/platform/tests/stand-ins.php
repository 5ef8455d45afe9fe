<?php
namespace {

define( 'ABSPATH', '/' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );

class WP_Error {}

class WP_REST_Request {
	public $method;
	public function __construct( $method ) {
		$this->method = $method;
	}
}

class Dovetail_Blocks_Test {
	public static $case   = null;
	public static $option = array();
	public static $asked  = array();
	public static $hooks  = array();
}

class Dovetail_Blocks_Test_Response {
	private $data;
	public function __construct( $data ) {
		$this->data = $data;
	}
	public function get_data() {
		return $this->data;
	}
}

function add_filter( ...$hook ) {
	Dovetail_Blocks_Test::$hooks[] = $hook[0];
}
function add_action( ...$hook ) {
	Dovetail_Blocks_Test::$hooks[] = $hook[0];
}
function apply_filters( $name, $value ) {
	return isset( Dovetail_Blocks_Test::$case->lifetime ) ? Dovetail_Blocks_Test::$case->lifetime : $value;
}
function is_admin() {
	return Dovetail_Blocks_Test::$case->is_admin;
}
function current_user_can( $capability ) {
	return 'edit_posts' === $capability && Dovetail_Blocks_Test::$case->can;
}
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}
function get_option( $name, $fallback ) {
	return array_key_exists( $name, Dovetail_Blocks_Test::$option ) ? Dovetail_Blocks_Test::$option[ $name ] : $fallback;
}
function update_option( $name, $value, $autoload ) {
	Dovetail_Blocks_Test::$option[ $name ] = $value;
}
function wp_json_encode( $data ) {
	return json_encode( $data );
}
function sanitize_text_field( $text ) {
	return trim( strip_tags( $text ) );
}
}

namespace Dovetail\Plugin {

class Settings {
	const OPTION       = 'settings';
	const TOKEN_OPTION = 'token';
	public static function is_platform_configured() {
		return '' !== self::get( 'platform_address' );
	}
	public static function get( $name ) {
		return 'platform_address' === $name ? \Dovetail_Blocks_Test::$case->platform : null;
	}
}

class Queue {
	public static function handle_daily( $work ) {
		\Dovetail_Blocks_Test::$hooks[] = 'daily';
	}
}

class Lock {
	public static function claim( $name, $seconds ) {
		if ( 'plan-upgraded' !== $name || 60 !== $seconds ) {
			throw new \Exception( "$name $seconds" );
		}
		// Null simulates a database error.
		return property_exists( \Dovetail_Blocks_Test::$case, 'claim' ) ? \Dovetail_Blocks_Test::$case->claim : true;
	}
}
}

namespace Dovetail\Platform {
class Platform_Client {
	public static function forward( $route, $request ) {
		\Dovetail_Blocks_Test::$asked[] = "{$request->method} {$route['method']} {$route['path']}";
		$answer                        = \Dovetail_Blocks_Test::$case->answer;
		return 'error' === $answer ? new \WP_Error() : new \Dovetail_Blocks_Test_Response( $answer );
	}
}
}
