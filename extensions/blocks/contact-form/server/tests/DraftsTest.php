<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Plugin\Database;

require_once __DIR__ . '/class-form-test-case.php';

final class DraftsTest extends Form_Test_Case {

	/**
	 * @dataProvider states_that_are_not_public
	 * Security 8.
	 */
	public function test_a_form_that_is_not_public_only_emails_the_user_who_tests_it( string $status, string $date ): void {
		$post = $this->contribute( self::relay() );
		$hash = $this->hash_for( 'contributor', $post );
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => $status,
				'post_date'   => $date,
				'edit_date'   => true,
			)
		);
		$this->assert_tested_by( 'admin', $hash );
		$this->assertSame( 'form_closed', $this->code( '', $hash ) );
		$this->assertSame( array(), self::senders( $post ) );
	}

	public static function states_that_are_not_public(): array {
		return array(
			'a draft'        => array( 'draft', '2026-01-01 00:00:00' ),
			'a pending post' => array( 'pending', '2026-01-01 00:00:00' ),
			'a planned post' => array( 'future', '2099-01-01 00:00:00' ),
			'a private post' => array( 'private', '2026-01-01 00:00:00' ),
		);
	}

	public function test_only_its_author_can_test_a_form_in_a_draft(): void {
		$post = $this->contribute( self::relay() );
		$hash = $this->hash_for( 'contributor', $post );
		$this->assert_tested_by( 'contributor', $hash );
		$this->assertSame( 'form_closed', $this->code( 'author', $hash ) );
		$this->assertSame( array(), self::senders( $post ) );
	}

	public function test_a_form_in_a_trashed_or_deleted_post_cannot_be_tested(): void {
		$post = $this->contribute( self::relay() );
		$hash = $this->hash_for( 'contributor', $post );
		wp_trash_post( $post );
		$this->assertSame( 'form_closed', $this->code( 'contributor', $hash ) );
		wp_delete_post( $post, true );
		$this->assertSame( 'form_closed', $this->code( 'contributor', $hash ) );
		$this->assertSame( array(), self::senders( $post ) );
	}

	public function test_a_form_from_a_draft_does_not_work_after_another_version_was_published(): void {
		$post = $this->contribute( self::relay() );
		$hash = $this->hash_for( 'contributor', $post );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post,
					'post_status'  => 'publish',
					'post_content' => self::relay( 'shop@example.org' ),
				)
			)
		);
		$this->assertSame( 'form_closed', $this->code( '', $hash ) );
		$this->assertCount( 0, $this->mails() );
		$this->assert_tested_by( 'contributor', $hash );
	}

	public function test_a_published_form_emails_at_most_ten_addresses(): void {
		$hash   = $this->hash_for( '', $this->contribute( self::relay(), 'publish' ) );
		$before = self::jobs();
		$result = $this->send_as( '', $hash );
		$this->assertSame( 'inbox', self::outcome( $result ) );
		$this->assertSame( '', $result['tester'] );
		$this->assertSame( array( array_slice( self::strangers(), 0, 10 ) ), array_column( $this->mails(), 'to' ) );
		$this->assertSame( $before + 1, self::jobs() );
	}

	public function test_a_form_accepts_messages_in_a_password_protected_post_but_not_in_an_unpublished_one(): void {
		$post = $this->contribute( self::relay(), 'publish' );
		$hash = $this->hash_for( '', $post );
		wp_update_post(
			array(
				'ID'            => $post,
				'post_password' => 'secret',
			)
		);
		$this->assertSame( 'inbox', $this->code( '', $hash ) );
		wp_update_post(
			array(
				'ID'            => $post,
				'post_password' => '',
				'post_status'   => 'draft',
			)
		);
		$this->assertSame( 'form_closed', $this->code( '', $hash ) );
		$this->assert_tested_by( 'admin', $hash );
	}

	public function test_a_form_in_a_preview_of_changes_is_a_test_form_with_its_own_hash(): void {
		$post      = $this->create_post( array( 'post_content' => self::relay( 'shop@example.org' ) ) );
		$published = $this->hash_for( '', $post );
		$preview   = array( 'preview' => true );
		// Users who may not edit get the published version, even with a preview URL.
		$this->assertSame( $published, $this->hash_for( '', $post, $preview ) );
		$previewed = $this->hash_for( 'admin', $post, $preview );
		$this->assertNotSame( $published, $previewed );
		$this->assert_tested_by( 'admin', $previewed );
		$this->assertSame( 'form_closed', $this->code( '', $previewed ) );
	}

	public function test_all_readers_of_a_published_page_get_the_same_form(): void {
		$post   = $this->create_post( array( 'post_content' => self::relay() ) );
		$hashes = array_map( fn( $login ) => $this->hash_for( $login, $post ), array( '', 'contributor', 'admin' ) );
		$this->assertSame( array( $hashes[0] ), array_values( array_unique( $hashes ) ) );
	}

	/** @return string[] Twelve email addresses of strangers. */
	private static function strangers(): array {
		return array_map( static fn( $index ) => "stranger$index@example.net", range( 0, 11 ) );
	}

	/** Returns a form that emails twelve strangers, or the given address. */
	private static function relay( string $to = '' ): string {
		return self::form(
			self::field( 'name' ) . self::field( 'email' ) . self::field( 'consent', array( 'isForNews' => true ) ) . self::BUTTON,
			array(
				'to'      => '' === $to ? implode( ',', self::strangers() ) : $to,
				'subject' => 'Buy this',
			)
		);
	}

	private function contribute( string $content, string $status = 'draft' ): int {
		return $this->create_post(
			array(
				'post_content' => $content,
				'post_status'  => $status,
				'post_author'  => get_user_by( 'login', 'contributor' )->ID,
			)
		);
	}

	/** Changes the current user; an empty login name means a visitor. */
	private function become( string $login ): void {
		'' === $login ? wp_set_current_user( 0 ) : $this->act_as( $login );
	}

	private function hash_for( string $login, int $post, array $query = array() ): string {
		$this->become( $login );
		$hash = self::hash_in( $post, $query );
		$this->assertNotSame( '', $hash );
		return $hash;
	}

	private function send_as( string $login, string $hash ): array {
		$this->become( $login );
		$values = array(
			'name'    => 'Mallory',
			'email'   => 'victim@example.net',
			'consent' => '1',
		);
		return self::send( $hash, $values, array( 'key' => null ) );
	}

	private function code( string $login, string $hash ): string {
		return self::outcome( $this->send_as( $login, $hash ) );
	}

	/**
	 * Asserts that a message is treated as a test: only the given user gets the email, and nothing is stored or queued.
	 */
	private function assert_tested_by( string $login, string $hash ): void {
		$mails  = count( $this->mails() );
		$jobs   = self::jobs();
		$result = $this->send_as( $login, $hash );
		$email  = get_user_by( 'login', $login )->user_email;
		$this->assertNull( $result['refusal'] );
		$this->assertSame( 0, $result['entry'] );
		$this->assertSame( $email, $result['tester'] );
		$this->assertSame( array( array( $email ) ), array_column( array_slice( $this->mails(), $mails ), 'to' ) );
		$this->assertSame( $jobs, self::jobs() );
	}

	private static function jobs(): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM {deliveries} WHERE state = %s', array( 'waiting' ) );
	}
}
