<?php
namespace Dovetail\Newsletter\Tests;

use Dovetail\Newsletter\Provider;

require_once __DIR__ . '/class-newsletter-test-case.php';

/** Tests where the form on a page is submitted to. */
final class NewsletterTest extends Newsletter_Test_Case {

	public function test_a_visitors_browser_sends_only_supported_fields_to_buttondown(): void {
		self::choose( array( 'provider' => 'buttondown' ) );
		$html = self::draw( array( 'revueUsername' => 'anna' ) );
		$this->assertStringContainsString( '/services/newsletter/api/emails/embed-subscribe/anna"', $html );
		$this->assertStringContainsString( 'name="email"', $html );
		$this->assertStringContainsString( 'name="metadata__first_name"', $html );
		$note = 'Your details are sent to buttondown.com, the newsletter provider. The response opens in a new tab.';
		$this->assertStringContainsString( ">$note</p>", $html );
		$this->assertSame( $note, Provider::tell_editor()['note'] );
	}

	public function test_a_username_that_is_invalid_at_buttondown_renders_no_form(): void {
		self::choose( array( 'provider' => 'buttondown' ) );
		$this->assertSame( '', self::draw( array( 'revueUsername' => 'my user' ) ) );
		$this->assertSame( '', self::draw() );
	}

	public function test_a_visitors_browser_submits_to_the_owners_form_url_and_ignores_the_username(): void {
		self::choose(
			array(
				'provider' => 'own',
				'address'  => 'https://lists.example.com/own-form?list=1',
			)
		);
		$html = self::draw();
		$this->assertStringContainsString( '/services/newsletter/own-form?list=1"', $html );
		$this->assertStringContainsString( 'name="first_name"', $html );
		$this->assertStringContainsString( 'sent to lists.example.com,', $html );
	}

	public function test_the_editor_has_no_note_for_a_provider_that_browsers_do_not_contact(): void {
		self::choose(
			array(
				'provider' => 'ghost',
				'address'  => 'https://example.com',
			)
		);
		$this->assertSame( '', Provider::tell_editor()['note'] );
	}

	public function test_the_button_opens_substack_in_a_new_tab_and_the_page_loads_nothing_from_substack(): void {
		self::choose( array( 'provider' => 'substack' ) );
		$html = self::draw( array( 'revueUsername' => 'anna' ) );
		$this->assertMatchesRegularExpression( '~<a class="[^"]*wp-element-button[^"]*" href="[^"]+/subscribe" target="_blank" rel="noopener">Subscribe</a>~', $html );
		$this->assertDoesNotMatchRegularExpression( '/<(form|input|script|iframe)/', $html );
		$this->assertSame( '', self::draw( array( 'revueUsername' => 'Anna.B' ) ) );
	}

	// spec: 000-5-6
	public function test_the_string_false_turns_off_a_name_field(): void {
		$this->assertStringContainsString( 'metadata__first_name', self::draw( array( 'revueUsername' => 'ada' ) ) );
		$html = self::draw(
			array(
				'revueUsername' => 'ada',
				'firstNameShow' => 'false',
			)
		);
		$this->assertStringContainsString( 'name="email"', $html );
		$this->assertStringNotContainsString( 'metadata__first_name', $html );
	}
}
