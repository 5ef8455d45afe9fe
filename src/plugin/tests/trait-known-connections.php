<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connection_Store;
use Dovetail\Connections\Connections;

/** Finds a declared connection for each authorization method. */
trait Known_Connections {

	/** @return string ID of a connection that accepts any word as its key, which editors receive. */
	private static function connection_with_a_key(): string {
		$public = wp_list_filter( Connections::all(), array( 'method' => 'api_key', 'isPublic' => true ) );
		return (string) key( array_filter( $public, static fn( string $id ): bool => '' === Connection_Store::validation_error( $id, 'playground' ), ARRAY_FILTER_USE_KEY ) );
	}

	/** @return string ID of a connection with a name and a password created for the site. */
	private static function connection_with_a_password(): string {
		return (string) key( wp_list_filter( Connections::all(), array( 'method' => 'application_password' ) ) );
	}
}
