<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Links;
use Dovetail\Subscriptions\Mailings_Panel;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Unsubscribes;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';
require_once __DIR__ . '/trait-subscription-forms.php';

final class UnsubscribesTest extends Mailing_Test_Case {
	use Subscription_Forms;

	public function test_each_unsubscribe_is_counted_once_on_the_day_in_the_sites_time_zone(): void {
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$this->subscribe( 'a', 'b', 'c' );
		$this->assertSame( array(), Unsubscribes::by_day() );
		$today = (int) wp_date( 'Ymd', Clock::now() );
		$this->leave( 'a' );
		$this->leave( 'b' );
		Clock::pass( DAY_IN_SECONDS );
		$this->leave( 'c' );
		$this->assertSame( array( $today => 2, (int) wp_date( 'Ymd', Clock::now() ) => 1 ), Unsubscribes::by_day() );
	}

	public function test_opening_reusing_or_breaking_a_link_does_not_change_the_counts(): void {
		$this->subscribe( 'a' );
		$query = $this->link( 'a' );
		Page::answer( $query, false );
		Page::answer( array( 'key' => 'wrong' ) + $query, true );
		$this->assertSame( 0, $this->total() );
		Page::answer( $query, true );
		Page::answer( $query, true );
		$this->assertSame( 1, $this->total() );
	}

	public function test_people_who_never_confirmed_or_were_deleted_by_the_owner_are_not_counted_as_unsubscribed(): void {
		$asked = Subscribers::add( 'asked@example.com', 'Yes.', 0, false );
		Page::answer( self::query( Links::refuse( $asked ) ), true );
		$this->subscribe( 'a' );
		Subscribers::remove( Subscribers::find( 'a@example.com' )['id'] );
		$this->assertSame( 0, $this->total() );
		$this->subscribe( 'b' );
		Page::answer( self::query( Links::refuse( Subscribers::find( 'b@example.com' ) ) ), true );
		$this->assertSame( 1, $this->total() );
	}

	public function test_the_counts_contain_no_addresses_and_are_kept_when_a_persons_data_is_erased(): void {
		$this->subscribe( 'ada' );
		$this->leave( 'ada' );
		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['dovetail-blocks-subscription']['callback'];
		$erase( 'ada@example.com', 1 );
		$this->assertSame( 1, $this->total() );
		$row = Database::row( 'SELECT * FROM {unsubscribes}' );
		$this->assertSame( array( 'id', 'day', 'post', 'number' ), array_keys( $row ) );
		$this->assertSame( array( '0', '1' ), array( $row['post'], $row['number'] ) );
	}

	public function test_a_mailing_shows_how_many_people_unsubscribed_with_its_link(): void {
		$this->subscribe( 'a', 'b', 'c' );
		$post = $this->publish();
		$headers = '';
		add_filter(
			'pre_wp_mail',
			static function ( $sent, $mail ) use ( &$headers ) {
				$headers .= implode( "\n", $mail['headers'] );
				return $sent;
			},
			0,
			2
		);
		$this->run_mailing( $post );
		$this->assertSame( 1, preg_match( '~List-Unsubscribe: <([^>]+)>~', $headers, $link ) );
		Page::answer( self::query( $link[1] ), true );
		$this->leave( 'b' );
		Page::answer( array( Links::POST => '999999' ) + $this->link( 'c' ), true );
		$this->assertSame( array( $post => 1 ), Unsubscribes::by_post( array( $post ) ) );
		$this->assertSame( 3, $this->total() );
		ob_start();
		Mailings_Panel::show();
		$this->assertMatchesRegularExpression( '~<p data-dovetail-result>Sent to 3 subscribers\.</p>\s*<p>Finished on [^<]+ · 1 unsubscribed</p>~', ob_get_clean() );
	}

	public function test_the_screen_shows_twelve_months_and_the_csv_file_shows_every_day(): void {
		$this->assertSame( '', $this->screen() );
		Clock::pass( strtotime( '2031-03-31 12:00 UTC' ) - Clock::now() );
		$this->subscribe( 'a', 'b' );
		$this->leave( 'a' );
		Clock::pass( 370 * DAY_IN_SECONDS );
		$this->leave( 'b' );
		$html = $this->screen();
		$this->assertStringContainsString( '1 person unsubscribed in the last 12 months', $html );
		$this->assertSame( 12, substr_count( $html, '<th scope="row">' ) );
		$this->assertStringContainsString( '<th scope="row">April 2032</th><td>1</td>', $html );
		$this->assertStringContainsString( '<th scope="row">May 2031</th><td>0</td>', $html );
		$this->assertSame(
			array( array( 'Day', 'Unsubscribed' ), array( '2031-03-31', '1' ), array( '2032-04-04', '1' ) ),
			iterator_to_array( Unsubscribes::rows(), false )
		);
	}

	public function test_the_screen_works_after_the_clock_of_the_server_was_set_back(): void {
		$this->subscribe( 'a' );
		$this->leave( 'a' );
		Clock::pass( -40 * DAY_IN_SECONDS );
		$this->assertStringContainsString( '0 people unsubscribed in the last 12 months', $this->screen() );
	}

	public function test_the_counts_cannot_be_downloaded_without_permission(): void {
		$this->act_as( 'author' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( Unsubscribes::ACTION );
		$this->assertSame( 403, $this->stopped( array( Unsubscribes::class, 'hand_out' ) )->getCode() );
	}

	public function test_a_failed_query_undoes_both_the_unsubscribe_and_its_count(): void {
		$this->subscribe( 'a' );
		$query = $this->link( 'a' );
		$this->for_each_refusal(
			static fn() => Page::answer( $query, true ),
			fn() => $this->assertSame( count( self::subscribers() ), 1 - $this->total() )
		);
		$this->for_each_kill(
			static fn() => Page::answer( $query, true ),
			fn() => $this->assertSame( count( self::subscribers() ), 1 - $this->total() )
		);
	}

	/** @return array<string, string> Parameters of a person's unsubscribe link. */
	private function link( string $name ): array {
		return self::query( Links::unsubscribe( Subscribers::find( "$name@example.com" ) ) );
	}

	private function leave( string $name ): void {
		$this->assertSame( 'You are unsubscribed', Page::answer( $this->link( $name ), true )['title'] );
	}

	private function total(): int {
		return array_sum( Unsubscribes::by_day() );
	}

	private function screen(): string {
		ob_start();
		Unsubscribes::show();
		return trim( (string) ob_get_clean() );
	}
}
