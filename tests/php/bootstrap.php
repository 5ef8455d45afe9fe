<?php
/**
 * Loads WordPress with the plugin once for all tests of a process.
 *
 * The environment variable `DOVETAIL_TESTS` contains JSON: `site` (folder of WordPress), `constants`, `platform` (URL
 * of the mock platform).
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

$dovetail_given = json_decode( (string) getenv( 'DOVETAIL_TESTS' ), true );
if ( ! is_array( $dovetail_given ) ) {
	exit( "There is no test site. Run the tests with: npm run test:php\n" );
}

require_once __DIR__ . '/class-clock.php';
require_once __DIR__ . '/class-stopped.php';
require_once __DIR__ . '/class-killed.php';
require_once __DIR__ . '/class-site-state.php';
require_once __DIR__ . '/trait-interruptions.php';
require_once __DIR__ . '/class-test-case.php';
require_once __DIR__ . '/trait-mock-platform.php';
require_once __DIR__ . '/trait-places.php';
require_once __DIR__ . '/../../src/playground/php/host-names.php';

foreach ( $dovetail_given['constants'] as $dovetail_name => $dovetail_value ) {
	defined( $dovetail_name ) || define( $dovetail_name, $dovetail_value );
}
define( 'DOVETAIL_TESTS_PLATFORM', $dovetail_given['platform'] );

// Simulate a visitor's request for the front page.
$_SERVER = array(
	'HTTP_HOST'       => 'bakery.example',
	'SERVER_NAME'     => 'bakery.example',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'SERVER_PORT'     => '80',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'REMOTE_ADDR'     => '127.0.0.1',
	'PHP_SELF'        => '/index.php',
	'SCRIPT_NAME'     => '/index.php',
) + $_SERVER;

// The plugin's files exit if WordPress is not loaded.
define( 'ABSPATH', $dovetail_given['site'] . '/' );

// Replace `time()` before the plugin's code runs, because PHP resolves each function call only once.
Clock::replace_time( array_keys( require $dovetail_given['site'] . '/wp-content/plugins/dovetail-blocks/class-map.php' ) );

// PHPUnit includes this file inside a function, where WordPress's variables would be local.
foreach ( array( 'wpdb', 'wp', 'wp_query', 'wp_rewrite', 'wp_the_query', 'wp_filter', 'wp_actions', 'wp_filters', 'wp_current_filter', 'table_prefix', 'wp_version', 'wp_object_cache', 'wp_roles', 'wp_locale', 'wp_locale_switcher', 'shortcode_tags', 'wp_widget_factory', 'wp_embed', 'l10n' ) as $dovetail_global ) {
	global $$dovetail_global; // A plain variable.
}
require_once $dovetail_given['site'] . '/wp-load.php';
require_once __DIR__ . '/class-losing-cache.php';

set_error_handler(
	/** Makes every PHP error, warning and notice fail the test. */
	static function ( $level, $message, $file, $line ) {
		if ( 0 === ( error_reporting() & $level ) ) {
			return false;
		}
		throw new \ErrorException( $message, 0, $level, $file, $line );
	}
);
// Create the tables now, because creating them in a test would end its transaction.
\Dovetail\Plugin\Tables::ensure();
Site_State::remember();
