<?php
namespace Dovetail\Plugin;

use Dovetail\Connections\Connections_Page;

defined( 'ABSPATH' ) || exit;

/** The menu of the plugin in the admin. Each screen adds its own item with the filter `dovetail_blocks_menu`. */
final class Menu {
	/** Slug of the menu and of its first item, the Overview. Other screens are below it. */
	const PARENT = 'dovetail-blocks-overview';

	/** Position in WordPress's menu, below the comments. */
	private const POSITION = 26;

	/** The icon: two boards in a dovetail joint. WordPress replaces the color. */
	private const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="black" d="M2 3h5.5L6 8h8l-1.5-5H18v7.5H2z"/><path fill="black" d="M2 12h16v5H2z"/></svg>';

	/** Adds the menu, or redirects from the former URL of a screen. */
	public static function add(): void {
		$items      = self::items();
		$capability = $items[ self::PARENT ]['capability'];
		self::redirect_from_former_url( $items );
		add_menu_page( 'Dovetail', 'Dovetail', $capability, self::PARENT, '', 'data:image/svg+xml;base64,' . base64_encode( self::ICON ), self::POSITION );
		foreach ( $items as $page => $item ) {
			$hook = add_submenu_page( self::PARENT, $item['title'], $item['title'], $item['capability'], $page, $item['render'] );
			if ( $hook && isset( $item['load'] ) ) {
				add_action( "load-$hook", $item['load'] );
			}
		}
	}

	/**
	 * Hides items whose screens are not used yet, and adds counts to other items. The items of entries, subscribers and
	 * payments appear with the first record or before it, such as with the first form, and stay when all records are
	 * deleted. Hidden screens can still be opened, because links lead to them. Runs after WordPress has checked whether
	 * the user may open the page.
	 */
	public static function finish(): void {
		global $menu, $submenu, $plugin_page;
		$badges = '';
		foreach ( self::permitted( self::items() ) as $page => $item ) {
			$place = array_search( $page, wp_list_pluck( $submenu[ self::PARENT ] ?? array(), 2 ), true );
			if ( false === $place ) {
				continue;
			}
			if ( isset( $item['is_used'] ) && $page !== $plugin_page && ! $item['is_used']() ) {
				unset( $submenu[ self::PARENT ][ $place ] );
			} elseif ( isset( $item['badge'] ) ) {
				$badge   = $item['badge']();
				$badges .= $badge;
				// Add the count like WordPress's number of comments.
				$submenu[ self::PARENT ][ $place ][0] .= $badge;
			}
		}
		$place = array_search( self::PARENT, wp_list_pluck( (array) $menu, 2 ), true );
		if ( false === $place ) {
			return;
		}
		$shared = array( self::PARENT, Guide_Page::PAGE_SLUG );
		if ( ! array_diff( array_column( $submenu[ self::PARENT ] ?? array(), 2 ), $shared ) && ! in_array( $plugin_page, $shared, true ) ) {
			// Hide the menu if it has only the Overview and the guide, because users without other screens have no
			// tasks there. Links in the editor still lead to the guide.
			unset( $menu[ $place ] );
		} else {
			$menu[ $place ][0] .= $badges;
		}
	}

	/**
	 * Returns the URL of a screen.
	 *
	 * @param array<string, string|int> $query Additional query parameters.
	 */
	public static function url( string $page = self::PARENT, array $query = array() ): string {
		return add_query_arg( compact( 'page' ) + $query, admin_url( 'admin.php' ) );
	}

	/** @return array<string, array> Items by page slug, in menu order. */
	private static function items(): array {
		/**
		 * Filters the items of the menu.
		 *
		 * @param array<string, array> $items Items by page slug: `title`; `capability` to open it; `order`, a number;
		 *        `render`, a function that prints the screen. Optional: `load`, a function that runs before anything is
		 *        printed; `is_used`, a function that returns whether the screen is or was used, otherwise the item is
		 *        hidden; `badge`, a function that returns HTML to follow the title; `former_parent`, such as
		 *        `users.php`, the menu that contained the page before.
		 */
		$items = (array) apply_filters( 'dovetail_blocks_menu', array() );
		uasort( $items, static fn( array $one, array $other ): int => $one['order'] <=> $other['order'] );
		$permitted = self::permitted( $items );
		return array( self::PARENT => Overview::item( $permitted ? reset( $permitted )['capability'] : 'manage_options' ) ) + $items;
	}

	private static function permitted( array $items ): array {
		return array_filter( $items, static fn( array $item ): bool => current_user_can( $item['capability'] ) );
	}

	/**
	 * Redirects from the URL that a screen had in another menu. Keeps the query string, except for the tab of the settings
	 * that contained the connections.
	 */
	private static function redirect_from_former_url( array $items ): void {
		global $pagenow, $plugin_page;
		if ( isset( $items[ $plugin_page ]['former_parent'] ) && $items[ $plugin_page ]['former_parent'] === $pagenow ) {
			$had_connections = Settings_Page::PAGE_SLUG === $plugin_page && 'services' === ( $_GET['tab'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification -- only selects the screen.
			wp_safe_redirect( $had_connections ? Connections_Page::url() : admin_url( 'admin.php?' . wp_unslash( $_SERVER['QUERY_STRING'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- wp_safe_redirect() sanitizes the URL.
			exit;
		}
	}
}
