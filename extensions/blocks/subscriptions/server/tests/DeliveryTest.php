<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Html_Mail;
use Dovetail\Subscriptions\Links;
use Dovetail\Subscriptions\Mail;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-subscription-forms.php';

final class DeliveryTest extends Test_Case {
	use Subscription_Forms;

	/** @var \PHPMailer\PHPMailer\PHPMailer|null The PHPMailer that WordPress used for the last email. */
	private $mailer;

	/** @dataProvider mailers */
	public function test_the_one_click_unsubscribe_header_is_one_unencoded_line_with_every_mailer( string $mailer ): void {
		$ada    = self::add( 'ada' );
		$before = $this->wordpress_mailer();
		$link   = Links::unsubscribe( $ada );
		$source = $this->source( $mailer, static fn() => Mail::tell( $ada, self::news() ) );
		$this->assertSame(
			array( "List-Unsubscribe: <$link>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' ),
			self::headers( $source, '~unsubscribe|^[ \t]+=\?~i' )
		);
		$this->assertGreaterThan( 63, strlen( $link ) );
		// Emails from other plugins still use their own PHPMailer.
		$this->assertSame( $before, get_class( $GLOBALS['phpmailer'] ) );
	}

	public static function mailers(): array {
		return array(
			'mail'     => array( 'mail' ),
			'sendmail' => array( 'sendmail' ),
			'SMTP'     => array( 'smtp' ),
		);
	}

	public function test_the_one_click_unsubscribe_link_of_a_non_ascii_address_is_ascii_with_a_punycode_domain(): void {
		add_filter( 'home_url', static fn( $url, $path ) => 'https://bücher.example/блог' . $path, 10, 2 );
		$ada    = self::add( 'ada' );
		$source = $this->source( 'mail', static fn() => Mail::tell( $ada, self::news() ) );
		$lines  = array_map( static fn( $line ) => strtok( $line, '?' ), self::headers( $source, '~^List-Unsubscribe:~' ) );
		$this->assertSame( array( 'List-Unsubscribe: <https://xn--bcher-kva.example/%D0%B1%D0%BB%D0%BE%D0%B3/' ), $lines );
	}

	public function test_the_phpmailer_class_of_another_plugin_is_not_replaced(): void {
		$this->wordpress_mailer();
		$theirs               = new class( true ) extends \WP_PHPMailer {};
		$GLOBALS['phpmailer'] = $theirs;
		$this->source( 'mail', static fn() => Mail::tell( self::add( 'ada' ), self::news() ) );
		$this->assertSame( $theirs, $this->mailer );
		$this->assertSame( $theirs, $GLOBALS['phpmailer'] );
	}

	public function test_plain_text_that_looks_like_html_is_escaped_in_the_html_of_an_email(): void {
		add_filter( 'pre_option_blogname', static fn() => 'The &amp;amp; site' );
		$post = $this->create_post(
			array(
				'post_title'   => 'How to type &amp;nbsp;',
				'post_excerpt' => 'Write &amp;lt;b&amp;gt; or &amp;#8203;.',
				'post_content' => 'Text.',
			)
		);
		Mail::tell( self::add( 'ada' ), Mail::about( get_post( $post ) ) );
		$mail = $this->mails()[0];
		$this->assertSame( 'How to type &nbsp;', $mail['subject'] );
		foreach ( array(
			'<title>How to type &amp;nbsp;</title>',
			'>How to type &amp;nbsp;</h1>',
			'>Write &amp;lt;b&amp;gt; or &amp;#8203;.</p>',
			'>The &amp;amp; site</p>',
			'>Read it on The &amp;amp; site</a>',
			'subscribed to The &amp;amp; site.</p>',
		) as $part ) {
			$this->assertStringContainsString( $part, $mail['message'] );
		}
	}

	public function test_the_plain_text_of_an_email_wraps_at_76_characters_and_keeps_long_words_and_line_breaks(): void {
		$repeat = static fn( string $text, int $times ): string => trim( str_repeat( $text, $times ) );
		$word   = str_repeat( 'б', 90 );
		$lines  = array(
			$repeat( 'слово ', 40 ) => implode( "\n", array( $repeat( 'слово ', 12 ), $repeat( 'слово ', 12 ), $repeat( 'слово ', 12 ), $repeat( 'слово ', 4 ) ) ),
			str_repeat( 'а', 75 ) . ' в г' => str_repeat( 'а', 75 ) . "\nв г",
			str_repeat( 'а', 76 ) . ' в г' => str_repeat( 'а', 76 ) . "\nв г",
			str_repeat( 'а', 77 ) . ' в г' => str_repeat( 'а', 77 ) . "\nв г",
			"до $word после " . $repeat( 'я ', 50 ) => "до\n$word\nпосле " . $repeat( 'я ', 35 ) . "\n" . $repeat( 'я ', 15 ),
			$repeat( 'a b ', 19 ) . "\nnext" => $repeat( 'a b ', 19 ) . "\nnext",
			$word => $word,
		);
		$this->source( 'smtp', static fn() => Html_Mail::send( 'ada@example.com', 'News', array_keys( $lines ) ) );
		$this->assertSame( array_values( $lines ), explode( "\n\n", trim( $this->mailer->AltBody ) ) );
	}

	public function test_an_email_link_works_if_its_ampersands_are_escaped_once_or_several_times(): void {
		Mail::send_already_subscribed( self::add( 'bob' ) );
		$this->assertSame( 1, preg_match( '~href="([^"]+unsubscribe[^"]+)"~', $this->mails()[0]['message'], $found ) );
		$link  = Links::unsubscribe( self::add( 'ada' ) );
		$state = static fn( string $link ): string => Links::read( self::query( $link ) )['state'];
		$this->assertSame( 'ok', $state( $link ) );
		$this->assertSame( 'ok', $state( $found[1] ) );
		$this->assertSame( 'ok', $state( str_replace( '&', '&amp;amp;', $link ) ) );
		$this->assertSame( 'broken', $state( str_replace( '&', '&bmp;', $link ) ) );
	}

	public function test_emoji_in_our_emails_stay_text_and_other_plugins_emails_are_unchanged(): void {
		Html_Mail::send( 'ada@example.com', 'News', array( 'Bread 🍞' ) );
		wp_mail( 'ada@example.com', 'News', 'Bread 🍞', array( 'Content-Type: text/html' ) );
		list( $ours, $theirs ) = array_column( $this->mails(), 'message' );
		$this->assertStringContainsString( '>Bread 🍞</p>', $ours );
		$this->assertStringNotContainsString( '<img', $ours );
		$this->assertStringContainsString( '<img', $theirs );
	}

	/** @return array<string, mixed> Arguments of an email. */
	private static function news(): array {
		return array(
			'post'    => 0,
			'subject' => 'News',
			'parts'   => array( 'Text.' ),
			'footer'  => 'Why.',
		);
	}

	private static function add( string $name ): array {
		return Subscribers::add( "$name@example.com", 'Yes.', 0, true );
	}

	/** Makes WordPress create its PHPMailer, and returns its class name. */
	private function wordpress_mailer(): string {
		remove_all_filters( 'pre_wp_mail' );
		wp_mail( 'not an address', 'x', 'x' );
		return get_class( $GLOBALS['phpmailer'] );
	}

	/** Returns the source of the only email that is sent, as PHPMailer would pass it to the mail server. */
	private function source( string $mailer, callable $send ): string {
		remove_all_filters( 'pre_wp_mail' );
		$source = '';
		add_action(
			'phpmailer_init',
			function ( $phpmailer ) use ( $mailer, &$source ) {
				$this->mailer      = $phpmailer;
				$phpmailer->Mailer = $mailer;
				$phpmailer->preSend();
				$source = str_replace( "\r\n", "\n", $phpmailer->getSentMIMEMessage() );
				throw new \Exception( 'Not sent.' );
			},
			999
		);
		$send();
		return $source;
	}

	/** @return string[] Header lines of an email that match a pattern. */
	private static function headers( string $source, string $pattern ): array {
		return array_values( preg_grep( $pattern, explode( "\n", strstr( $source, "\n\n", true ) ) ) );
	}
}
