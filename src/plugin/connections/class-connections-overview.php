<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Manifest;

defined( 'ABSPATH' ) || exit;

/** Rows of the Overview about connections: those that fail, those that work, and what the others would add. */
final class Connections_Overview {
	/** @return array[] See `Overview::rows()`. */
	public static function rows(): array {
		if ( ! current_user_can( 'manage_options' ) ) {
			return array();
		}
		$rows      = array();
		$connected = array();
		foreach ( wp_list_filter( Connections::all(), array( 'method' => 'none' ), 'NOT' ) as $id => $connection ) {
			if ( Connection_State::is_failing( $id ) ) {
				$rows[] = array(
					'section' => 'attention',
					/* translators: %s: name of a service, such as Mailchimp. */
					'title'   => sprintf( __( 'The connection to %s fails', 'dovetail-blocks' ), $connection['name'] ),
					'text'    => Connection_State::problem( $id ),
					'label'   => __( 'Fix connection', 'dovetail-blocks' ),
					'url'     => Connections_Page::url( $id ),
				);
			} elseif ( Connections::is_connected( $id ) && ! Connections::lacks_permission( $id ) ) {
				$connected[] = $connection['name'];
			} else {
				$rows[] = array(
					'section' => 'services',
					'title'   => $connection['name'],
					'text'    => Manifest::strings()['connections'][ $id ]['purpose'],
				);
			}
		}
		if ( $connected ) {
			$rows[] = array(
				'section' => 'working',
				'title'   => __( 'Connected services', 'dovetail-blocks' ),
				'text'    => wp_sprintf( '%l', $connected ) . '.',
				'label'   => __( 'Manage connections', 'dovetail-blocks' ),
				'url'     => Connections_Page::url(),
			);
		}
		return $rows;
	}
}
