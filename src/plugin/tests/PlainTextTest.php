<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Plain_Text;
use Dovetail\Tests\Test_Case;

final class PlainTextTest extends Test_Case {

	/** Plain text that WordPress's own functions would mistake for tags and encoded bytes. */
	const TEXT = '20%de, caf%C3%A9, <br> & <3, if (a<b)';

	/**
	 * @dataProvider texts_of_services
	 *
	 * @param string   $class Class that reads the text of a service, relative to the plugin's namespace.
	 * @param callable $read  Reads a text with that class, including by private functions.
	 */
	public function test_text_from_a_service_is_returned_unchanged( string $class, callable $read ): void {
		$read = \Closure::bind( $read, null, "Dovetail\\$class" );
		$this->assertSame( self::TEXT, $read( self::TEXT ) );
		$this->assertSame( 'A B', $read( " A\x07\n B\t" ) );
	}

	public static function texts_of_services(): array {
		$plan  = array(
			'kind'     => 'plan',
			'currency' => 'EUR',
			'interval' => '1 month',
			'amount'   => 500,
		);
		$offer = array(
			'type'     => 'plan',
			'currency' => 'EUR',
			'interval' => '1 month',
			'price'    => 5,
		);
		return array(
			'a name from Stripe'                       => array( 'Payments\Stripe', static fn( $text ) => self::text( $text ) ),
			'a name from PayPal'                       => array( 'Simple_Payments\Settlement', static fn( $text ) => self::text( $text ) ),
			'a name in an old PayPal notification'     => array( 'Simple_Payments\Old_Form', static fn( $text ) => self::text( $text, 'utf-8' ) ),
			'an address from OpenStreetMap'            => array( 'Map\Place_Search', static fn( $text ) => self::places( array( array( 'display_name' => $text, 'lat' => '1', 'lon' => '2' ) ) )[0]['address'] ),
			'the name of a place from OpenStreetMap'   => array( 'Map\Place_Search', static fn( $text ) => self::places( array( array( 'display_name' => 'There', 'name' => $text, 'lat' => '1', 'lon' => '2' ) ) )[0]['title'] ),
			'the name of a restaurant'                 => array( 'Opentable\Restaurant_Search', static fn( $text ) => self::words( $text ) ),
			'the title of a plan'                      => array( 'Payments\Plans', static fn( $text ) => self::checked( array( 'title' => $text ) + $plan )['title'] ),
			'the title of a product of a platform'     => array( 'Payments\Platform_Gateway', static fn( $text ) => self::read( array( 'title' => $text ) + $offer )['title'] ),
			'an author’s message for social networks'  => array( 'Publicize\Share_Options', static fn( $text ) => preg_replace( '~\s+~', ' ', self::words( $text ) ) ),
			'the alternative text of a shared picture' => array( 'Publicize\Picture', static fn( $text ) => ( new self( 1, '', array( 'type' => '', 'width' => 1, 'height' => 1 ), $text ) )->alt ),
			'a connection of a platform'               => array( 'Publicize\Platform_Accounts', static fn( $text ) => self::entry( array( 'id' => '1', 'display_name' => $text ) )['display_name'] ),
		);
	}

	public function test_a_line_is_empty_for_values_that_are_not_text(): void {
		foreach ( array( null, 5, array( 'a' ), '', " \n " ) as $value ) {
			$this->assertSame( '', Plain_Text::line( $value ) );
		}
	}

	public function test_a_line_is_cut_at_a_number_of_characters_that_includes_the_ellipsis(): void {
		$this->assertSame( 'äöüßäöüßäö', Plain_Text::line( 'äöüßäöüßäö', 10 ) );
		$this->assertSame( 'äöüßäöüßäö', Plain_Text::line( 'äöüßäöüßäöü', 10 ) );
		$this->assertSame( 'äöüßäöüß…', Plain_Text::line( 'äöüßäöüß öü', 10, '…' ) );
	}

	public function test_a_line_is_valid_utf_8(): void {
		$this->assertMatchesRegularExpression( '~^a.?b$~u', Plain_Text::line( "a\xC3b" ) );
	}

	/** @dataProvider pages */
	public function test_text_from_html_matches_what_a_reader_sees( string $html, string $text ): void {
		$this->assertSame( $text, Plain_Text::of_html( $html ) );
	}

	public static function pages(): array {
		return array(
			'line breaks'                          => array( 'First<br>Second<br/>third', 'First Second third' ),
			'paragraphs and a list'                => array( '<p>One</p><p>Two</p><ul><li>three</li><li>four</li></ul>', 'One Two three four' ),
			'a heading and a table'                => array( '<h2>Rye</h2><table><tr><td>a</td><td>b</td></tr></table>', 'Rye a b' ),
			'tags within words'                    => array( 'un<b>believ</b>able and <code>x</code>', 'unbelievable and x' ),
			'an encoded less-than sign'            => array( 'if (a&lt;b) …', 'if (a<b) …' ),
			'a bare less-than sign'                => array( 'if (a<b) …', 'if (a<b) …' ),
			'a heart'                              => array( 'I <3 rye, 1 < 2', 'I <3 rye, 1 < 2' ),
			'text that starts like a tag'          => array( 'a<b and c', 'a<b and c' ),
			'a greater-than sign in a title'       => array( '<a title="1>2">b</a>', 'b' ),
			'an email address in brackets'         => array( '550 <anna@example.org>: <b>refused</b>', '550 <anna@example.org>: refused' ),
			'an encoded tag'                       => array( '&lt;br&gt; is a tag', '<br> is a tag' ),
			'a script and a comment'               => array( 'a<script>alert( 1 )</script><!-- b -->c', 'ac' ),
			'text that looks like an encoded byte' => array( 'Fish &amp; chips, 20%de', 'Fish & chips, 20%de' ),
		);
	}

	public function test_text_from_html_is_cut_after_its_tags_are_removed(): void {
		$this->assertSame( 'if (a<b) then…', Plain_Text::of_html( 'if (a&lt;b) <b>then</b> more', 14, '…' ) );
	}
}
