<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Outbox;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Mailing_Lists;

require_once __DIR__ . '/class-form-test-case.php';

final class NewsletterTest extends Form_Test_Case {

	const OWN_LIST = array(
		'id'    => 'site',
		'label' => 'Subscribers of this site',
	);

	/** @var array<int, array<string, mixed>> People who were added to the list `letters`. */
	private $letters = array();

	/** @var \WP_Error|null Error that the list returns instead of adding people; null for none. */
	private $problem;

	/**
	 * @dataProvider orders
	 * spec: 001-1-1, 001-3-3, 001-9-2
	 */
	public function test_an_address_is_passed_on_only_if_the_newsletter_box_is_checked( string $fields, string $news, string $terms ): void {
		$post  = $this->create_post( array( 'post_content' => $this->form_with( $fields ) ) );
		$hash  = self::hash_in( $post );
		$entry = self::store( $hash, self::person( 'no@example.net', array( $terms => '1' ) ) );
		$this->assertSame( array(), self::queued( $entry ) );

		$entry = self::store( $hash, self::person( 'yes@example.net', array( $news => '1', $terms => '1' ) ) );
		$this->assertSame( array( 'list-site' ), self::queued( $entry ) );
		$this->assertNull( self::subscriber( 'yes@example.net' ) );
		$this->assertTrue( self::pass_on( 'list-site', $entry ) );
		$this->assertSame( array(), Outbox::failures( $entry ) );
		// The address is subscribed by double opt-in, as in the site's sign-up form, with the exact consent sentence.
		$subscriber = self::subscriber( 'yes@example.net' );
		$this->assertSame( 'pending', $subscriber['status'] );
		$this->assertSame( 'Send me news &amp; offers once a month.', $subscriber['consent'] );
		$this->assertSame( $post, (int) $subscriber['post'] );
	}

	public static function orders(): array {
		return array(
			'before another consent' => array( self::news() . self::terms(), 'consent', 'consent-2' ),
			'after another consent'  => array( self::terms() . self::news(), 'consent-2', 'consent' ),
		);
	}

	public function test_the_owner_of_an_address_confirms_by_email_before_subscribing_and_is_asked_only_once(): void {
		foreach ( array( '1', '2' ) as $key ) {
			Mailing_Lists::add( 'site', self::subscription( 'asked@example.net', $key ) );
		}
		$this->assertCount( 1, $this->mails() );
		$this->assertSame( 'asked@example.net', $this->mails()[0]['to'] );
		$this->assertMatchesRegularExpression( '~https?://\S+~', $this->mails()[0]['message'] );
	}

	public function test_the_daily_limit_for_new_addresses_includes_those_from_forms(): void {
		add_filter( 'dovetail_blocks_subscription_site_limit', '__return_zero' );
		$answer = Mailing_Lists::add( 'site', self::subscription( 'late@example.net', 'k' ) );
		$this->assertSame( 'subscription_too_many', $answer->get_error_code() );
		$this->assertNull( self::subscriber( 'late@example.net' ) );
	}

	/** @dataProvider chosen_lists */
	public function test_a_form_adds_people_to_the_chosen_lists_that_accept_addresses( array $attributes, bool $has_letters, array $queued ): void {
		if ( $has_letters ) {
			$this->add_letters();
		}
		$entry = self::store( $this->publish( $this->form_with( self::news(), $attributes ) ), self::person( 'lists@example.net' ) );
		$this->assertSame( $queued, self::queued( $entry ) );
	}

	public static function chosen_lists(): array {
		return array(
			'no choice'                    => array( array(), true, array( 'list-site' ) ),
			'none'                         => array( array( 'mailingLists' => array() ), false, array() ),
			'an unknown list'              => array( array( 'mailingLists' => array( 'letters' ) ), false, array() ),
			'a known list'                 => array( array( 'mailingLists' => array( 'letters' ) ), true, array( 'list-letters' ) ),
			'two lists, one of them twice' => array( array( 'mailingLists' => array( 'site', 'letters', 'letters' ) ), true, array( 'list-letters', 'list-site' ) ),
		);
	}

	public function test_a_form_on_a_hosted_site_adds_no_address_to_a_list(): void {
		$hash = $this->publish( $this->form_with( self::news(), array( 'mailingLists' => array( 'site' ) ) ) );
		self::host();
		$this->assertSame( array(), self::queued( self::store( $hash, self::person( 'lists@example.net' ) ) ) );
	}

	public function test_each_list_is_retried_separately_with_the_same_key(): void {
		$this->add_letters();
		$post  = $this->create_post( array( 'post_content' => $this->form_with( self::news(), array( 'mailingLists' => array( 'site', 'letters' ) ) ) ) );
		$entry = self::store( self::hash_in( $post ), self::person( 'both@example.net' ) );
		$this->assertSame( array( 'list-letters', 'list-site' ), self::queued( $entry ) );

		$this->problem = new \WP_Error( 'x', 'It <b>rests</b>.', array( 'permanent' => false ) );
		$this->assertSame( 300, self::pass_on( 'list-letters', $entry ) );
		$troubles = array( 'list-letters' => 'The address could not be added to the mailing list “Letters”. It will be retried automatically. It rests.' );
		$this->assertSame( $troubles, Outbox::failures( $entry ) );
		self::pass_on( 'list-site', $entry );
		$this->assertSame( $troubles, Outbox::failures( $entry ) );

		$this->problem = null;
		$this->assertTrue( self::pass_on( 'list-letters', $entry ) );
		$this->assertSame( array(), Outbox::failures( $entry ) );
		$this->assertCount( 2, $this->letters );
		$this->assertSame( $this->letters[0], $this->letters[1] );
		$this->assert_has(
			array(
				'email'   => 'both@example.net',
				'name'    => 'Ada',
				'consent' => 'Send me news & offers once a month.',
				'post'    => $post,
			),
			$this->letters[1]
		);
		$this->assertMatchesRegularExpression( '/^\w{32}$/', $this->letters[1]['key'] );
	}

	public function test_an_address_that_a_list_permanently_rejects_is_not_retried(): void {
		$this->add_letters();
		$entry         = $this->entry_for_letters( 'never@example.net' );
		$this->problem = new \WP_Error( 'x', 'It <b>rests</b>.', array( 'permanent' => true ) );
		$this->assertTrue( self::pass_on( 'list-letters', $entry ) );
		$this->assertSame( array( 'list-letters' => 'The address could not be added to the mailing list “Letters”. It rests.' ), Outbox::failures( $entry ) );
	}

	public function test_a_deleted_list_is_shown_with_the_name_that_the_form_stored(): void {
		$this->add_letters();
		$entry = $this->entry_for_letters( 'gone@example.net' );
		remove_all_filters( 'dovetail_blocks_mailing_lists' );
		self::pass_on( 'list-letters', $entry );
		$this->assertSame(
			array( 'list-letters' => 'The address could not be added to the mailing list “letters”. It will be retried automatically. This list can’t accept addresses right now.' ),
			Outbox::failures( $entry )
		);
	}

	public function test_authors_see_the_lists_that_accept_addresses(): void {
		$before = $this->lists();
		$this->assertContains( self::OWN_LIST, $before );
		add_filter(
			'dovetail_blocks_mailing_lists',
			static fn( $lists ) => array(
				'broken' => array( 'label' => 'No way in' ),
				'none'   => 'x',
			) + $lists
		);
		$this->assertSame( $before, $this->lists() );
		$this->add_letters();
		$this->assertContains( self::OWN_LIST, $this->lists() );
		$this->assertContains(
			array(
				'id'    => 'letters',
				'label' => 'Letters',
			),
			$this->lists()
		);
	}

	public function test_the_sites_own_list_is_offered_only_if_its_block_is_available(): void {
		update_option( 'e2e_unavailable', array( 'subscriptions' ) );
		$this->assertNotContains( self::OWN_LIST, $this->lists() );
	}

	public function test_the_privacy_policy_names_the_lists(): void {
		$this->add_letters();
		$this->assertMatchesRegularExpression(
			'/If you agree in a form to receive news, your email address and name may be added to these mailing lists: Subscribers of this site, .*Letters\./',
			Privacy::suggest( array() )['Forms']
		);
	}

	private static function news(): string {
		return self::field(
			'consent',
			array(
				'label'                  => 'News',
				'consentType'            => 'explicit',
				'explicitConsentMessage' => 'Send me news & offers once a month.',
				'isForNews'              => true,
			)
		);
	}

	private static function terms(): string {
		return self::field(
			'consent',
			array(
				'label'                  => 'Terms',
				'consentType'            => 'explicit',
				'explicitConsentMessage' => 'I accept the terms.',
				'required'               => true,
			)
		);
	}

	private function form_with( string $fields, array $attributes = array() ): string {
		return self::form( self::field( 'name' ) . self::field( 'email' ) . $fields . self::BUTTON, $attributes );
	}

	/** Returns a visitor's answers, with consent to the newsletter unless other consents are given. */
	private static function person( string $email, array $consents = array( 'consent' => '1' ) ): array {
		return array(
			'name'  => 'Ada',
			'email' => $email,
		) + $consents;
	}

	private static function subscription( string $email, string $key ): array {
		return array(
			'email'   => $email,
			'name'    => '',
			'consent' => 'News',
			'post'    => 0,
			'key'     => $key,
		);
	}

	private function add_letters(): void {
		add_filter(
			'dovetail_blocks_mailing_lists',
			fn( $lists ) => $lists + array(
				'letters' => array(
					'label' => 'Letters',
					'add'   => function ( $person ) {
						$this->letters[] = $person;
						return $this->problem;
					},
				),
			)
		);
	}

	private function entry_for_letters( string $email ): int {
		return self::store( $this->publish( $this->form_with( self::news(), array( 'mailingLists' => array( 'letters' ) ) ) ), self::person( $email ) );
	}

	private static function subscriber( string $email ): ?array {
		return Database::row( 'SELECT * FROM {subscribers} WHERE email = %s', array( $email ) );
	}

	private function lists(): array {
		$this->act_as( 'author' );
		return $this->rest( 'GET', '/dovetail/v1/mailing-lists' )->get_data();
	}
}
