<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Csv;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Menu;
use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Record_Counts;

defined( 'ABSPATH' ) || exit;

/** Admin screen with the list of payments and its CSV export. */
final class Payments_Screen {
	const CAPABILITY = 'manage_options';

	/** Slug of the page. */
	const PAGE = 'dovetail-payments';

	/** Name of the action that downloads the CSV file. */
	const EXPORT = 'dovetail_blocks_payments_export';

	/** Whether the site accepts payments now or has received payments before. */
	public static function is_used(): bool {
		$has_gateway = array_filter( Checkout::gateways(), static fn( string $gateway ): bool => (bool) $gateway::acts() );
		return $has_gateway || Record_Counts::are_expected( 'payments' );
	}

	/**
	 * Adds the page to the menu.
	 *
	 * @param array<string, array> $items See `Menu::items()`.
	 */
	public static function add_item( $items ): array {
		$items[ self::PAGE ] = array(
			'title'      => __( 'Payments', 'dovetail-blocks' ),
			'capability' => self::CAPABILITY,
			'order'      => 30,
			'render'     => array( __CLASS__, 'draw' ),
			'is_used'    => array( __CLASS__, 'is_used' ),
		);
		return $items;
	}

	/** Returns the URL of the screen. */
	public static function address(): string {
		return Menu::url( self::PAGE );
	}

	/** Prints the screen. */
	public static function draw(): void {
		$table = new Payments_Table( array( 'screen' => self::PAGE ) );
		try {
			$table->prepare_items();
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
		}
		// WordPress's styles for small screens assume that lists have checkboxes.
		echo '<style>.dovetail-payments__summary { display: none; } @media ( max-width: 782px ) { .dovetail-payments tr:not(.is-expanded) .dovetail-payments__summary { display: block; color: #50575e; } .dovetail-payments .toggle-row { height: 44px; } .dovetail-payments tbody tr:not(.no-items), .dovetail-payments tbody .column-primary { display: block; } .dovetail-payments tbody tr > * { width: auto !important; } .dovetail-payments tbody tr.is-expanded > td { padding-inline-start: 35%; } }</style>';
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Payments', 'dovetail-blocks' ) . '</h1>';
		printf( ' <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::EXPORT ), self::EXPORT ) ), esc_html__( 'Export as CSV', 'dovetail-blocks' ) );
		echo '<p>' . esc_html__( 'Payments made on this site, as reported by the payment services. Issue refunds through the payment service; they appear here automatically.', 'dovetail-blocks' ) . '</p>';
		foreach ( Webhook_Receiver::problems() as $problem ) {
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( $problem ) );
		}
		$table->views();
		$table->print_form( self::PAGE, array( 'state' => Payments_Table::chosen() ), __( 'Search payments', 'dovetail-blocks' ) );
		echo '</div>';
	}

	/** Sends the CSV file. */
	public static function export(): void {
		check_admin_referer( self::EXPORT );
		Permission::die_unless( current_user_can( self::CAPABILITY ) );
		Csv::send( 'payments', self::rows() );
	}

	/** Yields every payment, the oldest first, except payments that were started but never paid. */
	private static function rows(): \Generator {
		$fields = Payment_Fields::in( Payment_Fields::CSV );
		yield array_values( $fields->headings() );
		foreach ( Payments::each( "state <> 'pending' AND expired = 0" ) as $payment ) {
			yield array_values( $fields->texts( $payment ) );
		}
	}

	public static function title( array $payment ): string {
		return '' === $payment['title'] ? __( 'Donation', 'dovetail-blocks' ) : $payment['title'];
	}

	/** Returns the name of a service. */
	public static function service( string $service ): string {
		return 'platform' === $service ? __( 'Platform', 'dovetail-blocks' ) : Connections::names( array( $service ) )[0];
	}

	/** Returns the interval's label. */
	public static function interval( string $interval ): string {
		$words = array(
			'1 month' => __( 'Every month', 'dovetail-blocks' ),
			'1 year'  => __( 'Every year', 'dovetail-blocks' ),
		);
		return $words[ $interval ] ?? __( 'Once', 'dovetail-blocks' );
	}

	/** Returns the label of a state. */
	public static function state( string $state ): string {
		$words = array(
			'pending'         => __( 'Not finished', 'dovetail-blocks' ),
			'failed'          => __( 'Failed', 'dovetail-blocks' ),
			'paid'            => __( 'Paid', 'dovetail-blocks' ),
			'differs'         => __( 'Unexpected amount', 'dovetail-blocks' ),
			'partly-refunded' => __( 'Partly refunded', 'dovetail-blocks' ),
			'refunded'        => __( 'Refunded', 'dovetail-blocks' ),
			'disputed'        => __( 'Disputed', 'dovetail-blocks' ),
		);
		return $words[ $state ] ?? $state;
	}
}
