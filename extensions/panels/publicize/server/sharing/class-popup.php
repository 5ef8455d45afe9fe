<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Settings_Page;

defined( 'ABSPATH' ) || exit;

/** Lays out the settings page for the editor's pop-up: only the networks, without WordPress's menus. */
final class Popup {
	/** Query parameter for this layout. WordPress keeps it when settings are saved. */
	const PARAMETER = 'publicize_popup';

	/**
	 * Returns the URL to manage connections.
	 *
	 * @param string $connection ID of one connection; empty for all.
	 */
	public static function address( string $connection = '' ): string {
		return add_query_arg( self::PARAMETER, 'true', Settings_Page::url( 'services' ) ) . ( '' === $connection ? '' : '#dovetail-blocks-connection-' . $connection );
	}

	/** Prints the styles that hide everything else. */
	public static function print_style(): void {
		if ( isset( $_GET[ self::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- changes how the page looks.
			$networks = '[aria-labelledby$=connection-' . implode( '], [aria-labelledby$=connection-', array_keys( Accounts::NETWORKS ) ) . ']';
			echo '<style>html.wp-toolbar { padding: 0 } #wpadminbar, #adminmenumain, #wpfooter, .nav-tab-wrapper, .dovetail-blocks-cards > :not(' . $networks . ') { display: none } #wpcontent { margin: 0; padding: 0 16px }</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- ids of our own.
		}
	}
}
