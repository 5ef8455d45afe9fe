<?php
namespace Dovetail\Sign_Up\Tests;

use Dovetail\Sign_Up\Form;
use Dovetail\Tests\Test_Case;

final class FormTest extends Test_Case {

	public function test_an_error_with_the_address_of_another_form_links_to_it_on_a_page_without_the_form(): void {
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
		$result = new \WP_Error( 'own_form', 'Use the other form.', array( 'address' => 'https://example.com/form' ) );
		$number = 1;
		\Closure::bind(
			function () use ( $number, $fields, $result ): void {
				$this->sent = compact( 'number', 'fields', 'result' );
			},
			$form,
			Form::class
		)();
		$this->assertStringContainsString( 'Use the other form. <a href="https://example.com/form">Open the sign-up form</a>', $form->undrawn() );
	}
}
