<?php
namespace Dovetail\Mailchimp;

use Dovetail\Connections\Connections_Page;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/** Handles the block's requests with the owner's key. Without a key, the platform handles them. */
final class Routes {
	/** Registers the endpoints. */
	public static function serve(): void {
		foreach (
			array(
				'readConnection' => 'connection',
				'listAudiences'  => 'audiences',
				'listGroups'     => 'groups',
				'addMember'      => 'add_member',
			) as $call => $method
		) {
			Rest::serve(
				'mailchimp.' . $call,
				static fn( \WP_REST_Request $request ) => Account::is_there() ? self::told( self::$method( $request ) ) : Rest::pass_to_next_server()
			);
		}
	}

	/** Returns whether the account responds, and the URL where an administrator can change the connection. */
	private static function connection() {
		$audiences = Audiences::all();
		return is_wp_error( $audiences ) ? $audiences : array( 'code' => $audiences ? 'connected' : 'not_connected' ) + array_filter(
			array( 'connect_url' => current_user_can( 'manage_options' ) ? Connections_Page::url( Account::ID ) : '' )
		);
	}

	private static function audiences() {
		$audiences = Audiences::all();
		return is_wp_error( $audiences ) ? $audiences : array(
			'lists' => array_map(
				static fn( array $audience ): array => array_intersect_key( $audience, array_flip( array( 'id', 'name' ) ) ),
				$audiences
			),
		);
	}

	private static function groups( \WP_REST_Request $request ) {
		$groups = Audiences::groups( self::text( $request, 'list_id' ) );
		return is_wp_error( $groups ) ? $groups : array( 'interest_categories' => $groups );
	}

	private static function add_member( \WP_REST_Request $request ) {
		$member = array();
		foreach ( array( 'list_id', 'first_name', 'last_name', 'signup_field_tag', 'signup_field_value', 'opt_in' ) as $name ) {
			$member[ $name ] = self::text( $request, $name );
		}
		foreach ( array( 'interests', 'tags' ) as $name ) {
			$member[ $name ] = array_filter( (array) $request->get_param( $name ), 'is_string' );
		}
		return Members::add_by_key( self::text( $request, 'email' ), array_filter( $member ) );
	}

	private static function text( \WP_REST_Request $request, string $name ): string {
		$value = $request->get_param( $name );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns a response for the editor. Errors contain only message, code and URL.
	 *
	 * @param array|\WP_Error $answer Data of the response, or an error.
	 * @return array|\WP_Error
	 */
	private static function told( $answer ) {
		return is_wp_error( $answer )
			? new \WP_Error( $answer->get_error_code(), $answer->get_error_message(), array_intersect_key( $answer->get_error_data(), array_flip( array( 'status', 'address' ) ) ) )
			: $answer;
	}
}
