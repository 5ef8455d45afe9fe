<?php
namespace Dovetail\Contact_Info\Tests;

use Dovetail\Contact_Info\Contact_Info;
use Dovetail\Plugin\Attributes;
use Dovetail\Tests\Test_Case;

final class ContactInfoTest extends Test_Case {

	/** @dataProvider addresses */
	public function test_the_structured_data_contains_an_address_that_is_not_empty( array $attributes, array $facts ): void {
		$this->assertSame( $facts, Contact_Info::postal_address( Attributes::for_block( 'address', $attributes ) ) );
	}

	public static function addresses(): array {
		$city = array(
			'address' => array(
				'@type'           => 'PostalAddress',
				'addressLocality' => 'Bern & Köniz',
			),
		);
		return array(
			'an empty address' => array( array(), array() ),
			'only spaces'      => array( array( 'address' => '  ' ), array() ),
			'a city'           => array( array( 'city' => 'Bern &amp; Köniz' ), $city ),
		);
	}

	/** @dataProvider details */
	public function test_the_structured_data_contains_the_first_email_or_phone_link_of_a_detail( string $html, array $facts ): void {
		$this->assertSame( $facts, Contact_Info::email( $html ) + Contact_Info::phone( $html ) );
	}

	public static function details(): array {
		return array(
			'no link'                     => array( '<div>no link</div>', array() ),
			'an email address'            => array( '<div><a href="mailto:o%27neil@example.com">x</a></div>', array( 'email' => "o'neil@example.com" ) ),
			'a number after another link' => array( '<div><a href="https://example.com">x</a><a href="tel:+1555">y</a></div>', array( 'telephone' => '+1555' ) ),
		);
	}

	/** @dataProvider emails */
	public function test_an_email_address_breaks_at_its_parts( string $saved, string $shown ): void {
		$html = do_blocks( "<!-- wp:dovetail/contact-info --><div class=\"wp-block-dovetail-contact-info\"><!-- wp:dovetail/email --><div>$saved</div><!-- /wp:dovetail/email --></div><!-- /wp:dovetail/contact-info -->" );
		$this->assertStringContainsString( "<div>$shown</div>", $html );
	}

	public static function emails(): array {
		return array(
			'a link with words'      => array( 'Write to <a href="mailto:jo.doe@a.example">jo.doe@a.example</a>. Soon.', 'Write to <a href="mailto:jo.doe@a.example">jo<wbr>.doe@<wbr>a<wbr>.example</a>. Soon.' ),
			'a title with a bracket' => array( '<a title="x > a@b.c" href="mailto:a@b.c">a</a>', '<a title="x > a@b.c" href="mailto:a@b.c">a</a>' ),
			'no address'             => array( 'By email @ the shop.', 'By email @ the shop.' ),
		);
	}

	/** @dataProvider long_attributes */
	public function test_a_detail_has_its_label_even_if_its_html_is_very_long( string $attribute ): void {
		$html = do_blocks( '<!-- wp:dovetail/contact-info {"showLabels":true} --><div class="wp-block-dovetail-contact-info"><!-- wp:dovetail/email --><div ' . $attribute . '>words</div><!-- /wp:dovetail/email --></div><!-- /wp:dovetail/contact-info -->' );
		$this->assertMatchesRegularExpression( '~^<span [^>]*>Email</span> words<~', substr( $html, strpos( $html, '<span' ) ) );
	}

	public static function long_attributes(): array {
		return array(
			'a long title'                 => array( "title='" . str_repeat( 'x', 300000 ) . "'" ),
			'a long title of characters >' => array( 'title="' . str_repeat( '>', 300000 ) . '"' ),
			'many attributes'              => array( str_repeat( 'x="" ', 100000 ) ),
		);
	}

	public function test_shortcodes_in_a_line_do_not_run_and_icons_have_accessible_names(): void {
		$html = do_shortcode(
			do_blocks(
				'<!-- wp:dovetail/contact-info {"showIcons":true} -->
<div class="wp-block-dovetail-contact-info has-icons"><!-- wp:dovetail/email {"email":"[gallery] a@b.example"} -->
<div class="wp-block-dovetail-email">[gallery] <a href="mailto:a@b.example">a@b.example</a></div>
<!-- /wp:dovetail/email --></div>
<!-- /wp:dovetail/contact-info -->'
			)
		);
		$this->assertStringContainsString( '<div class="wp-block-dovetail-email"><span class="wp-block-dovetail-contact-info__label is-hidden">Email</span> &#091;gallery] <a', $html );
	}
}
