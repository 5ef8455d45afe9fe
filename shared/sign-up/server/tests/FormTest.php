<?php
namespace Dovetail\Sign_Up\Tests;

use Dovetail\Sign_Up\Form;
use Dovetail\Tests\Test_Case;

final class FormTest extends Test_Case {

	public function test_a_success_links_to_the_form_only_on_the_page_of_the_form(): void {
		$done = array(
			'status'  => 'pending',
			'message' => 'Almost done.',
		);
		$form = self::sent( $done );
		$look = array(
			'words'  => array(),
			'signed' => array(),
		);
		$this->assertStringNotContainsString( 'Use another address', $form->undrawn() );
		$_SERVER['REQUEST_URI'] = '/news/?page=2';
		$form                   = self::sent( $done );
		$this->assertStringContainsString( '<a href="/news/?page=2">Use another address</a>', $form->draw( $look ) );
	}

	public function test_the_button_for_another_address_is_not_styled_as_a_button_of_the_theme(): void {
		$html = self::sent( new \WP_Error( 'invalid', 'Check the address.' ) )->undrawn();
		$this->assertStringContainsString( '<button class="wp-block-dovetail-example__another" type="reset"', $html );
	}

	public function test_an_error_with_the_address_of_another_form_links_to_it_on_a_page_without_the_form(): void {
		$form = self::sent( new \WP_Error( 'own_form', 'Use the other form.', array( 'address' => 'https://example.com/form' ) ) );
		$this->assertStringContainsString( 'Use the other form. <a href="https://example.com/form">Open the sign-up form</a>', $form->undrawn() );
	}

	/**
	 * Returns a form that was sent with the page.
	 *
	 * @param array|\WP_Error $result Result of the submission.
	 */
	private static function sent( $result ): Form {
		$form   = new Form(
			array(
				'slug'   => 'example',
				'name'   => 'dovetail_example',
				'call'   => 'mailchimp.signUp',
				'code'   => 'example',
				'signed' => array(),
			)
		);
		$fields = array(
			'dovetail_example'   => '1',
			'dovetail_email'     => 'ada@example.com',
			'dovetail_signature' => $form->sign( array() ),
		);
		$number = 1;
		\Closure::bind(
			function () use ( $number, $fields, $result ): void {
				$this->sent = compact( 'number', 'fields', 'result' );
			},
			$form,
			Form::class
		)();
		return $form;
	}
}
