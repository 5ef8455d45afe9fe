<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Form;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Places;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-subscription-forms.php';

/** Tests subscription forms outside of post content. */
final class PlacesTest extends Test_Case {
	use Places;
	use Subscription_Forms;

	const BLOCK = '<!-- wp:dovetail/subscriptions --><div class="wp-block-dovetail-subscriptions"></div><!-- /wp:dovetail/subscriptions -->';

	public function test_a_form_in_a_widget_or_template_part_shows_the_result_on_its_page(): void {
		foreach ( $this->draw_around( self::BLOCK, '/a-page/' ) as $place => $html ) {
			// A form without an `action` is submitted to the current page.
			$this->assertMatchesRegularExpression( '~<form(?![^>]* action="[^#])[^>]* method="post"~', $html, $place );
			$this->assertSame( 'pending', self::sign_up( $html, sanitize_title( $place ) . '@example.com' ), $place );
		}
		$this->assertSame( array( 'widget@example.com', 'template-part@example.com' ), array_column( self::subscribers(), 'email' ) );
	}

	public function test_a_form_on_a_page_that_was_cached_for_48_hours_works(): void {
		$html = do_blocks( self::BLOCK );
		Clock::pass( 2 * DAY_IN_SECONDS );
		$this->assertSame( 'pending', self::sign_up( $html, 'ada@example.com' ) );
	}

	/** Submits a form, given as HTML, and returns the status or the error code. */
	private static function sign_up( string $html, string $email ): string {
		preg_match_all( '~ name="(\w+)" value="([^"]*)"~', $html, $inputs );
		$fields = array_map( static fn( $value ) => html_entity_decode( $value, ENT_QUOTES, 'UTF-8' ), array_combine( $inputs[1], $inputs[2] ) );
		$result = Form::kind()->take( array( 'dovetail_email' => $email ) + $fields );
		return is_wp_error( $result ) ? $result->get_error_code() : $result['status'];
	}
}
