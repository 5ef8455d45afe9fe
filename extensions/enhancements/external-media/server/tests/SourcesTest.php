<?php
namespace Dovetail\External_Media\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\External_Media\Sources;

require_once __DIR__ . '/class-media-test-case.php';

final class SourcesTest extends Media_Test_Case {

	public function test_the_platform_is_used_without_a_key_and_an_error_explains_if_both_are_missing(): void {
		self::connect( 'pexels', '' );
		$query = array( 'search' => 'sea' );
		$data  = json_decode( wp_json_encode( $this->list( 'pexels', $query + array( 'number' => 20 ) )->get_data() ), true );
		$this->assertSame( 'pexels-photo-7000.png', $data['media'][0]['name'] );
		$this->assertSame( array(), self::paths( '~^/v1/~' ) );
		$this->assertCount( 1, self::paths( '~external-media/list/pexels$~' ) );
		$this->disconnect_platform();
		$this->assert_error( 424, 'missing_connection', 'No connected service can handle this request. An administrator can connect one under Dovetail → Connections.', $this->list( 'pexels', $query ) );
	}

	public function test_the_platform_lists_the_media_of_other_services(): void {
		$response = $this->list(
			'google_photos',
			array(
				'number' => 20,
				'path'   => '/',
			)
		);
		$this->assertSame( 'Bakery', json_decode( wp_json_encode( $response->get_data() ), true )['media'][0]['name'] );
		$response = $this->list( 'flickr', array( 'number' => 20 ) );
		$this->assertSame( array( 404, 'rest_invalid_service' ), array( $response->get_status(), $response->get_data()['code'] ) );
	}

	public function test_the_editor_lists_the_sites_sources_before_the_platforms(): void {
		$this->assertSame( array( 'pexels site', 'openverse site', 'google_photos platform' ), self::sources() );
		self::connect( 'pexels', '' );
		$this->assertSame( array( 'openverse site', 'google_photos platform', 'pexels platform' ), self::sources() );
		$this->disconnect_platform();
		$this->assertSame( array( 'openverse site' ), self::sources() );
		self::connect( 'pexels', self::KEY );
		$this->assertSame( array( 'pexels site', 'openverse site' ), self::sources() );
	}

	// Without sources, the editor adds no filter, which `chooser.jsdom.test.tsx` tests.
	public function test_users_who_may_not_upload_get_no_sources(): void {
		$this->disconnect_platform();
		$sources = static fn() => apply_filters( 'dovetail_blocks_initial_state', array() )['mediaSources'];
		$this->act_as( 'contributor' );
		$this->assertSame( array(), $sources() );
		$this->act_as( 'author' );
		$this->assertNotEmpty( $sources() );
	}

	public function test_the_site_relays_photos_only_with_its_own_pexels_key(): void {
		$relays = static fn() => array_column( Sources::all(), 'relay', 'id' );
		$this->assertSame( array( 'pexels' => rest_url( 'dovetail/v1/media-relay/pexels/' ) ), $relays() );
		self::connect( 'pexels', '' );
		$this->assertSame( array(), $relays() );
	}

	/** @dataProvider keys */
	public function test_a_pexels_key_is_checked_when_stored( string $key, string $stored, string $sentence, string $refused ): void {
		self::connect( 'pexels', $key );
		$state = Connection_State::get( 'pexels' );
		$this->assertSame( array( $stored, $sentence, $refused ), array( get_option( Connections::option_name( 'pexels' ) ), $state['sentence'], $state['refused'] ) );
	}

	public static function keys(): array {
		$revoked = 'revoked' . self::KEY;
		return array(
			'a valid key'     => array( self::KEY, self::KEY, 'Connected to Pexels.', '' ),
			'a malformed key' => array( 'no key!', self::KEY, 'Connected to Pexels.', 'The Pexels key was not saved. A key has 56 letters and digits. Copy it again from Pexels.' ),
			'a revoked key'   => array( $revoked, $revoked, 'Pexels rejected this key. Copy it again from your Pexels account and paste it here.', '' ),
		);
	}

	public function test_listing_photos_with_a_revoked_key_returns_an_error(): void {
		self::connect( 'pexels', 'revoked' . self::KEY );
		$response = $this->list( 'pexels', array( 'search' => 'sea' ) );
		$this->assertSame( array( 502, 'invalid_key' ), array( $response->get_status(), $response->get_data()['code'] ) );
	}
}
