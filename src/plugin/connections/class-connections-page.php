<?php
namespace Dovetail\Connections;

defined( 'ABSPATH' ) || exit;

/** The admin page on which the owner connects services. Its script gets the connections from REST. */
final class Connections_Page {
	/** Slug of the page. */
	const PAGE_SLUG = 'dovetail-connections';

	/** Handle of the page's script and stylesheet. */
	const HANDLE = 'dovetail-blocks-connections';

	/** Adds the page to the menu. Its files load on this page only. */
	public static function add_page(): void {
		$hook = add_submenu_page( 'options-general.php', __( 'Connections', 'dovetail-blocks' ), __( 'Connections', 'dovetail-blocks' ), 'manage_options', self::PAGE_SLUG, array( __CLASS__, 'render' ) );
		add_action( 'admin_print_styles-' . $hook, array( __CLASS__, 'enqueue' ), 1 );
	}

	/**
	 * Returns the URL of the page.
	 *
	 * @param string $connection ID of the connection to open; empty for none.
	 */
	public static function url( string $connection = '' ): string {
		return admin_url( 'admin.php?page=' . self::PAGE_SLUG . ( '' === $connection ? '' : '&connection=' . $connection ) );
	}

	/** Enqueues the page's files, and the connections, so that the page is complete when it appears. */
	public static function enqueue(): void {
		$asset = include DOVETAIL_BLOCKS_DIR . '/connections.asset.php';
		wp_enqueue_script( self::HANDLE, plugins_url( 'connections.js', DOVETAIL_BLOCKS_FILE ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( self::HANDLE, 'dovetail-blocks', DOVETAIL_BLOCKS_DIR . '/languages' );
		wp_enqueue_style( self::HANDLE, plugins_url( 'connections.css', DOVETAIL_BLOCKS_FILE ), array( 'wp-components' ), $asset['version'] );
		$preloaded = rest_preload_api_request( array(), '/dovetail/v1/connections' );
		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', wp_json_encode( $preloaded, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) ) );
	}

	/** Prints the page, which its script fills. */
	public static function render(): void {
		printf(
			'<div class="wrap dovetail-connections"><h1>%s</h1><div id="dovetail-connections"><noscript>%s</noscript></div></div>',
			esc_html( get_admin_page_title() ),
			esc_html__( 'This page needs JavaScript. Switch it on in your browser and reload the page.', 'dovetail-blocks' )
		);
	}
}
