<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections_Page;

defined( 'ABSPATH' ) || exit;

/** Renders the Connections page in the editor's pop-up. It lists only the networks, without WordPress's menus. */
final class Popup {
	/** Query parameter that turns on the pop-up layout. Links on the page keep it. */
	const PARAMETER = 'publicize_popup';

	/**
	 * Returns the URL to manage connections.
	 *
	 * @param string $connection Connection ID; empty for all connections.
	 */
	public static function address( string $connection = '' ): string {
		return add_query_arg( self::PARAMETER, 'true', Connections_Page::url( $connection ) );
	}

	/** Prints the styles that hide WordPress's menus and other sections of the page. */
	public static function print_style(): void {
		if ( isset( $_GET[ self::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only changes the layout of the page.
			echo '<style>html.wp-toolbar { padding: 0 } #wpadminbar, #adminmenumain, #wpfooter, .dovetail-connections__search, .dovetail-connections__group:not(.is-networks) { display: none } #wpcontent { margin: 0; padding: 0 16px }</style>';
		}
	}
}
