<?php
namespace Dovetail\Newsletter\Tests;

use Dovetail\Newsletter\Form;
use Dovetail\Sign_Up\Tests\Network_Limits;

require_once dirname( __DIR__, 5 ) . '/shared/sign-up/server/tests/trait-network-limits.php';
require_once __DIR__ . '/class-newsletter-test-case.php';

/** Tests the form for providers that this site contacts itself. */
final class FormTest extends Newsletter_Test_Case {
	use Network_Limits;

	public function test_the_site_subscribes_an_address_at_mailerlite(): void {
		self::choose( self::MAILERLITE );
		$this->assertStringContainsString( 'name="dovetail_first_name"', self::draw() );
		$this->assertSame(
			array(
				'status'  => 'subscribed',
				'message' => '',
			),
			self::subscribe()
		);
		$this->assertContains(
			array(
				'/api/subscribers',
				array(
					'email'  => 'ann@example.com',
					'fields' => array(
						'name'      => 'Ann',
						'last_name' => 'Berg',
					),
				),
			),
			self::calls()
		);
	}

	public function test_mailerlite_reports_whether_an_address_must_be_confirmed_or_is_invalid(): void {
		self::choose( self::MAILERLITE );
		$this->assertSame( 'pending', self::subscribe( array( 'dovetail_email' => 'pending@example.com' ) )['status'] );
		$this->assert_refused( 'newsletter_invalid_email', array( 'dovetail_email' => 'ann@nowhere.invalid' ) );
	}

	public function test_the_site_requests_a_token_from_ghost_before_it_subscribes_an_address(): void {
		self::choose( self::GHOST );
		$result = self::subscribe();
		$this->assertSame( 'pending', $result['status'] );
		$this->assertStringContainsString( 'ann@example.com', $result['message'] );
		list( $first, $second ) = array_slice( self::calls(), -2 );
		$this->assertSame( '/members/api/integrity-token/', $first[0] );
		$this->assertSame(
			array(
				'/members/api/send-magic-link/',
				array(
					'email'          => 'ann@example.com',
					'name'           => 'Ann Berg',
					'emailType'      => 'subscribe',
					'integrityToken' => '1764000000000:abcdef0123456789',
				),
			),
			$second
		);
	}

	/** @dataProvider refused */
	public function test_the_site_rejects_data_that_no_form_on_a_public_page_sends( array $fields, string $code ): void {
		self::choose( self::GHOST );
		$before = self::calls();
		$this->assert_refused( $code, $fields + self::ANN );
		$this->assertSame( $before, self::calls() );
	}

	public static function refused(): array {
		return array(
			'a draft'                        => array( array( 'dovetail_settings' => '{"is_draft":true}' ), 'newsletter_not_public' ),
			'a bot'                          => array( array( 'dovetail_leave_empty' => 'x' ), 'newsletter_refused' ),
			'a field of nine thousand bytes' => array( array( 'dovetail_first_name' => str_repeat( 'x', 9000 ) ), 'newsletter_too_large' ),
		);
	}

	public function test_a_visitor_can_subscribe_at_most_ten_times_an_hour(): void {
		self::choose( self::GHOST );
		for ( $time = 1; $time <= 10; $time++ ) {
			$this->assertIsArray( self::subscribe(), "Time $time" );
		}
		$this->assert_refused( 'newsletter_too_many', self::ANN );
	}

	protected static function counts(): array {
		return Form::counts();
	}

	private function assert_refused( string $code, array $fields ): void {
		$result = self::subscribe( $fields );
		$this->assertInstanceOf( \WP_Error::class, $result );
		$this->assertSame( $code, $result->get_error_code() );
	}
}
