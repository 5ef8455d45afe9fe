<?php
namespace Dovetail\Examples\Tests;

use Dovetail\Contact_Form\Outbox;
use Dovetail\Contact_Form\Tests\Form_Test_Case;

require_once dirname( __DIR__, 3 ) . '/extensions/blocks/contact-form/server/tests/class-form-test-case.php';

/** The plugins in docs/examples. */
final class ExamplesTest extends Form_Test_Case {

	const ENTRIES_URL = 'https://crm.example.com/contacts';

	/** @var int HTTP status of the other system's response. */
	private $status = 200;

	protected function tearDown(): void {
		putenv( 'EXAMPLE_ENTRIES_URL' );
		putenv( 'EXAMPLE_LETTERS_KEY' );
		parent::tearDown();
	}

	public function test_an_entry_is_sent_to_another_system(): void {
		$entry   = $this->entry_for_the_crm();
		$request = $this->pass_on_to( 'crm', $entry );
		$this->assertSame( self::ENTRIES_URL, $request['url'] );
		$this->assertMatchesRegularExpression( '/^\w+$/', $request['headers']['Idempotency-Key'] );
		$this->assertSame(
			array(
				'entry'   => $entry,
				'email'   => 'ada@example.net',
				'name'    => 'Ada',
				'answers' => array(
					'Name'          => 'Ada',
					'Email'         => 'ada@example.net',
					'Your question' => 'When do you open?',
				),
			),
			json_decode( $request['body'], true )
		);
		$this->assertSame( array(), Outbox::failures( $entry ) );
	}

	public function test_an_entry_is_retried_with_the_same_key_after_an_error(): void {
		$entry        = $this->entry_for_the_crm();
		$this->status = 503;
		$first        = $this->pass_on_to( 'crm', $entry );
		$this->assertStringContainsString( 'returned the status 503', Outbox::failures( $entry )['crm'] );
		$this->status = 201;
		$second       = $this->pass_on_to( 'crm', $entry );
		$this->assertSame( $first['headers']['Idempotency-Key'], $second['headers']['Idempotency-Key'] );
		$this->assertSame( array(), Outbox::failures( $entry ) );
	}

	public function test_an_entry_that_the_other_system_rejects_is_not_sent_again(): void {
		$entry        = $this->entry_for_the_crm();
		$this->status = 422;
		$this->pass_on_to( 'crm', $entry );
		$this->assertSame( array(), self::queued( $entry ) );
	}

	public function test_visitors_who_consent_are_added_to_a_list_of_another_service(): void {
		putenv( 'EXAMPLE_LETTERS_KEY=secret' );
		$this->activate_example( 'add-connection' );
		$news    = self::field(
			'consent',
			array(
				'consentType'            => 'explicit',
				'explicitConsentMessage' => 'Send me news.',
				'isForNews'              => true,
			)
		);
		$hash    = $this->publish( self::form( self::field( 'email', array( 'required' => true ) ) . $news . self::BUTTON, array( 'mailingLists' => array( 'example-letters' ) ) ) );
		$answers = array( 'email' => 'ada@example.net' );
		$this->assertSame( array(), self::queued( self::store( $hash, $answers ) ) );

		$request = $this->pass_on_to( 'list-example-letters', self::store( $hash, $answers + array( 'consent' => '1' ) ) );
		$this->assertSame( 'https://api.letters.example.com/v1/subscribers', $request['url'] );
		$this->assertSame( 'Bearer secret', $request['headers']['Authorization'] );
		$this->assert_has( array( 'email' => 'ada@example.net' ), json_decode( $request['body'], true ) );
		$this->assertSame( 'Send me news.', json_decode( $request['body'], true )['consent'] );
	}

	public function test_a_list_without_a_key_is_not_offered(): void {
		$this->activate_example( 'add-connection' );
		$this->assertArrayNotHasKey( 'example-letters', apply_filters( 'dovetail_blocks_mailing_lists', array() ) );
	}

	public function test_a_high_rating_gets_a_class(): void {
		$this->activate_example( 'change-output' );
		$this->assertStringContainsString( 'is-recommended', self::rating( 4.5 ) );
		$this->assertStringNotContainsString( 'is-recommended', self::rating( 4 ) );
	}

	private function activate_example( string $name ): void {
		require dirname( __DIR__ ) . "/$name.php";
		$this->answer_http( fn() => array( 'status' => $this->status ) );
	}

	/** Stores a message of a form that sends its messages to the other system. */
	private function entry_for_the_crm(): int {
		putenv( 'EXAMPLE_ENTRIES_URL=' . self::ENTRIES_URL );
		$this->activate_example( 'send-entry' );
		return self::store(
			$this->publish( self::simple_form( array( 'jetpackCRM' => true ) ) ),
			array(
				'name'     => 'Ada',
				'email'    => 'ada@example.net',
				'textarea' => 'When do you open?',
			)
		);
	}

	/** Delivers an entry and returns the request that the example sent. */
	private function pass_on_to( string $kind, int $entry ): array {
		self::pass_on( $kind, $entry );
		$requests = $this->requests();
		return end( $requests );
	}

	/** The HTML of a star rating. */
	private static function rating( float $rating ): string {
		return do_blocks( get_comment_delimited_block_content( 'dovetail/rating-star', array( 'rating' => $rating ), "<p class=\"wp-block-dovetail-rating-star\">$rating</p>" ) );
	}
}
