<?php
namespace Dovetail\Connections;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the rows of the Overview about failing and working connections, and about features that other connections
 * would add.
 */
final class Connections_Overview {
	/** @return array[] See `Overview::rows()`. */
	public static function rows(): array {
		if ( ! current_user_can( 'manage_options' ) ) {
			return array();
		}
		$rows      = array();
		$connected = array();
		$missing   = array();
		$chosen    = array();
		foreach ( wp_list_filter( Connections::all(), array( 'method' => 'none' ), 'NOT' ) as $id => $connection ) {
			if ( Connection_State::is_failing( $id ) ) {
				$rows[] = array(
					'section' => 'attention',
					/* translators: %s: name of a service, such as Mailchimp. */
					'title'   => sprintf( __( 'The connection to %s isn’t working', 'dovetail-blocks' ), $connection['name'] ),
					'text'    => Connection_State::problem( $id ),
					'label'   => __( 'Fix connection', 'dovetail-blocks' ),
					'url'     => Connections_Page::url( $id ),
				);
			} elseif ( Connections::is_connected( $id ) && ! Connections::lacks_permission( $id ) ) {
				$connected[] = $connection['name'];
				$chosen[]    = $connection['group'] . ' ' . $connection['choice'];
			} else {
				$choice = $connection['group'] . ' ' . ( '' === $connection['choice'] ? $id : $connection['choice'] );

				$missing[ $connection['group'] ][ $choice ][] = $connection['name'];
			}
		}
		foreach ( self::group_titles() as $group => $title ) {
			// Skip groups of alternative services if one of them is connected.
			$names = array_map( array( __CLASS__, 'join' ), array_diff_key( $missing[ $group ] ?? array(), array_flip( $chosen ) ) );
			if ( $names ) {
				$rows[] = array(
					'section' => 'services',
					'title'   => $title,
					'text'    => implode( wp_get_list_item_separator(), $names ),
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

	/** @return array<string, string> Titles of the groups, in the order of the Connections page. */
	private static function group_titles(): array {
		return array(
			'payments'    => __( 'Take payments', 'dovetail-blocks' ),
			'newsletters' => __( 'Send newsletters', 'dovetail-blocks' ),
			'networks'    => __( 'Share posts', 'dovetail-blocks' ),
			'pictures'    => __( 'Find pictures', 'dovetail-blocks' ),
			'places'      => __( 'Show maps', 'dovetail-blocks' ),
			'bookings'    => __( 'Show bookings and events', 'dovetail-blocks' ),
			'forms'       => __( 'Protect forms', 'dovetail-blocks' ),
		);
	}

	/**
	 * Returns alternatives as one string, such as "GIPHY or KLIPY".
	 *
	 * @param string[] $names Names of the services.
	 */
	private static function join( array $names ): string {
		$first = (string) array_shift( $names );
		/* translators: 1: name of a service, or several with "or" between them. 2: name of another service. */
		return array_reduce( $names, static fn( string $all, string $next ): string => sprintf( __( '%1$s or %2$s', 'dovetail-blocks' ), $all, $next ), $first );
	}
}
