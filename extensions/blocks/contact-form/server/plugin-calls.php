<?php
/**
 * Hosted sites cannot install plugins, so requests about plugins and the CRM are rejected.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

add_filter(
	'rest_pre_dispatch',
	/**
	 * Rejects the request before routing, so that another plugin's route of the same name does not respond either.
	 *
	 * @param mixed           $result  An answer, when there is one already.
	 * @param WP_REST_Server  $server  The server.
	 * @param WP_REST_Request $request A request.
	 * @return mixed
	 */
	static function ( $result, $server, $request ) {
		$is_hosted = 'simple' === Settings::get( 'site_type' );
		if ( ! $is_hosted || ! preg_match( '~^/jetpack/v4/(?:plugins|jetpack_crm)(?:/|$)~', $request->get_route() ) ) {
			return $result;
		}
		return new \WP_Error(
			'plugins_not_supported',
			__( 'Plugins can’t be managed on this site.', 'dovetail-blocks' ),
			array( 'status' => 403 )
		);
	},
	10,
	3
);
