<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Form;
use Dovetail\Subscriptions\Mail_Texts;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-subscription-forms.php';

final class ConsentTest extends Test_Case {
	use Subscription_Forms;

	public function test_a_hostile_consent_text_runs_nothing(): void {
		$html = do_blocks( self::block( '<a href="javascript:alert(1)" onclick="x()">a</a><script>b</script><img src=x onerror=c()>[gallery]' ) );
		$this->assertStringContainsString( '<a>a</a>b&#091;gallery]', $html );
		$this->assertDoesNotMatchRegularExpression( '~onclick|onerror|<script|<img|javascript~', $html );
	}

	public function test_an_emptied_consent_text_becomes_the_sites_default_text(): void {
		$this->assertStringContainsString( 'You can unsubscribe at any time.', do_blocks( self::block( ' <em></em>' ) ) );
	}

	public function test_the_default_texts_promise_all_emails_that_the_owner_can_send(): void {
		$subscriber = Subscribers::add( 'ada@example.com', 'Yes.', 0, false );
		$texts      = array(
			Form::consent(),
			Page::answer( self::confirm_query( $subscriber ), false )['text'],
			Page::answer( self::confirm_query( $subscriber ), true )['text'],
		);
		foreach ( array_merge( $texts, array_values( array_diff_key( Mail_Texts::usual( array() ), array( Mail_Texts::WELCOME_SUBJECT => '' ) ) ) ) as $text ) {
			$this->assertMatchesRegularExpression( '~new posts and news~i', $text );
		}
	}

	public function test_a_form_in_a_draft_stores_no_subscriber(): void {
		$draft = $this->create_post( array( 'post_content' => self::block( 'My soul' ), 'post_status' => 'draft' ) );
		$this->act_as( 'admin' );
		$GLOBALS['post'] = get_post( $draft );
		setup_postdata( $GLOBALS['post'] );
		$html = apply_filters( 'the_content', get_post( $draft )->post_content );
		preg_match_all( '~name="(dovetail_[a-z]+)" value="([^"]*)"~', $html, $found );
		$fields = array_map( 'html_entity_decode', array_combine( $found[1], $found[2] ) );
		$this->assertSame( 'My soul', $fields['dovetail_consent'] );
		$result = Form::kind()->take( array( 'dovetail_email' => 'ada@example.com', 'dovetail_leave_empty' => '' ) + $fields );
		$this->assertSame( 'subscription_not_public', $result->get_error_code() );
		$this->assertSame( array(), self::subscribers() );
	}

	private static function block( string $consent ): string {
		return '<!-- wp:dovetail/subscriptions ' . serialize_block_attributes( array( 'consentText' => $consent ) ) . ' --><div class="wp-block-dovetail-subscriptions"></div><!-- /wp:dovetail/subscriptions -->';
	}
}
