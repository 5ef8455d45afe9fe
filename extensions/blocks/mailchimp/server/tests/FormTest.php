<?php
namespace Dovetail\Mailchimp\Tests;

use Dovetail\Mailchimp\Form;
use Dovetail\Sign_Up\Tests\Network_Limits;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/sign-up/server/tests/trait-network-limits.php';
require_once __DIR__ . '/trait-mailchimp-mock.php';

final class FormTest extends Test_Case {
	use Network_Limits;
	use Mailchimp_Mock;

	/** @dataProvider robots */
	public function test_an_invalid_sign_up_is_rejected( array $changes, string $code ): void {
		$this->assert_refused( $code, Form::kind()->take( $changes + self::fields() ) );
	}

	public static function robots(): array {
		return array(
			'fills in the honeypot'              => array( array( 'dovetail_leave_empty' => 'x' ), 'mailchimp_refused' ),
			'changes the settings'               => array( array( 'dovetail_settings' => '{"interests":["b1"]}' ), 'mailchimp_old_page' ),
			'has no signature'                   => array( array( 'dovetail_signature' => '' ), 'mailchimp_old_page' ),
			'sends an address of nine kilobytes' => array( array( 'dovetail_email' => str_repeat( 'a', 9000 ) ), 'mailchimp_too_large' ),
			'sends an invalid address'           => array( array( 'dovetail_email' => 'a@b' ), 'mailchimp_invalid_email' ),
		);
	}

	public function test_a_visitor_can_sign_up_a_limited_number_of_times(): void {
		$this->assertSame( 'subscribed', self::sign_up()['status'] );
		add_filter( 'dovetail_blocks_mailchimp_limit', '__return_zero' );
		$this->assert_refused( 'mailchimp_too_many', self::sign_up() );
	}

	public function test_a_form_accepts_many_groups_and_a_long_merge_value(): void {
		$attributes = array(
			'interests'        => array_fill( 0, 500, str_repeat( 'a', 20 ) ),
			'signupFieldTag'   => 'TAG',
			'signupFieldValue' => str_repeat( 'x', 9000 ),
		);
		$this->assertSame( 'subscribed', self::sign_up( 'ann@example.com', $attributes )['status'] );
	}

	// spec: 000-5-2
	public function test_the_form_accepts_exactly_the_email_addresses_that_other_forms_accept(): void {
		add_filter( 'dovetail_blocks_mailchimp_limit', static fn() => 1000 );
		$file  = dirname( __DIR__, 5 ) . '/shared/validation/tests/email.cases.json';
		$cases = array_filter(
			json_decode( file_get_contents( $file ), true ),
			// Skip cases with spaces or invisible characters, which the server removes before validation.
			static fn( $case ) => is_string( $case['value'] ) && '' !== $case['value'] && trim( $case['value'] ) === $case['value'] && ! preg_match( '/\p{Cf}/u', $case['value'] ) && empty( $case['times'] )
		);
		$this->assertNotEmpty( $cases );
		foreach ( $cases as $case ) {
			$result = self::sign_up( $case['value'] );
			$code   = is_wp_error( $result ) ? $result->get_error_code() : '';
			$this->assertSame( $case['valid'], 'mailchimp_invalid_email' !== $code, $case['value'] );
			$this->assertSame( $case['valid'] ? '' : 'mailchimp_invalid_email', $code, $case['value'] );
		}
	}

	public function test_invisible_characters_are_removed_from_a_pasted_address(): void {
		$this->answer_http( static fn() => new \WP_Error( 'offline' ) );
		self::sign_up( "\u{202a}ann@exam\u{200b}ple.com\u{202c}" );
		$this->assertNotEmpty( $this->requests() );
		$this->assertStringContainsString( 'ann@example.com', wp_json_encode( array_column( $this->requests(), 'body' ) ) );
	}

	public function test_a_form_in_a_draft_sends_no_data_to_mailchimp(): void {
		$id = $this->create_post(
			array(
				'post_content' => '<!-- wp:dovetail/mailchimp {"interests":["a1"]} --><div class="wp-block-dovetail-mailchimp"></div><!-- /wp:dovetail/mailchimp -->',
				'post_status'  => 'draft',
			)
		);
		wp_update_post( array( 'ID' => $id, 'post_author' => get_user_by( 'login', 'contributor' )->ID ) );
		$this->act_as( 'contributor' );
		$this->assert_refused( 'mailchimp_not_public', Form::kind()->take( self::drawn_fields( $id ) ) );
		$this->assertSame( array(), self::asked( '~mailchimp/subscribe~' ) );
		wp_publish_post( $id );
		wp_set_current_user( 0 );
		$this->assertSame( 'subscribed', Form::kind()->take( self::drawn_fields( $id ) )['status'] );
	}

	/** @dataProvider empty_texts */
	public function test_a_form_shows_the_default_consent_text_if_its_author_emptied_it( string $text ): void {
		$html = do_blocks( '<!-- wp:dovetail/mailchimp ' . serialize_block_attributes( array( 'consentText' => $text ) ) . ' --><div class="wp-block-dovetail-mailchimp"></div><!-- /wp:dovetail/mailchimp -->' );
		$this->assertStringContainsString( 'When you join, your email address is shared with the site owner and with Mailchimp', $html );
	}

	public static function empty_texts(): array {
		return array(
			'no text'          => array( '' ),
			'only a space'     => array( ' ' ),
			'a format, no text' => array( '<strong><br></strong>' ),
		);
	}

	protected static function counts(): array {
		return Form::counts();
	}

	private static function drawn_fields( int $id ): array {
		$GLOBALS['post'] = get_post( $id );
		setup_postdata( $GLOBALS['post'] );
		$inputs = new \WP_HTML_Tag_Processor( apply_filters( 'the_content', $GLOBALS['post']->post_content ) );
		$fields = array(
			'dovetail_email'       => 'ann@example.com',
			'dovetail_leave_empty' => '',
		);
		while ( $inputs->next_tag( 'input' ) ) {
			if ( 'hidden' === $inputs->get_attribute( 'type' ) ) {
				$fields[ $inputs->get_attribute( 'name' ) ] = $inputs->get_attribute( 'value' );
			}
		}
		return $fields;
	}
}
