<?php
/**
 * Router script for PHP's built-in server. It handles WordPress's permalinks and runs PHP code sent by the playground.
 * The playground serves all other files before this script runs.
 *
 * @package Dovetail_Blocks
 */

require_once __DIR__ . '/host-names.php';

// Variables of this file are unset below, because WordPress runs in the same global scope.
list( 'constants' => $constants, 'secret' => $secret ) = json_decode( getenv( 'PLAYGROUND' ), true );
array_map( 'define', array_keys( $constants ), $constants );
$_SERVER['SERVER_PORT'] = (string) parse_url( WP_HOME, PHP_URL_PORT );

if ( ( $_SERVER['HTTP_X_PLAYGROUND'] ?? '' ) === $secret ) {
	$file = tempnam( sys_get_temp_dir(), 'playground' );
	file_put_contents( $file, file_get_contents( 'php://input' ) );
	ob_start();
	register_shutdown_function(
		static function () use ( $file ) {
			unlink( $file );
			if ( ( error_get_last()['type'] ?? 0 ) & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR ) ) {
				header( 'X-Playground-Failed: 1' );
			}
		}
	);
	$_SERVER = array(
		'HTTP_HOST'      => '127.0.0.1:' . $_SERVER['SERVER_PORT'],
		'REQUEST_METHOD' => 'GET',
		// Code from the playground has no request URL.
		'REQUEST_URI'    => '',
	) + array_diff_key( $_SERVER, array_flip( array( 'HTTP_X_PLAYGROUND', 'PATH_INFO', 'CONTENT_TYPE', 'CONTENT_LENGTH', 'HTTP_CONTENT_TYPE', 'HTTP_CONTENT_LENGTH' ) ) );
} else {
	$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
	$file = $_SERVER['DOCUMENT_ROOT'] . $path;
	if ( is_dir( $file ) && '/' !== substr( $path, -1 ) ) {
		header( "Location: $path/", true, 301 );
		return true;
	}
	if ( is_dir( $file ) ) {
		$path .= 'index.php';
		$file .= 'index.php';
	}
	if ( ! is_file( $file ) ) {
		$path = '/index.php';
		$file = $_SERVER['DOCUMENT_ROOT'] . $path;
	}
	if ( '.php' !== substr( $path, -4 ) ) {
		return false;
	}
	$_SERVER['SCRIPT_NAME']     = $path;
	$_SERVER['PHP_SELF']        = $path;
	$_SERVER['SCRIPT_FILENAME'] = $file;
	unset( $_SERVER['PATH_INFO'] );
	chdir( dirname( $file ) );
}
unset( $constants, $secret, $path );
require $file;
return true;
