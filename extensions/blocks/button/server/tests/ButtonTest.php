<?php
namespace Dovetail\Button\Tests;

use Dovetail\Button\Button;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class ButtonTest extends Test_Case {

	/** @dataProvider elements */
	public function test_a_button_with_an_injected_form_attribute_submits_only_the_form_around_it( string $element ): void {
		$attributes = array(
			'element'               => $element,
			'text'                  => 'Send',
			'passthroughAttributes' => array(
				'form'       => 'another',
				'FORM'       => 'another',
				'formaction' => 'https://evil.example',
				'formmethod' => 'get',
				'name'       => 'plan',
			),
		);
		$html       = Button::element( Attributes::for_block( 'button', $attributes ) );
		$this->assertStringContainsString( "<$element ", $html );
		$this->assertDoesNotMatchRegularExpression( '/\sform/i', $html );
	}

	public static function elements(): array {
		return array(
			'a button' => array( 'button' ),
			'an input' => array( 'input' ),
			'a link'   => array( 'a' ),
		);
	}
}
