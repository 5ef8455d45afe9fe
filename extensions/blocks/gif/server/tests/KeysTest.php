<?php
namespace Dovetail\Gif\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Plugin\Initial_State;
use Dovetail\Plugin\Service_Urls;
use Dovetail\Tests\Test_Case;

final class KeysTest extends Test_Case {

	/** @dataProvider keys */
	public function test_an_invalid_giphy_key_is_rejected_with_a_reason_and_the_previous_key_is_kept( string $key, string $stored, string $pattern ): void {
		$this->act_as( 'admin' );
		$name = Connections::option_name( 'giphy' );
		update_option( $name, 'before' );
		update_option( $name, $key );
		$this->assertSame( $stored, get_option( $name ) );
		$this->assertMatchesRegularExpression( $pattern, Connection_State::get( 'giphy' )['refused'] );
	}

	public static function keys(): array {
		return array(
			'with a space' => array( 'abc 123', 'abc123', '/^$/' ),
			'markup'       => array( '"><script>', 'before', '/^The GIPHY key was not saved/' ),
		);
	}

	/** @dataProvider answers */
	public function test_a_key_is_checked_with_one_search_when_it_is_saved( string $id, array $answer, string $request, string $sentence, bool $is_good ): void {
		remove_all_filters( 'dovetail_blocks_services' );
		$this->act_as( 'admin' );
		$this->answer_http( static fn() => $answer );
		update_option( Connections::option_name( $id ), 'abc123' );
		$this->assert_has( array( 'isGood' => $is_good, 'sentence' => $sentence ), Connection_State::get( $id ) );
		$this->assertCount( 1, $this->requests() );
		$this->assertStringEndsWith( $request, $this->requests()[0]['url'] );
		$this->assertSame( ! $is_good, Connection_State::is_failing( $id ) );
	}

	public static function answers(): array {
		$giphy   = '/v1/gifs/search?q=cat&limit=1&api_key=abc123';
		$klipy   = '/v2/search?q=cat&limit=1&key=abc123';
		$refused = array(
			'status' => 401,
			'body'   => '{"data":[],"meta":{"status":401,"msg":"Unauthorized","response_id":""}}',
		);
		return array(
			'GIPHY accepts it'        => array( 'giphy', array( 'body' => '{"data":[]}' ), $giphy, 'Connected to GIPHY.', true ),
			'GIPHY rejects it'        => array( 'giphy', $refused, $giphy, 'GIPHY rejected this key. Copy it again from your GIPHY account and paste it here.', false ),
			'KLIPY accepts it'        => array( 'klipy', array( 'body' => '{"results":[]}' ), $klipy, 'Connected to KLIPY.', true ),
			'KLIPY rejects it'        => array( 'klipy', array( 'status' => 403, 'body' => 'Forbidden' ), $klipy, 'KLIPY rejected this key. Copy it again from your KLIPY account and paste it here.', false ),
			'KLIPY cannot be reached' => array( 'klipy', array( 'status' => 503 ), $klipy, 'KLIPY is busy. Try again in a minute.', false ),
		);
	}

	public function test_the_editor_gets_the_giphy_key_and_search_only_after_a_key_is_stored(): void {
		remove_all_filters( 'dovetail_blocks_services' );
		$name = Connections::option_name( 'giphy' );
		update_option( $name, '' );
		$this->assertSame( '', Service_Urls::get( 'gifs' ) );
		$this->assertSame( '', Initial_State::state()['serviceKeys']['gifs'] );
		update_option( $name, 'abc123' );
		$this->assertSame( 'https://api.giphy.com', Service_Urls::get( 'gifs' ) );
		$this->assertSame( 'abc123', Initial_State::state()['serviceKeys']['gifs'] );
	}

	public function test_a_klipy_key_enables_its_search(): void {
		remove_all_filters( 'dovetail_blocks_services' );
		update_option( Connections::option_name( 'klipy' ), 'xyz9' );
		$this->assertSame( 'https://api.klipy.com', Service_Urls::get( 'klipy' ) );
		$this->assertSame( 'xyz9', Initial_State::state()['serviceKeys']['klipy'] );
	}
}
