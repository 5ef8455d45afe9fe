<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Menu;
use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Record_Counts;

defined( 'ABSPATH' ) || exit;

/** The screen with the list of subscribers (Dovetail → Subscribers and mailings), and the actions of the list. */
final class Subscribers_Screen {
	const PAGE = 'dovetail-subscribers';

	const DELETED_PARAMETER = 'dovetail-deleted';

	/** Name of the nonce for bulk actions. WordPress's list table prints this nonce. */
	const BULK = 'bulk-dovetail-subscribers';

	/**
	 * Adds the page to the menu.
	 *
	 * @param array<string, array> $items Menu items; see `Menu::items()`.
	 */
	public static function add_item( $items ): array {
		$items[ self::PAGE ] = array(
			'title'         => __( 'Subscribers and mailings', 'dovetail-blocks' ),
			'capability'    => 'manage_options',
			'order'         => 20,
			'render'        => array( __CLASS__, 'draw' ),
			'load'          => array( __CLASS__, 'act' ),
			'is_used'       => array( __CLASS__, 'is_used' ),
			'former_parent' => 'users.php',
		);
		return $items;
	}

	/** Whether the menu shows the page, because the site has or had subscribers or mails. */
	public static function is_used(): bool {
		return Record_Counts::are_expected( 'subscribers' ) || Mail_Post::exists();
	}

	/** Returns the URL of the page with additional parameters. */
	public static function address( array $query = array() ): string {
		return Menu::url( self::PAGE, $query );
	}

	/** Returns the URL that deletes a subscriber. */
	public static function delete_address( int $id ): string {
		return wp_nonce_url( self::address( array_map( 'rawurlencode', self::shown() ) + array( 'action' => 'delete', 'subscriber' => $id ) ), self::BULK );
	}

	/** Ends the request if it comes from another screen or from a user who may not manage options. */
	public static function check( string $nonce ): void {
		check_admin_referer( $nonce );
		Permission::die_unless( current_user_can( 'manage_options' ) );
	}

	/**
	 * Returns a link that runs an action of `admin-post.php` on a subscriber.
	 *
	 * @param string $name  Accessible name of the link, with the email address.
	 * @param string $label Text of the link.
	 */
	public static function action_link( string $action, int $id, string $name, string $label ): string {
		$address = wp_nonce_url( admin_url( "admin-post.php?action=$action&subscriber=$id" ), $action . $id );
		return sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $address ), esc_attr( $name ), esc_html( $label ) );
	}

	/** Returns the ID of the subscriber for whom an `action_link()` was opened. Ends the request if it was not. */
	public static function id_for_action( string $action ): int {
		// phpcs:ignore WordPress.Security.NonceVerification -- check() verifies the nonce together with the ID.
		$id = isset( $_GET['subscriber'] ) ? absint( $_GET['subscriber'] ) : 0;
		self::check( $action . $id );
		return $id;
	}

	/**
	 * Returns the list's filters from the current request.
	 *
	 * @return array<string, string> Filters; see `Subscriber_Query::where()`.
	 */
	public static function shown(): array {
		$request = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is shown.
		return array_filter( array_intersect_key( $request, array_flip( array( 's', 'status' ) ) ), static fn( $value ): bool => is_string( $value ) && '' !== $value );
	}

	/** Deletes the selected subscribers. */
	public static function act(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- checked before anything is done.
		$actions = array( sanitize_key( wp_unslash( $_GET['action'] ?? '' ) ), sanitize_key( wp_unslash( $_GET['action2'] ?? '' ) ) );
		$ids     = array_filter( array_map( 'absint', (array) ( $_GET['subscriber'] ?? array() ) ) );
		// phpcs:enable
		if ( ! in_array( 'delete', $actions, true ) ) {
			return;
		}
		self::check( self::BULK );
		try {
			$deleted = $ids ? Subscribers::remove( ...array_values( $ids ) ) : 0;
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
			return;
		}
		wp_safe_redirect( self::address( array_map( 'rawurlencode', self::shown() ) + array( self::DELETED_PARAMETER => $deleted ) ) );
		exit;
	}

	/** Prints the page. */
	public static function draw(): void {
		try {
			$table = new Subscribers_Table();
			$table->prepare_items();
			self::print_page( $table );
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
		}
	}

	private static function print_page( Subscribers_Table $table ): void {
		echo '<div class="wrap"><style>.dovetail-subscribers__status { display: none; } @media ( min-width: 783px ) { .wp-list-table .column-email { width: 30%; } .wp-list-table .column-consent { width: 26%; } } @media ( max-width: 782px ) { .tablenav.top .actions.dovetail-subscribers__tool { display: block; float: none; padding: 0 0 8px; } .wp-list-table tr:not(.is-expanded) .row-actions { display: none; } .wp-list-table .column-email > strong { display: inline-block; padding-block: 8px; } .wp-list-table tr:not(.is-expanded) .dovetail-subscribers__status { display: inline; margin-inline-start: 8px; color: #50575e; } .wp-list-table .toggle-row { height: 44px; } .wp-heading-inline + span { margin-inline-start: -4px; } }</style>';
		printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html__( 'Subscribers and mailings', 'dovetail-blocks' ) );
		Mail_Editor::print_links();
		echo '<hr class="wp-header-end">';
		self::say_deleted();
		Mailings_Panel::say_skipped();
		Ask_Again::show();
		Import_Screen::show_notice();
		Mailings_Panel::show();
		Unsubscribes::show();
		Bounces::show();
		$table->views();
		$table->print_form( self::PAGE, array( 'status' => self::shown()['status'] ?? '' ), __( 'Search subscribers', 'dovetail-blocks' ) );
		echo '</div>';
	}

	private static function say_deleted(): void {
		$count = isset( $_GET[ self::DELETED_PARAMETER ] ) ? absint( $_GET[ self::DELETED_PARAMETER ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification -- only a number that is shown.
		if ( $count ) {
			/* translators: %s: number of subscribers. */
			printf( '<div class="notice notice-success is-dismissible"><p>%s</p></div>', esc_html( sprintf( _n( '%s subscriber permanently deleted.', '%s subscribers permanently deleted.', $count, 'dovetail-blocks' ), number_format_i18n( $count ) ) ) );
		}
	}
}
