<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Controls;
use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Mail;
use Dovetail\Contact_Form\Schema;
use Dovetail\Contact_Form\Spam;
use Dovetail\Contact_Form\Spam_Guard;
use Dovetail\Contact_Form\Thanks;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Rejection_Log;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-form-test-case.php';

final class LimitsTest extends Form_Test_Case {

	const NETWORK_56 = '2a00:1:2:3%02x::1';
	const NETWORK_48 = '2a00:1:3:%02x00::1';

	public function test_requests_for_unknown_forms_store_nothing(): void {
		global $wpdb;
		$ask    = static fn() => self::send( bin2hex( random_bytes( 16 ) ), array( 'name' => 'x' ), array( 'script' => '1' ) )['refusal'];
		$stored = static fn() => array( (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name NOT LIKE 'dovetail_blocks_count_%_refused-unknown'" ), wp_cache_get( 'notoptions', 'options' ) );
		// Send one request first, because the first request also caches options of the test site.
		$ask();
		$before = $stored();
		$codes  = array();
		for ( $request = 0; $request < 300; $request++ ) {
			$codes[] = $ask()->get_error_code();
		}
		$this->assertSame( array( 'form_changed' ), array_values( array_unique( $codes ) ) );
		$this->assertSame( $before, $stored() );
		$this->assertSame( 'Your message was not sent because this form changed after you opened the page. Copy your text, reload the page and send it again.', $ask()->get_error_message() );
	}

	/** @dataProvider cheap_checks */
	public function test_a_message_that_is_too_large_or_too_fast_is_rejected_without_loading_its_form( array $more, int $bytes, string $code, int $queries ): void {
		$asked = 0;
		add_filter(
			'query',
			static function ( $query ) use ( &$asked ) {
				$asked += (int) ( false !== strpos( $query, 'dovetail_blocks_form_' ) );
				return $query;
			}
		);
		$result = self::send( str_repeat( 'a', 32 ), array( 'name' => 'x' ), $more + array( 'script' => '1' ), $bytes );
		$this->assertSame( $code, self::outcome( $result ) );
		$this->assertSame( $queries, $asked );
	}

	public static function cheap_checks(): array {
		return array(
			'too large'    => array( array( 'elapsed' => null ), 100000, 'form_too_large', 0 ),
			'too fast'     => array( array( 'elapsed' => '1' ), 100, 'form_too_fast', 0 ),
			'without time' => array( array( 'elapsed' => null ), 100, 'form_too_fast', 0 ),
			'unknown'      => array( array(), 100, 'form_changed', 1 ),
		);
	}

	public function test_only_the_schemas_of_unused_forms_are_deleted(): void {
		$used   = $this->publish( self::simple_form() );
		$schema = Schema::find( $used );
		$unused = Schema::keep( array( 'subject' => 'Other' ) + $schema );
		self::age_form( $used, 399 );
		self::age_form( $unused, 399 );
		Schema::sweep();
		$this->assertTrue( self::is_form_kept( $used ) );
		$this->assertTrue( self::is_form_kept( $unused ) );

		self::store( $used, self::ann() );
		$this->assertSame( gmdate( 'Y-m-d' ), self::day_of_form( $used ) );
		self::age_form( $unused, 401 );
		Schema::sweep();
		$this->assertTrue( self::is_form_kept( $used ) );
		$this->assertFalse( self::is_form_kept( $unused ) );
	}

	public function test_a_form_without_fields_is_not_stored(): void {
		$schema = Schema::find( $this->publish( self::simple_form() ) );
		$this->assertFalse( self::is_form_kept( Schema::keep( array( 'fields' => array() ) + $schema ) ) );
	}

	public function test_daily_message_limits_of_a_connection_and_of_the_site_say_when_to_retry(): void {
		update_option(
			'e2e_form_daily',
			array(
				'messages'      => 2,
				'site_messages' => 3,
			)
		);
		$post = $this->create_post( array( 'post_content' => self::simple_form() ) );
		$hash = self::hash_in( $post );
		$send = static function ( string $name, string $client ) use ( $hash ): ?\WP_Error {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = $client;
			return self::send( $hash, self::ann( $name ) )['refusal'];
		};
		$this->assertNull( $send( 'One', '203.0.113.7' ) );
		$this->assertNull( $send( 'Two', '::ffff:203.0.113.7' ) );
		$refusal = $send( 'Three', '203.0.113.7' );
		self::assert_refused( 'form_too_many_today', $refusal );
		$this->assertMatchesRegularExpression(
			'/^This message was not sent because too many messages came from your connection today\. Send it again in \d+ (hours?|min(ute)?s?)\.$/',
			$refusal->get_error_message()
		);
		// A rejected message does not use up the limits of other visitors.
		$this->assertNull( $send( 'Four', '203.0.113.8' ) );
		$refusal = $send( 'Five', '203.0.113.9' );
		self::assert_refused( 'form_site_is_full', $refusal );
		$this->assertStringContainsString( 'This message was not sent because this site reached its daily limit.', $refusal->get_error_message() );

		Clock::pass( DAY_IN_SECONDS );
		$this->assertNull( $send( 'Six', '203.0.113.7' ) );
		$this->assertSame( array( 'One', 'Two', 'Four', 'Six' ), self::senders( $post ) );
		$this->assertEquals(
			array(
				'connection-day' => 1,
				'site-day'       => 1,
			),
			Rejection_Log::counts()
		);
	}

	public function test_bytes_per_day_are_limited(): void {
		update_option( 'e2e_form_daily', array( 'bytes' => 30000 ) );
		$hash     = $this->publish( self::simple_form() );
		$outcomes = array_map( static fn( $name ) => self::outcome( self::send( $hash, self::ann( $name ), array(), 13000 ) ), array( 'a', 'b', 'c' ) );
		$this->assertSame( array( 'inbox', 'inbox', 'form_too_many_today' ), $outcomes );
	}

	public function test_a_message_is_rejected_if_the_limits_cannot_be_counted(): void {
		global $wpdb;
		$wpdb->suppress_errors();
		add_filter( 'dovetail_blocks_form_day', static fn() => array( 'messages' => 5 ), 99 );
		add_filter( 'query', static fn( $query ) => false !== strpos( $query, '_day-' ) ? 'SELECT nothing FROM nowhere' : $query );
		$refusal = Spam_Guard::rate( 10 );
		remove_all_filters( 'query' );
		$wpdb->suppress_errors( false );
		$this->assertSame( 'form_not_stored', $refusal->get_error_code() );
	}

	/** @dataProvider limits_of_the_owner */
	public function test_the_owner_can_limit_the_messages_per_connection_and_in_total( array $settings, array $rate, array $day ): void {
		remove_all_filters( 'dovetail_blocks_form_rate' );
		remove_all_filters( 'dovetail_blocks_form_day' );
		$seen = array();
		foreach ( array( 'rate', 'day' ) as $name ) {
			add_filter(
				"dovetail_blocks_form_$name",
				static function ( $limit ) use ( &$seen, $name ) {
					$seen[ $name ] = $limit;
					return $limit;
				}
			);
		}
		update_option( 'dovetail_blocks_settings', $settings );
		Spam_Guard::rate( 10 );
		$this->assert_has(
			array(
				'rate' => $rate,
				'day'  => $day,
			),
			$seen
		);
	}

	public static function limits_of_the_owner(): array {
		return array(
			'the defaults'                  => array(
				array( 'form_limit' => 0, 'form_day_limit' => 0 ),
				array( 'messages' => 10, 'seconds' => 600 ),
				array( 'messages' => 100, 'site_messages' => 2000 ),
			),
			'both'                          => array(
				array( 'form_limit' => 40, 'form_day_limit' => 500 ),
				array( 'messages' => 40, 'seconds' => 600 ),
				array( 'messages' => 250, 'site_messages' => 500 ),
			),
			'a low one for the whole site'  => array(
				array( 'form_limit' => 0, 'form_day_limit' => 50 ),
				array( 'messages' => 10, 'seconds' => 600 ),
				array( 'messages' => 25, 'site_messages' => 50 ),
			),
		);
	}

	/**
	 * @dataProvider pieces
	 * Security 18.
	 */
	public function test_a_message_with_much_markup_or_many_ampersands_is_stored_completely( string $piece ): void {
		$hash   = $this->publish( self::form( self::field( 'name' ) . str_repeat( self::field( 'textarea' ), 3 ) . self::BUTTON ) );
		$text   = str_repeat( $piece, intdiv( 20000, mb_strlen( $piece ) ) );
		$values = array(
			'name'       => 'Ann',
			'textarea'   => $text,
			'textarea-2' => $text,
			'textarea-3' => $text,
		);
		$result = self::send( $hash, $values, array(), 60000 );
		$this->assertNull( $result['refusal'] );
		$words = Database::value( 'SELECT words FROM {entries} WHERE id = %d', array( $result['entry'] ) );
		$this->assertTrue( implode( "\n", $values ) === $words, 'All of it is searched.' );
		$this->assertTrue( array_values( $values ) === array_column( Entries::read( $result['entry'] )['answers'], 'value' ), 'The message is whole.' );
	}

	public static function pieces(): array {
		return array_map( static fn( $piece ) => array( $piece ), array( '<', '&', 'é<', '漢', '<b>&amp;</b>' ) );
	}

	public function test_a_shortcode_in_an_answer_never_runs_even_if_the_page_is_filtered_twice(): void {
		$tags = $GLOBALS['shortcode_tags'];
		add_shortcode( 'dovetail_ran', static fn() => 'RAN' );
		add_shortcode( 'dovetail_other', static fn() => '' );
		$this->assertSame( 'RAN', do_shortcode( '[dovetail_ran]' ) );
		// Simulate a plugin that runs the shortcodes of a page twice.
		$filter = static fn( $html ) => do_shortcode( '[dovetail_other]' . do_shortcode( '[dovetail_other]' . $html ) );
		$html   = Controls::verbatim( "[dovetail_ran]\n\tx" );
		$this->assertSame( "[dovetail_ran]\n\tx", html_entity_decode( $html ) );
		$this->assertStringNotContainsString( 'RAN', $filter( "<p title=\"$html\">$html</p>" ) );

		$field  = array(
			'key'     => 'a',
			'type'    => 'textarea',
			'label'   => 'A',
			'consent' => '',
		);
		$result = array(
			'schema' => array(
				'thanks'  => '',
				'message' => '',
				'fields'  => array( $field ),
			),
			'values' => array( 'a' => "[dovetail_ran]\nx" ),
			'tester' => '',
		);
		$thanks = Thanks::draw( $result );
		$this->assertStringNotContainsString( 'RAN', $filter( $thanks ) );
		$this->assertStringContainsString( '<br>x', $thanks );
		$GLOBALS['shortcode_tags'] = $tags;
	}

	public function test_a_form_without_fields_renders_without_warnings_and_is_not_stored(): void {
		$before = self::count_forms();
		$this->act_as( 'contributor' );
		foreach ( array( 'a', 'b' ) as $subject ) {
			$answer = $this->rest(
				'POST',
				'/wp/v2/block-renderer/dovetail/contact-form',
				array(
					'context'    => 'edit',
					'attributes' => array( 'subject' => $subject ),
				)
			);
			$this->assertSame( 200, $answer->get_status() );
			$this->assertArrayHasKey( 'rendered', $answer->get_data() );
		}
		$this->assertSame( $before, self::count_forms() );
	}

	public function test_a_form_without_fields_is_rejected_as_empty(): void {
		$refusal = self::send( $this->publish( self::form( self::BUTTON ) ), array() )['refusal'];
		self::assert_refused( 'form_empty', $refusal, 400 );
	}

	/** @dataProvider limits_of_a_connection */
	public function test_all_addresses_of_an_ipv6_network_share_one_limit( callable $has_room, string $addresses, int $limit ): void {
		// Use the production limit, which test sites raise.
		add_filter(
			'dovetail_blocks_form_rate',
			static fn() => array(
				'messages' => 10,
				'seconds'  => 600,
			),
			99
		);
		$this->assertSame( $limit, self::had_room( $addresses, $limit + 2, $has_room ) );
	}

	public static function limits_of_a_connection(): array {
		$rate  = static fn() => null === Spam_Guard::rate( 10 );
		$spam  = static fn() => null === Spam::count();
		$reply = \Closure::bind( static fn( $visitor ) => Mail::has_room_for_reply( "visitor-$visitor@example.com" ), null, Mail::class );
		return array(
			'messages of a /56'          => array( $rate, self::NETWORK_56, 40 ),
			'messages of a /48'          => array( $rate, self::NETWORK_48, 160 ),
			'spam of a /56'              => array( $spam, self::NETWORK_56, 60 ),
			'spam of a /48'              => array( $spam, self::NETWORK_48, 240 ),
			'automatic replies to a /56' => array( $reply, self::NETWORK_56, 20 ),
			'automatic replies to a /48' => array( $reply, self::NETWORK_48, 80 ),
		);
	}

	/** @dataProvider networks */
	public function test_one_ipv6_network_cannot_use_up_the_daily_messages_of_the_site( string $addresses, int $accepted ): void {
		update_option(
			'e2e_form_daily',
			array(
				'messages'      => 2,
				'site_messages' => 20,
			)
		);
		$has_room = static fn() => null === Spam_Guard::rate( 10 );
		$this->assertSame( $accepted, self::had_room( $addresses, 24, $has_room ) );
	}

	public static function networks(): array {
		return array(
			'/56' => array( self::NETWORK_56, 8 ),
			'/48' => array( self::NETWORK_48, 10 ),
		);
	}

	private static function ann( string $name = 'Ann' ): array {
		return array(
			'name'  => $name,
			'email' => 'ann@example.com',
		);
	}

	private static function assert_refused( string $code, ?\WP_Error $refusal, int $status = 429 ): void {
		self::assertInstanceOf( \WP_Error::class, $refusal );
		self::assertSame( $code, $refusal->get_error_code() );
		self::assertSame( $status, $refusal->get_error_data()['status'] );
	}

	private static function age_form( string $hash, int $days ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = CONCAT( %s, SUBSTR( option_value, 11 ) ) WHERE option_name = %s", gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ), Schema::OPTION . $hash ) );
		wp_cache_flush();
	}

	private static function is_form_kept( string $hash ): bool {
		wp_cache_flush();
		return null !== Schema::find( $hash );
	}

	private static function day_of_form( string $hash ): string {
		global $wpdb;
		return substr( $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", Schema::OPTION . $hash ) ), 0, 10 );
	}

	private static function count_forms(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_form_%'" );
	}

	/**
	 * Calls the function for the given number of visitors in one network. Returns how many were within the limits.
	 *
	 * @param string $addresses Pattern of the IP addresses; see `NETWORK_56`.
	 */
	private static function had_room( string $addresses, int $visitors, callable $has_room ): int {
		$had = 0;
		for ( $visitor = 0; $visitor < $visitors; $visitor++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( $addresses, $visitor );
			$had                   += (int) $has_room( $visitor );
		}
		return $had;
	}
}
