<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Payments_Screen;
use Dovetail\Payments\Payments_Table;
use Dovetail\Plugin\Database;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-payment-records.php';

final class PaymentsScreenTest extends Test_Case {
	use Payment_Records;

	public function test_only_an_owner_can_export_the_payments(): void {
		$this->act_as( 'author' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( Payments_Screen::EXPORT );
		$stopped              = $this->stopped( array( Payments_Screen::class, 'export' ) );
		$this->assertSame( 403, $stopped->getCode() );
		$this->assertSame( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', $stopped->getMessage() );
	}

	/** @dataProvider ways_to_be_paid */
	public function test_the_list_of_payments_is_in_the_menu_if_visitors_can_pay( bool $has_platform, string $key, bool $is_in_menu ): void {
		delete_option( 'dovetail_blocks_payments_changed' );
		update_option( Connections::option_name( 'stripe' ), array( 'key' => $key, 'secret' => '' ) );
		if ( ! $has_platform ) {
			$this->disconnect_platform();
		}
		$this->assertSame( $is_in_menu, Payments_Screen::is_used() );
	}

	/** @dataProvider searches */
	public function test_the_list_shows_received_payments_and_can_be_filtered_by_state_and_search( array $query, array $references ): void {
		self::record_payments();
		$this->assertSame( $references, array_column( self::listed( $query )->items, 'reference' ) );
	}

	public static function searches(): array {
		return array(
			'all received payments'    => array( array(), array( 'pi_4', 'pi_3', 'pi_1' ) ),
			'a state'                  => array( array( 'state' => 'disputed' ), array( 'pi_4' ) ),
			'an unknown state'         => array( array( 'state' => 'x' ), array( 'pi_4', 'pi_3', 'pi_1' ) ),
			'part of an email address' => array( array( 's' => 'ANN@EXAMP' ), array( 'pi_1' ) ),
			'part of a name'           => array( array( 's' => 'bert' ), array( 'pi_3' ) ),
			'a title in capitals'      => array( array( 's' => 'OLIVENÖ' ), array( 'pi_4' ) ),
			'a reference'              => array( array( 's' => 'PI_3' ), array( 'pi_3' ) ),
			'a wildcard of LIKE'       => array( array( 's' => '%' ), array() ),
			'a state and a search'     => array( array( 'state' => 'pending', 's' => 'pi_' ), array( 'pi_2' ) ),
			'an unpaid payment'        => array( array( 's' => 'pi_2' ), array() ),
		);
	}

	public function test_a_search_finds_later_reported_data_and_no_longer_finds_replaced_data(): void {
		self::record( array( 'state' => 'pending', 'name' => 'Ann' ) );
		self::record( array( 'name' => 'Berta', 'email' => 'berta@example.com' ) );
		$this->assertCount( 1, self::listed( array( 's' => 'berta@example.com' ) )->items );
		$this->assertCount( 0, self::listed( array( 's' => 'ann' ) )->items );
	}

	public function test_a_search_keeps_the_state_filter_and_explains_how_the_search_works(): void {
		self::record_payments();
		$this->act_as( 'admin' );
		self::listed( array( 'state' => 'disputed', 's' => 'pi' ) );
		ob_start();
		Payments_Screen::draw();
		$html = ob_get_clean();
		$this->assertStringContainsString( '<input type="hidden" name="state" value="disputed">', $html );
		$this->assertStringContainsString( 'The search matches the beginning of words', $html );
		self::listed();
		ob_start();
		Payments_Screen::draw();
		$html = ob_get_clean();
		$this->assertStringNotContainsString( 'name="state"', $html );
		$this->assertStringNotContainsString( 'The search finds words', $html );
	}

	public function test_the_list_shows_the_number_of_payments_in_each_state(): void {
		self::record_payments();
		ob_start();
		self::listed()->views();
		$views = wp_strip_all_tags( ob_get_clean() );
		$this->assertSame( 'Filter payments list Received (3) | Not finished (1) | Paid (2) | Disputed (1)', preg_replace( '~\s+~', ' ', trim( $views ) ) );
	}

	public function test_the_filters_and_the_list_have_headings_for_screen_readers(): void {
		$table = self::listed();
		ob_start();
		$table->views();
		$table->display();
		preg_match_all( '~<h2 class=\'screen-reader-text\'>([^<]*)</h2>~', ob_get_clean(), $headings );
		$this->assertSame( array( 'Filter payments list', 'Payments list' ), $headings[1] );
	}

	public function test_a_row_repeats_payer_date_and_status_below_the_amount_for_phones(): void {
		self::record( array( 'name' => 'Bert <Berg>', 'email' => 'bert@example.com' ) );
		self::record( array( 'reference' => 'pi_2', 'email' => 'ann@example.com' ) );
		self::record( array( 'reference' => 'pi_3' ) );
		ob_start();
		self::listed()->display();
		preg_match_all( '~</strong> <span class="dovetail-payments__summary">(.*?)</span>~', ob_get_clean(), $found );
		$parts = array_map( static fn( string $html ): array => explode( '<br>', $html ), $found[1] );
		$this->assertSame( array( 2, 3, 3 ), array_map( 'count', $parts ) );
		$this->assertSame( array( 'ann@example.com', 'Bert &lt;Berg&gt;' ), array( $parts[1][0], $parts[2][0] ) );
		$this->assertStringStartsWith( '<time ', $parts[2][1] );
		$this->assertSame( 'Paid', $parts[2][2] );
	}

	public function test_the_list_shows_an_error_if_the_database_fails(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$stopped = $this->stopped( fn() => $this->refuse_queries( '~GROUP BY state~', array( Payments_Screen::class, 'draw' ) ) );
		$this->assertSame( 503, $stopped->getCode() );
	}

	public function test_an_export_of_a_thousand_payments_from_a_thousand_pages_needs_few_queries(): void {
		$row = array(
			'service'  => 'stripe',
			'mode'     => 'live',
			'state'    => 'paid',
			'amount'   => 500,
			'currency' => 'EUR',
		);
		for ( $index = 0; $index < 1000; $index += 250 ) {
			Database::insert_rows(
				'payments',
				array_map(
					static fn( int $number ): array => array(
						'reference' => "pi_$number",
						'data'      => wp_json_encode( array( 'post' => 1000000 + $number ) ),
					) + $row,
					range( $index, $index + 249 )
				)
			);
		}
		$rows = new \ReflectionMethod( Payments_Screen::class, 'rows' );
		$rows->setAccessible( true );
		// Every request has already loaded WordPress's options.
		wp_timezone();
		$count   = 0;
		$queries = $this->count_queries(
			static function () use ( $rows, &$count ): void {
				$count = count( iterator_to_array( $rows->invoke( null ), false ) );
			}
		);
		$this->assertSame( 1001, $count );
		$this->assertLessThanOrEqual( 5, $queries );
	}

	private static function listed( array $query = array() ): Payments_Table {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$_GET     = wp_slash( $query );
		$_REQUEST = $_GET;
		$table    = new Payments_Table( array( 'screen' => Payments_Screen::PAGE ) );
		$table->prepare_items();
		return $table;
	}

	private static function record_payments(): void {
		self::record( array( 'email' => 'ann@example.com' ) );
		self::record( array( 'reference' => 'pi_2', 'state' => 'pending' ) );
		self::record( array( 'reference' => 'pi_3', 'name' => 'Bert Berg' ) );
		self::record( array( 'reference' => 'pi_4', 'state' => 'disputed', 'title' => 'Olivenöl' ) );
	}

	public static function ways_to_be_paid(): array {
		return array(
			'nothing'    => array( false, '', false ),
			'a platform' => array( true, '', true ),
			'Stripe'     => array( false, 'sk_test_0123456789abcdef', true ),
		);
	}
}
