<?php
namespace {

define( 'ABSPATH', '/' );
define( 'KB_IN_BYTES', 1024 );
define( 'MINUTE_IN_SECONDS', 60 );

class WP_Error {
	public $code;
	public $data;
	public function __construct( $code, $message = '', $data = null ) {
		$this->code = $code;
		$this->data = $data;
	}
}

class WP_Http {
	public static function make_absolute_url( $location, $base ) {
		return '/' === $location[0] ? parse_url( $base, PHP_URL_SCHEME ) . '://' . parse_url( $base, PHP_URL_HOST ) . $location : $location;
	}
}

class WP_REST_Request {
	private $url;
	public function __construct( $url ) {
		$this->url = $url;
	}
	public function get_param( $name ) {
		return 'url' === $name ? $this->url : null;
	}
}

class Dovetail_Blocks_Test_Web {
	public static $asked   = array();
	public static $options = array();
	/** Seconds on the clock of the tested class. */
	public static $now = 1000.0;
	/** Timeouts of the requests to a server that responds after four seconds. */
	public static $timeouts = array();
	public static function answer( $method, $url, $options ) {
		self::$asked[]   = "$method $url";
		self::$options[] = $options;
		if ( 'slow.test' === parse_url( $url, PHP_URL_HOST ) ) {
			self::$timeouts[] = $options['timeout'];
			self::$now       += min( 4, $options['timeout'] );
		}
		$pages = array(
			'HEAD https://short.test/'      => array( 301, '/more?x=1' ),
			'HEAD https://short.test/more?x=1' => array( 302, array( 'https://ignored.test/', 'https://end.test/' ) ),
			'HEAD https://end.test/'        => array( 200, '' ),
			'HEAD https://no-head.test/'    => array( 405, '' ),
			'GET https://no-head.test/'     => array( 308, 'https://end.test/' ),
			'HEAD https://gone.test/'       => array( 404, '' ),
			'GET https://gone.test/'        => array( 404, '' ),
			'HEAD https://circle.test/'     => array( 307, 'https://circle.test/' ),
			'HEAD https://inside.test/'     => array( 303, 'http://127.0.0.1/secret' ),
			'HEAD https://script.test/'     => array( 302, 'javascript:alert(1)' ),
			'HEAD https://unchanged.test/'  => array( 304, 'https://end.test/' ),
			'HEAD https://slow.test/'       => array( 302, '/2' ),
			'HEAD https://slow.test/2'      => array( 302, '/3' ),
			'HEAD https://slow.test/3'      => array( 302, '/4' ),
			'HEAD https://slow.test/4'      => array( 405, '' ),
			'HEAD https://nowhere.test/'    => array( 302, '' ),
		);
		return wp_http_validate_url( $url ) && isset( $pages[ "$method $url" ] ) ? $pages[ "$method $url" ] : new WP_Error( 'http_request_failed' );
	}
}

function __( $text ) {
	return $text;
}
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}
function rest_ensure_response( $value ) {
	return $value;
}
function wp_http_validate_url( $url ) {
	return preg_match( '#^https?://(?!127\.)#', $url ) ? $url : false;
}
function wp_remote_retrieve_response_code( $response ) {
	return $response[0];
}
function wp_remote_retrieve_header( $response, $name ) {
	return 'location' === $name ? $response[1] : '';
}
function wp_safe_remote_request( $url, $options ) {
	return Dovetail_Blocks_Test_Web::answer( $options['method'], $url, $options );
}
function wp_parse_url( $url, $part ) {
	return parse_url( $url, $part );
}
function get_option( $name ) {
	return 'home' === $name ? 'https://own.test' : false;
}
function apply_filters( $name, $value ) {
	return $value;
}
function get_current_user_id() {
	return 1;
}
function add_action( $name, $run ) {
	if ( 'rest_api_init' === $name ) {
		$run();
	}
}
function remove_action() {}
}

namespace Dovetail\Redirect {

function microtime() {
	return \Dovetail_Blocks_Test_Web::$now;
}
}

namespace Dovetail\Plugin {

/** Resolves all host names to one public IP address, because the embedded PHP returns private addresses. */
function gethostbyname( $name ) {
	return filter_var( $name, FILTER_VALIDATE_IP ) ? $name : '93.184.215.14';
}
function gethostbynamel( $name ) {
	return array( gethostbyname( $name ) );
}

class Rate_Limit {
	public static function count() {
		return true;
	}
}

class Rest {
	public static $served = array();
	public static function serve( ...$route ) {
		self::$served[] = $route;
	}
}
}
