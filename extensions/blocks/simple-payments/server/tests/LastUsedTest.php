<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Tests\Test_Case;

final class LastUsedTest extends Test_Case {
	const NOTHING = array(
		'currency' => '',
		'name'     => '',
		'iban'     => '',
		'account'  => '',
		'bic'      => '',
	);

	const BANK = array(
		'on'   => true,
		'name' => 'Choir',
		'iban' => 'DE89370400440532013000',
		'bic'  => 'COBADEFFXXX',
		'text' => 'Concert',
	);

	public function test_the_last_currency_and_account_are_those_of_the_newest_published_posts(): void {
		$this->publish( '2026-01-01', array( 'currency' => 'CHF', 'bankTransfer' => array( 'name' => 'Old' ) + self::BANK ) );
		$this->publish( '2026-03-01', array( 'currency' => 'EUR' ) );
		$this->publish( '2026-02-01', array( 'currency' => 'GBP', 'bankTransfer' => self::BANK ) );
		$this->assertSame( array( 'currency' => 'EUR', 'name' => 'Choir', 'iban' => 'DE89370400440532013000', 'account' => '', 'bic' => 'COBADEFFXXX' ), $this->read() );
	}

	public function test_the_currency_of_a_block_that_saves_none_is_the_us_dollar(): void {
		$this->publish( '2026-01-01', array( 'title' => 'Bread' ) );
		$this->assertSame( 'USD', $this->read()['currency'] );
	}

	public function test_accounts_that_visitors_cannot_use_are_not_offered(): void {
		$this->publish( '2026-01-01', array( 'currency' => 'EUR', 'bankTransfer' => array( 'on' => false ) + self::BANK ) );
		$this->publish( '2026-01-02', array( 'currency' => 'EUR', 'bankTransfer' => array( 'iban' => 'DE00' ) + self::BANK ) );
		$this->assertSame( array( 'currency' => 'EUR' ) + self::NOTHING, $this->read() );
	}

	public function test_drafts_pending_posts_and_posts_with_a_password_are_not_read(): void {
		foreach ( array( 'draft', 'pending', 'private' ) as $status ) {
			$this->publish( '2026-01-01', array( 'currency' => 'EUR', 'bankTransfer' => self::BANK ), array( 'post_status' => $status ) );
		}
		$this->publish( '2026-01-01', array( 'currency' => 'EUR', 'bankTransfer' => self::BANK ), array( 'post_password' => 'secret' ) );
		$this->assertSame( self::NOTHING, $this->read() );
	}

	public function test_only_users_who_may_edit_posts_can_read_them(): void {
		$this->assertSame( 200, $this->ask( 'contributor' ) );
		wp_set_current_user( $this->create_user( 'reader', 'subscriber' ) );
		$this->assertSame( 403, $this->rest( 'GET', '/dovetail/v1/payments/last-used' )->get_status() );
	}

	private function publish( string $date, array $attributes, array $post = array() ): void {
		$block = sprintf( '<!-- wp:dovetail/simple-payments %s /-->', serialize_block_attributes( $attributes ) );
		$this->create_post( $post + array( 'post_date' => "$date 12:00:00", 'post_content' => "<!-- wp:group --><div>$block</div><!-- /wp:group -->" ) );
	}

	private function ask( string $role ): int {
		$this->act_as( $role );
		return $this->rest( 'GET', '/dovetail/v1/payments/last-used' )->get_status();
	}

	private function read(): array {
		$this->act_as( 'contributor' );
		return $this->rest( 'GET', '/dovetail/v1/payments/last-used' )->get_data();
	}
}
