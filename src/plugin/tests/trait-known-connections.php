<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connections;

/** Finds a declared connection for each authorization method. */
trait Known_Connections {

	/** @return string ID of a connection whose key is not checked with a service. */
	private static function connection_with_a_key(): string {
		return (string) key( wp_list_filter( Connections::all(), array( 'method' => 'api_key', 'check' => '' ) ) );
	}

	/** @return string ID of a connection with a name and a password created for the site. */
	private static function connection_with_a_password(): string {
		return (string) key( wp_list_filter( Connections::all(), array( 'method' => 'application_password' ) ) );
	}
}
