<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Crm;
use Dovetail\Contact_Form\Outbox;

require_once __DIR__ . '/class-form-test-case.php';
require_once __DIR__ . '/trait-stand-in-plugins.php';

/**
 * Tests forms with a fake Jetpack CRM. The tests run in a separate process, because PHP cannot undefine the fake
 * functions.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class CrmTest extends Form_Test_Case {

	use Stand_In_Plugins;

	const VALUES = array(
		'name'              => 'Grace',
		'email'             => 'grace@example.net',
		'telephone'         => '+1 555 010 9999',
		'checkbox-multiple' => array( 'Bread', 'Cheese' ),
	);

	const NOTHING = array(
		'crm_installed'          => false,
		'crm_active'             => false,
		'crm_version'            => '',
		'jp_form_ext_enabled'    => false,
		'can_activate_extension' => false,
		'takes_messages'         => false,
	);

	/** @var array<string, array<string, array{0: string, 1: string}>> Contacts of the fake CRM by email address: label and value by type. */
	private $contacts = array();

	/** @var bool Whether the fake CRM fails to read entries. */
	private $is_broken = false;

	/** @var array<int, mixed> Last arguments of the filter for other CRMs: the contact and the entry. */
	private $taken;

	// spec: 001-4-2, 001-7-1, 001-3-5, 001-6-1
	public function test_the_crm_status_contains_activation_version_and_extension(): void {
		$this->assertEquals( self::NOTHING, $this->state( 'admin' ) );
		$this->put_crm( '5.1.2', false );
		$installed = array(
			'crm_installed' => true,
			'crm_version'   => '5.1.2',
		) + self::NOTHING;
		$this->assertEquals( $installed, $this->state( 'admin' ) );
		$this->put_crm( '5.1.2' );
		$active = array( 'crm_active' => true ) + $installed;
		$this->assertEquals( $active, $this->state( 'author' ) );
		$this->assertEquals( array( 'can_activate_extension' => true ) + $active, $this->state( 'admin' ) );
		$this->assertSame( array( 'code' => 'success' ), $this->enable() );
		$enabled = array(
			'jp_form_ext_enabled' => true,
			'takes_messages'      => true,
		);
		$this->assertEquals( $enabled + $active, $this->state( 'author' ) );
		$this->put_crm( '3.0.18' );
		$this->assert_has(
			array(
				'crm_version'    => '3.0.18',
				'takes_messages' => false,
			),
			$this->state( 'admin' )
		);
	}

	// spec: 001-7-2, 001-6-1, 001-8-1
	public function test_an_administrator_can_enable_the_extension_of_the_crm(): void {
		$this->assert_has(
			array(
				'code'    => 'crm_not_active',
				'message' => 'Jetpack CRM is not active on this site. Activate it under Plugins and try again.',
			),
			$this->enable()
		);
		$this->put_crm( '5.0.0' );
		$this->assertSame( 'rest_forbidden', $this->enable( 'author' )['code'] );
		$this->assertSame( 'crm_unknown_extension', $this->enable( 'admin', 'another' )['code'] );
		$this->assertFalse( $this->state( 'admin' )['jp_form_ext_enabled'] );
		update_option( 'stand_in_extensions', array( 'other' ) );
		$this->assertSame( array( 'code' => 'success' ), $this->enable() );
	}

	/** @dataProvider versions */
	public function test_php_and_the_editor_support_the_same_versions_of_the_crm( string $version, bool $has_extension, bool $takes ): void {
		$this->assertSame( $takes, Crm::version_takes( $version, $has_extension ) );
	}

	/** Returns the test cases that the editor's tests use too. */
	public static function versions(): array {
		return array_map(
			static fn( $case ) => array( $case['version'], $case['extension'], $case['takes'] ),
			self::cases( 'extensions/blocks/contact-form/tests/crm-versions.json' )
		);
	}

	// spec: 001-1-1, 001-1-11, 001-3-1
	public function test_a_sender_becomes_one_contact_in_the_crm_even_after_retries(): void {
		$this->put_crm( '5.0.0' );
		$this->enable();
		$entry = self::store( $this->public_form(), self::VALUES );
		$this->assertSame( array( 'crm' ), self::queued( $entry ) );
		$this->is_broken = true;
		$this->assertSame( 300, self::pass_on( 'crm', $entry ) );
		$this->assertSame(
			array( 'crm' => 'This entry could not be added to the CRM. It will be retried automatically. Jetpack CRM could not read the entry.' ),
			Outbox::failures( $entry )
		);
		$this->is_broken = false;
		$this->assertTrue( self::pass_on( 'crm', $entry ) );
		$this->assertSame( array(), Outbox::failures( $entry ) );
		$expected = array(
			'name'              => array( 'Name', 'Grace' ),
			'email'             => array( 'Email', 'grace@example.net' ),
			'telephone'         => array( 'Your number', '+1 555 010 9999' ),
			'checkbox-multiple' => array( $this->contacts['grace@example.net']['checkbox-multiple'][0], 'Bread, Cheese' ),
		);
		$this->assertSame( array( 'grace@example.net' => $expected ), $this->contacts );
		$this->contacts = array();
		$this->assertTrue( self::pass_on( 'crm', $entry ) );
		$this->assertSame( array(), $this->contacts );
	}

	public function test_no_delivery_is_queued_for_a_missing_inactive_outdated_or_disabled_crm(): void {
		$hash   = $this->public_form();
		$queued = static fn( $form ) => self::queued( self::store( $form, self::VALUES ) );
		$this->assertSame( array(), $queued( $hash ), 'It is not there.' );
		$this->put_crm( '5.0.0', false );
		$this->assertSame( array(), $queued( $hash ), 'It is not active.' );
		$this->put_crm( '5.0.0' );
		$this->assertSame( array(), $queued( $hash ), 'Its extension is off.' );
		$this->enable();
		$this->assertSame( array(), $queued( $this->public_form( array( 'jetpackCRM' => false ) ) ), 'The form does not ask.' );
		$this->put_crm( '3.0.18' );
		$this->assertSame( array(), $queued( $hash ), 'It is too old.' );
		$this->put_crm( '3.0.19' );
		$this->assertSame( array( 'crm' ), $queued( $hash ) );
		$this->assertSame( array(), $this->contacts );
	}

	public function test_an_entry_shows_that_the_crm_was_removed_after_the_last_retry(): void {
		$this->put_crm( '3.0.19' );
		$entry = self::store( $this->public_form(), self::VALUES );
		$this->put_crm( '3.0.19', false );
		$trouble = 'No CRM on this site accepts messages right now.';
		foreach ( array( 300, 1800, 7200, 43200 ) as $pause ) {
			$this->assertSame( $pause, self::pass_on( 'crm', $entry ) );
			$this->assertSame( array( 'crm' => "This entry could not be added to the CRM. It will be retried automatically. $trouble" ), Outbox::failures( $entry ) );
		}
		$this->assertTrue( self::pass_on( 'crm', $entry ) );
		$this->assertSame( array( 'crm' => "This entry could not be added to the CRM. $trouble" ), Outbox::failures( $entry ) );
		$this->assertSame( array(), $this->contacts );
	}

	public function test_a_crm_that_uses_the_filter_gets_messages_and_authors_get_a_switch(): void {
		$this->listen( true );
		$this->assert_has(
			array(
				'crm_installed'  => false,
				'takes_messages' => true,
			),
			$this->state( 'author' )
		);
		wp_set_current_user( 0 );
		$entry = self::store( $this->public_form( array( 'subject' => 'Bread' ) ), array( 'name' => 'Ada' ) + self::VALUES );
		$this->assertSame( array( 'crm' ), self::queued( $entry ) );
		self::pass_on( 'crm', $entry );
		list( $contact, $id ) = $this->taken;
		$this->assertSame( $entry, $id );
		$this->assertSame( array( 'key', 'email', 'name', 'phone', 'website', 'subject', 'page', 'answers' ), array_keys( $contact ) );
		$this->assert_has(
			array(
				'email'   => 'grace@example.net',
				'name'    => 'Ada',
				'phone'   => '+1 555 010 9999',
				'website' => '',
				'subject' => 'Bread',
			),
			$contact
		);
		$this->assertMatchesRegularExpression( '/^\w{32}$/', $contact['key'] );
		$this->assertStringStartsWith( 'http', $contact['page'] );
		$this->assertContains(
			array(
				'type'  => 'name',
				'label' => 'Name',
				'value' => 'Ada',
			),
			$contact['answers']
		);
	}

	public function test_another_crm_can_return_a_temporary_or_a_permanent_error(): void {
		$this->listen( new \WP_Error( 'full', 'It is full.' ) );
		$entry = self::store( $this->public_form(), self::VALUES );
		self::pass_on( 'crm', $entry );
		$this->assertStringContainsString( 'It is full.', Outbox::failures( $entry )['crm'] );
		$this->listen( new \WP_Error( 'never', 'Never.', array( 'permanent' => true ) ) );
		$this->assertTrue( self::pass_on( 'crm', $entry ) );
		$this->assertSame( array( 'crm' => 'This entry could not be added to the CRM. Never.' ), Outbox::failures( $entry ) );
	}

	// spec: 001-6-3
	public function test_a_hosted_site_passes_no_entry_to_a_crm(): void {
		$this->put_crm( '3.0.19' );
		$hash  = $this->public_form();
		$entry = self::store( $hash, self::VALUES );
		self::host();
		$this->assertSame( array(), self::queued( self::store( $hash, self::VALUES ) ) );
		$this->assertTrue( self::pass_on( 'crm', $entry ) );
		$this->assertSame( array(), Outbox::failures( $entry ) );
		$this->assertSame( array(), $this->contacts );
	}

	/**
	 * @dataProvider calls
	 * spec: 001-6-3
	 */
	public function test_a_hosted_site_rejects_every_request_about_plugins( string $method, string $route, string $code ): void {
		$this->act_as( 'admin' );
		update_option( 'dovetail_blocks_settings', array( 'site_type' => 'simple' ) );
		$this->assertSame( $code, $this->rest( $method, $route )->get_data()['code'] ?? 'answered' );
	}

	public static function calls(): array {
		$refused = 'plugins_not_supported';
		return array(
			'list plugins'         => array( 'GET', '/jetpack/v4/plugins', $refused ),
			'install a plugin'     => array( 'POST', '/jetpack/v4/plugins', $refused ),
			'activate a plugin'    => array( 'POST', '/jetpack/v4/plugins/folder%252Ffile', $refused ),
			'read the CRM'         => array( 'GET', '/jetpack/v4/jetpack_crm', $refused ),
			'enable its extension' => array( 'POST', '/jetpack/v4/jetpack_crm', $refused ),
			'read the settings'    => array( 'GET', '/wp/v2/settings', 'answered' ),
		);
	}

	private function put_crm( string $version, bool $is_active = true ): void {
		$this->put_plugin( self::crm_file(), $is_active, "Version: $version" );
		remove_all_actions( Crm::JETPACK_ACTION );
		if ( ! $is_active ) {
			return;
		}
		require_once __DIR__ . '/crm.php';
		add_filter( 'user_has_cap', static fn( $caps ) => empty( $caps['manage_options'] ) ? $caps : $caps + array( Crm::JETPACK_CAPABILITY => true ) );
		add_action(
			Crm::JETPACK_ACTION,
			function ( $entry, $fields, $is_spam ): void {
				if ( $this->is_broken ) {
					throw new \Error( 'Broken' );
				}
				if ( $is_spam || ! reset( $fields )->form->attributes['jetpackCRM'] ) {
					return;
				}
				$contact = array();
				foreach ( $fields as $field ) {
					$contact[ $field->get_attribute( 'type' ) ] = array( $field->get_attribute( 'label' ), $field->value );
				}
				$this->contacts[ $contact['email'][1] ] = $contact;
			},
			10,
			3
		);
	}

	/** @param true|\WP_Error $answer Response of the CRM. */
	private function listen( $answer ): void {
		remove_all_filters( 'dovetail_blocks_form_crm' );
		add_filter(
			'dovetail_blocks_form_crm',
			function ( $taken, $contact, $entry ) use ( $answer ) {
				$this->taken = array( $contact, $entry );
				return $answer;
			},
			10,
			3
		);
	}

	private function state( string $login ): array {
		$this->act_as( $login );
		return $this->rest( 'GET', '/jetpack/v4/jetpack_crm' )->get_data();
	}

	private function enable( string $login = 'admin', string $extension = 'jetpackforms' ): array {
		$this->act_as( $login );
		return $this->rest( 'POST', '/jetpack/v4/jetpack_crm', array( 'extension' => $extension ) )->get_data();
	}

	private function public_form( array $attributes = array() ): string {
		return $this->publish(
			self::form(
				self::field( 'name' )
				. self::field( 'email' )
				. self::field( 'telephone', array( 'label' => 'Your number' ) )
				. self::field( 'checkbox-multiple', array( 'options' => array( 'Bread', 'Cheese' ) ) )
				. self::BUTTON,
				$attributes
			)
		);
	}
}
