<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/** The REST routes of the Connections page. */
final class Connection_Routes {
	/** Registers the routes. */
	public static function register(): void {
		$texts = array(
			'type'                 => 'object',
			'required'             => true,
			'additionalProperties' => array( 'type' => 'string' ),
		);
		Rest::serve( 'connections.listConnections', array( Connection_Rows::class, 'all' ) );
		Rest::serve( 'connections.saveConnection', array( __CLASS__, 'save' ), array( 'values' => $texts, 'was' => $texts ) );
		Rest::serve( 'connections.checkConnection', array( __CLASS__, 'check' ) );
	}

	/**
	 * Saves the values of a connection.
	 *
	 * @return array{connection: array, problems: object}|\WP_Error
	 */
	public static function save( \WP_REST_Request $request ) {
		$id     = (string) $request['connection'];
		$fields = isset( Connections::all()[ $id ] ) ? array_column( Connection_Rows::fields( $id ), null, 'name' ) : array();
		if ( ! $fields ) {
			return self::not_found();
		}
		$problems = Connection_Store::save( $id, array_intersect_key( $request['values'], $fields ), array_intersect_key( $request['was'], $fields ) );
		return is_wp_error( $problems ) ? $problems : array(
			'connection' => Connection_Rows::row( $id ),
			'problems'   => (object) $problems,
		);
	}

	/**
	 * Checks a connection.
	 *
	 * @return array|\WP_Error
	 */
	public static function check( \WP_REST_Request $request ) {
		$id = (string) $request['connection'];
		if ( ! isset( Connections::all()[ $id ] ) ) {
			return self::not_found();
		}
		Connection_State::check( $id );
		return Connection_Rows::row( $id );
	}

	/** Returns the error for a connection that is unknown or has nothing to enter on the Connections page. */
	private static function not_found(): \WP_Error {
		return new \WP_Error( 'unknown_connection', __( 'There is nothing to enter for this connection here. Reload the page.', 'dovetail-blocks' ), array( 'status' => 404 ) );
	}
}
