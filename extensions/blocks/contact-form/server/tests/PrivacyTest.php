<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Capabilities;
use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Settings;
use Dovetail\Validation\Email;

require_once __DIR__ . '/class-form-test-case.php';

final class PrivacyTest extends Form_Test_Case {

	const GONE = 999999;

	/** @dataProvider readers */
	public function test_reading_entries_requires_editing_the_post_or_edit_theme_options_for_site_wide_forms( string $login, bool $reads_some, array $read ): void {
		$sources = array(
			'own'    => $this->create_post( array( 'post_content' => self::simple_form() ), 'author' ),
			'others' => $this->create_post( array( 'post_content' => self::simple_form() ) ),
			'site'   => 0,
			'gone'   => self::GONE,
		);
		$entries = array_map( static fn( $source ) => self::entry( $source, array( array( 'name', '', 'Ann' ) ) ), $sources );
		$this->act_as( $login );
		$this->assertSame( $reads_some, current_user_can( 'edit_dovetail_entries' ) );
		$may = static fn( $entry ) => current_user_can( 'edit_dovetail_entry', $entry );
		$this->assertSame( $read, array_keys( array_filter( $entries, $may ) ) );
		$this->assertSame( $read, array_keys( array_intersect( $sources, Capabilities::sources() ) ) );
	}

	public static function readers(): array {
		return array(
			'a contributor'    => array( 'contributor', false, array() ),
			'an author'        => array( 'author', true, array( 'own' ) ),
			'an editor'        => array( 'editor', true, array( 'own', 'others' ) ),
			'an administrator' => array( 'admin', true, array( 'own', 'others', 'site', 'gone' ) ),
		);
	}

	public function test_a_persons_messages_are_exported_and_erased(): void {
		$post = $this->post_with_messages();
		$export = Privacy::export( 'erin@example.net' );
		$this->assertTrue( $export['done'] );
		$this->assertCount( 1, $export['data'] );
		$this->assertContains( 'Forget me &amp; mine', array_column( $export['data'][0]['data'], 'value' ) );
		$erased = Privacy::erase( 'ERIN@example.net' );
		$this->assertTrue( $erased['done'] );
		$this->assertSame( 1, $erased['items_removed'] );
		$this->assertSame( array( 'Frank', 'Old' ), self::senders( $post ) );
		$this->assertSame( array(), Database::column( "SELECT word FROM {entry_words} WHERE word IN ( 'forget', 'mine' )" ) );
		$this->assertNotSame( array(), Database::column( "SELECT word FROM {entry_words} WHERE word = 'frank'" ) );
	}

	public function test_an_erasure_request_deletes_a_limited_number_of_messages_per_step(): void {
		self::insert_entries( array_fill( 0, Entries::DELETE_PAGE + 1, array( 'content' => '{}' ) ) );
		Database::execute( 'INSERT INTO {entry_people} ( person, entry ) SELECT %s, id FROM {entries}', array( Email::lookup_key( 'erin@example.net' ) ) );
		$this->assertSame( array( Entries::DELETE_PAGE, false ), self::erase_once() );
		$this->assertSame( array( 1, true ), self::erase_once() );
		$this->assertSame( '0', Database::value( 'SELECT COUNT(*) FROM {entries}' ) );
	}

	public function test_an_export_of_several_pages_has_every_message_once_and_in_order(): void {
		self::insert_entries( array_fill( 0, Privacy::PAGE + 1, array( 'content' => '{}' ) ) );
		Database::execute( 'INSERT INTO {entry_people} ( person, entry ) SELECT %s, id FROM {entries}', array( Email::lookup_key( 'erin@example.net' ) ) );
		$pages = array( Privacy::export( 'erin@example.net' ), Privacy::export( 'erin@example.net', 2 ) );
		$this->assertSame( array( false, true ), array_column( $pages, 'done' ) );
		$this->assertSame(
			array_map( static fn( $id ) => "dovetail-entry-$id", Database::column( 'SELECT id FROM {entries} ORDER BY id' ) ),
			array_column( array_merge( ...array_column( $pages, 'data' ) ), 'item_id' )
		);
	}

	public function test_messages_are_deleted_after_the_number_of_days_in_the_settings(): void {
		$post = $this->post_with_messages();
		self::send_at( (int) Database::value( "SELECT id FROM {entries} WHERE source = %d AND sender = 'Old'", array( $post ) ), time() - 31 * DAY_IN_SECONDS );
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'retention_days' => 30 ) + $settings );
		Privacy::sweep();
		$this->assertSame( array( 'Erin', 'Frank' ), self::senders( $post ) );
	}

	/** @dataProvider disturbances */
	public function test_only_expired_messages_are_deleted_even_if_queries_fail_or_the_object_cache_loses_writes( int $percent, int $seed ): void {
		update_option( 'dovetail_blocks_settings', array( 'retention_days' => 60 ) );
		$row = array( 'content' => '{}' );
		self::insert_entries( array_map( static fn( $days ) => $row + array( 'sent' => time() - $days * DAY_IN_SECONDS + HOUR_IN_SECONDS ), range( 1, 100 ) ) );
		$this->disturb(
			$percent,
			$seed,
			function (): void {
				for ( $day = 0; $day < 40; $day++ ) {
					$this->as_request( array( Privacy::class, 'sweep' ) );
				}
			}
		);
		$this->assertSame( '60', Database::value( 'SELECT COUNT(*) FROM {entries} WHERE sent >= %d', array( time() - 60 * DAY_IN_SECONDS ) ) );
		$this->assertSame( '60', Database::value( 'SELECT COUNT(*) FROM {entries}' ) );
	}

	/** @return array{0: int, 1: bool} Number of messages that a request erased, and whether it was the last one. */
	private static function erase_once(): array {
		$erased = Privacy::erase( 'erin@example.net' );
		return array( $erased['items_removed'], $erased['done'] );
	}

	private function post_with_messages(): int {
		$post = $this->create_post( array( 'post_content' => self::simple_form() ) );
		$hash = self::hash_in( $post );
		foreach ( array( array( 'Erin', 'Erin@example.net', 'Forget me & mine' ), array( 'Frank', 'frank@example.net', 'I know erin@example.net' ), array( 'Old', 'old@example.net', '' ) ) as list( $name, $email, $text ) ) {
			self::store(
				$hash,
				array(
					'name'     => $name,
					'email'    => $email,
					'textarea' => $text,
				)
			);
		}
		return $post;
	}

	public function test_the_privacy_policy_omits_the_platform_the_crm_and_lists_if_they_do_not_exist(): void {
		$policy = self::policy();
		$this->assertStringContainsString( 'We delete your message after 30 days.', $policy );
		$this->assertDoesNotMatchRegularExpression( '/platform|CRM|mailing list/', $policy );
	}

	public function test_the_privacy_policy_names_the_crm(): void {
		add_filter( 'dovetail_blocks_form_crm', '__return_true' );
		$this->assertStringContainsString( 'What you entered is also stored in the CRM on this site, where we keep our contacts.', self::policy() );
	}

	private static function policy(): string {
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'retention_days' => 30 ) + $settings, 99 );
		add_filter( 'dovetail_blocks_mailing_lists', '__return_empty_array', 99 );
		return implode( ' ', Privacy::suggest( array() ) );
	}

	/**
	 * @dataProvider numbers_of_days
	 *
	 * @param mixed  $days    Entered value.
	 * @param string $problem Pattern of the message; empty for none.
	 */
	public function test_the_retention_setting_accepts_whole_days_and_keeps_its_value_if_the_input_is_invalid( $days, int $stored, string $problem ): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		update_option( 'dovetail_blocks_settings', array( 'retention_days' => 7 ) );
		$settings = Settings::sanitize( array( 'retention_days' => $days ) );
		$this->assertSame( $stored, $settings['retention_days'] );
		$problems = array_column( get_settings_errors(), 'message' );
		$this->assertCount( '' === $problem ? 0 : 1, $problems );
		$this->assertMatchesRegularExpression( "/$problem/", implode( $problems ) );
	}

	public static function numbers_of_days(): array {
		return array(
			'ten years'           => array( '3650', 3650, '' ),
			'nothing'             => array( '', 0, '' ),
			'ten years and a day' => array( '3651', 7, 'from 1 to 3,650, or leave the field empty\.' ),
			'a negative number'   => array( '-1', 7, 'a whole number' ),
			'Arabic digits'       => array( '٣', 7, 'a whole number' ),
			'a list'              => array( array( 1 ), 7, 'takes a single value' ),
		);
	}
}
