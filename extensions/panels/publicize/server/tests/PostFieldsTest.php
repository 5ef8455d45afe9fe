<?php
namespace Dovetail\Publicize\Tests;

require_once __DIR__ . '/class-sharing-test-case.php';

final class PostFieldsTest extends Sharing_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
	}

	public function test_authors_can_change_sharing_settings_only_of_their_own_posts(): void {
		$change = array(
			'jetpack_publicize_connections' => array(
				array(
					'id'      => 'mastodon',
					'enabled' => false,
				),
			),
			'meta'                          => array( 'jetpack_publicize_message' => 'Mine <script>now</script> ' . str_repeat( 'é', 300 ) ),
		);
		$others = $this->create_post();
		$own    = $this->create_post( array(), 'author' );
		$this->act_as( 'author' );

		$this->assertSame( 403, $this->rest( 'POST', "/wp/v2/posts/$others", $change )->get_status() );
		$this->assertArrayNotHasKey( 'jetpack_publicize_connections', $this->fields( $others ) );
		$this->assertSame( '', get_post_meta( $others, 'jetpack_publicize_message', true ) );

		$this->assertSame( 200, $this->rest( 'POST', "/wp/v2/posts/$own", $change )->get_status() );
		$this->assertFalse( $this->fields( $own )['jetpack_publicize_connections'][0]['enabled'] );
		$this->assertSame( 255, mb_strlen( get_post_meta( $own, 'jetpack_publicize_message', true ) ) );
	}

	public function test_only_users_who_may_edit_a_post_can_read_its_log_or_retry_shares(): void {
		$post = $this->create_post();
		$this->act_as( 'author' );
		$this->assertSame( 403, $this->rest( 'GET', "/dovetail/v1/publicize/$post" )->get_status() );
		$this->assertSame( 403, $this->rest( 'POST', "/dovetail/v1/publicize/$post" )->get_status() );
		$this->act_as( 'admin' );
		$this->assertSame( 200, $this->rest( 'GET', "/dovetail/v1/publicize/$post" )->get_status() );
	}

	public function test_the_authors_message_is_shared_unchanged(): void {
		$words = "I <3 rye, 5 < 6 & “salt” 100%\n\nhttps://bakery.example/caf%C3%A9?a=1&b=2";
		$post  = $this->create_post(
			array(
				'post_content' => 'Rye.',
				'post_status'  => 'draft',
			),
			'author'
		);
		$this->act_as( 'author' );
		$data = $this->rest(
			'POST',
			"/wp/v2/posts/$post",
			array(
				'status' => 'publish',
				'meta'   => array( 'jetpack_publicize_message' => ' ' . str_replace( "\n", "\r\n", $words ) . "\x07 " ),
			)
		)->get_data();
		$this->share( $post );
		$this->assertSame( $words, $data['meta']['jetpack_publicize_message'] );
		$this->assertStringStartsWith( "$words\n\nhttp", $this->statuses()[0]['status'] );
	}

	public function test_a_post_stores_choices_for_at_most_a_hundred_connections(): void {
		$post = $this->create_post( array(), 'author' );
		$this->act_as( 'author' );
		foreach ( array( 'a', 'b', 'c' ) as $letter ) {
			$connections = array_map(
				static fn( $number ) => array(
					'id'      => $letter . $number,
					'enabled' => false,
				),
				range( 1, 80 )
			);
			$this->rest( 'POST', "/wp/v2/posts/$post", array( 'jetpack_publicize_connections' => $connections ) );
		}
		$kept = get_post_meta( $post, '_dovetail_publicize', true );
		$this->assertCount( 100, $kept );
		$this->assertFalse( $kept['c80'] );
	}

	public function test_a_visitor_gets_no_information_about_sharing(): void {
		$post = $this->create_post();
		$this->assertArrayNotHasKey( 'jetpack_publicize_connections', $this->rest( 'GET', "/wp/v2/posts/$post" )->get_data() );
		foreach ( array( '/wpcom/v2/publicize/connection-test-results', "/dovetail/v1/publicize/$post" ) as $route ) {
			$this->assertSame( 401, $this->rest( 'GET', $route )->get_status(), $route );
		}
	}

	public function test_our_field_is_renamed_if_another_plugin_has_a_field_with_its_name(): void {
		$post = $this->create_post();
		add_action(
			'rest_api_init',
			static fn() => register_rest_field( 'post', 'jetpack_publicize_connections', array( 'get_callback' => static fn() => array( 'theirs' ) ) ),
			1
		);
		$this->act_as( 'admin' );
		$fields = $this->fields( $post );
		$this->assertSame( array( 'theirs' ), $fields['jetpack_publicize_connections'] );
		$this->assertSame( 'mastodon', $fields['dovetail_publicize_connections'][0]['id'] );
	}

	private function fields( int $post ): array {
		return $this->rest( 'GET', "/wp/v2/posts/$post", array( 'context' => 'edit' ) )->get_data();
	}
}
