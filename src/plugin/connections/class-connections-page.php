<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Menu;
use Dovetail\Plugin\Site_Overview;

defined( 'ABSPATH' ) || exit;

/** The admin page on which the owner connects services. The page's script loads the connections over REST. */
final class Connections_Page {
	const PAGE_SLUG = 'dovetail-connections';

	/** ID that WordPress gives the screen. It begins with the title of the menu. */
	const HOOK = 'dovetail_page_dovetail-connections';

	const HANDLE = 'dovetail-blocks-connections';

	/**
	 * Adds the page to the menu.
	 *
	 * @param array<string, array> $items Menu items, see `Menu::items()`.
	 */
	public static function add_item( $items ): array {
		$items[ self::PAGE_SLUG ] = array(
			'title'      => __( 'Connections', 'dovetail-blocks' ),
			'capability' => 'manage_options',
			'order'      => 40,
			'render'     => array( __CLASS__, 'render' ),
			'load'       => array( __CLASS__, 'load' ),
		);
		return $items;
	}

	/** Loads the page's files, on this page only. */
	public static function load(): void {
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
	}

	/**
	 * Returns the URL of the page.
	 *
	 * @param string $connection ID of the connection to open; empty for none.
	 */
	public static function url( string $connection = '' ): string {
		return Menu::url( self::PAGE_SLUG, '' === $connection ? array() : compact( 'connection' ) );
	}

	/** Enqueues the page's files and preloads the connections, so that the page is complete as soon as it appears. */
	public static function enqueue(): void {
		$asset = include DOVETAIL_BLOCKS_DIR . '/connections.asset.php';
		wp_enqueue_script( self::HANDLE, plugins_url( 'connections.js', DOVETAIL_BLOCKS_FILE ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( self::HANDLE, 'dovetail-blocks', DOVETAIL_BLOCKS_DIR . '/languages' );
		wp_enqueue_style( self::HANDLE, plugins_url( 'connections.css', DOVETAIL_BLOCKS_FILE ), array( 'wp-components' ), $asset['version'] );
		$preloaded = rest_preload_api_request( array(), '/dovetail/v1/connections' );
		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', wp_json_encode( $preloaded, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) ) );
	}

	/** Prints the page's container, which the script fills, and the message about a request that has expired. */
	public static function render(): void {
		if ( Authorization::EXPIRED === ( $_GET['error'] ?? '' ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only shows a message.
			wp_admin_notice( esc_html( Authorization::expired_message() ), array( 'type' => 'error' ) );
		}
		printf(
			'<div class="wrap dovetail-connections"><h1>%s</h1><div id="dovetail-connections" data-blocks="%s"><noscript>%s</noscript></div></div>',
			esc_html( get_admin_page_title() ),
			esc_attr( (string) wp_json_encode( Site_Overview::free_blocks() ) ),
			esc_html__( 'This page needs JavaScript. Switch it on in your browser and reload the page.', 'dovetail-blocks' )
		);
	}
}
