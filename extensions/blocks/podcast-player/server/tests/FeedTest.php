<?php
namespace Dovetail\Podcast_Player\Tests;

use Dovetail\Plugin\Queue;
use Dovetail\Podcast_Player\Feed;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-feeds.php';

final class FeedTest extends Test_Case {

	use Feeds;

	const BAKERS = 'A night with the bakers';

	public function test_only_authors_can_read_a_feed(): void {
		$this->assertSame( 401, $this->ask( self::url() )->get_status() );
		$this->act_as( 'author' );
		self::read( self::url() );
		$answer = $this->ask( self::url() );
		$this->assertSame( 200, $answer->get_status() );
		$this->assert_has(
			array(
				'title'   => 'Quiet Hours',
				'problem' => '',
			),
			$answer->get_data()
		);
	}

	/** @dataProvider addresses_without_a_podcast */
	public function test_an_author_sees_why_a_url_has_no_podcast( string $url, string $code ): void {
		$this->act_as( 'author' );
		$this->assertSame( $code, $this->ask( $url )->get_data()['code'] );
	}

	public static function addresses_without_a_podcast(): array {
		return array(
			'text that is not a URL'     => array( 'not an address', 'podcast_invalid_url' ),
			'a script URL'               => array( 'javascript:alert(1)', 'podcast_invalid_url' ),
			'a host that does not exist' => array( 'https://podcast.invalid/feed', 'podcast_unreachable' ),
			'a private host'             => array( 'https://10.0.0.1/feed', 'podcast_unreachable' ),
			'a missing file'             => array( self::url( 'nothing.xml' ), 'podcast_unreachable' ),
			'an HTML page'               => array( self::url( 'page.html' ), 'podcast_not_a_feed' ),
			'a feed without episodes'    => array( self::url( 'empty.xml' ), 'podcast_no_episodes' ),
		);
	}

	public function test_a_feed_without_a_complete_episode_within_the_size_limit_is_too_large(): void {
		$this->act_as( 'author' );
		$this->answer_http( static fn( $url, $args ) => array( 'body' => str_pad( '<rss version="2.0"><channel><item>', $args['limit_response_size'], 'x' ) ) );
		$this->assertSame( 'podcast_too_large', $this->ask( self::url() )->get_data()['code'] );
	}

	/** @dataProvider failures */
	public function test_the_last_good_copy_of_a_feed_is_shown_while_the_feed_fails( ?array $answer, string $problem ): void {
		self::read( self::url() );
		self::age( self::url() );
		$whole = wp_remote_retrieve_body( wp_remote_get( self::url() ) );
		$this->answer_http( static fn() => $answer ?? array( 'body' => substr( $whole, 0, intdiv( strlen( $whole ), 2 ) ) ) );
		$this->act_as( 'author' );
		$data = $this->ask( self::url() )->get_data();
		$this->assertSame( $problem, $data['problem'] );
		$this->assertSame( self::BAKERS, $data['tracks'][0]['title'] );
		$this->assertCount( 1, $this->requests() );
	}

	public static function failures(): array {
		return array(
			'an error response' => array( array( 'status' => 503 ), 'podcast_unreachable' ),
			'not a feed'        => array( array( 'body' => '<!doctype html><p>Sorry' ), 'podcast_not_a_feed' ),
			'a truncated feed'  => array( null, 'podcast_not_a_feed' ),
		);
	}

	public function test_visitors_can_refresh_only_a_player_in_a_post_and_not_any_url(): void {
		self::read( self::url() );
		$id = $this->create_post( array( 'post_content' => self::player( self::url(), array( 'itemsToShow' => 2 ) ) ), 'author' );
		self::age( self::url() );
		self::set_last_check_to_now();
		$route = self::refresh_route( self::draw( $id ) );
		$this->assertStringContainsString( "/podcast-player/$id/", $route );
		$answer = $this->rest( 'GET', $route );
		$this->assertSame( 200, $answer->get_status() );
		$this->assertSame(
			array(
				'pending' => false,
				'version' => 'old',
			),
			$answer->get_data()
		);
		$this->assertSame( 400, $this->rest( 'GET', $route, array( 'url' => self::url( 'single.xml' ) ) )->get_status() );
		$this->assertSame( 404, $this->rest( 'GET', preg_replace( '~[^/]{12}$~', '000000000000', $route ) )->get_status() );
		wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'draft',
			)
		);
		$this->assertSame( 404, $this->rest( 'GET', $route )->get_status() );
	}

	public function test_a_page_says_what_the_links_to_apps_are_for(): void {
		self::read( self::url() );
		$this->assertMatchesRegularExpression( '~__subscribe"><span class="[^"]*__label">Subscribe:</span><a [^>]*>RSS</a></p></div>~', do_blocks( self::player( self::url() ) ) );
	}

	public function test_viewing_a_page_sends_no_request_for_any_number_of_dead_feeds(): void {
		$this->refuse_all();
		$urls = array();
		for ( $n = 0; $n < 20; $n++ ) {
			$urls[] = self::url( "dead-$n.xml" );
		}
		$html = do_blocks( implode( "\n\n", array_map( array( self::class, 'player' ), $urls ) ) );
		$this->assertSame( array(), $this->requests() );
		foreach ( $urls as $url ) {
			$this->assertTrue( self::is_due( $url ), $url );
			$this->assertStringContainsString( "href=\"$url\">RSS</a>", $html );
			$this->assertStringNotContainsString( "$url</a>", $html );
		}
	}

	public function test_a_feed_is_fetched_by_only_one_request_at_a_time(): void {
		$meanwhile = null;
		$this->answer_http(
			static function () use ( &$meanwhile ) {
				self::read( self::url() );
				$author    = Feed::for_author( self::url() );
				$known     = self::known( self::url() );
				$meanwhile = array( $author['error'], $known['error'], abs( $known['checked'] - time() ) < 5 );
				return new \WP_Error( 'http_request_failed', 'No.' );
			}
		);
		self::read( self::url() );
		$this->assertSame( array( 'podcast_busy', 'podcast_busy', true ), $meanwhile );
		$this->assertCount( 1, $this->requests() );
		$this->assertSame( 'podcast_unreachable', self::known( self::url() )['error'] );
	}

	public function test_a_failed_feed_is_not_retried_for_five_minutes(): void {
		$this->refuse_all();
		self::read( self::url() );
		self::read( self::url() );
		$this->assertCount( 1, $this->requests() );
		foreach ( array( 0, 295 ) as $seconds ) {
			Clock::pass( $seconds );
			Feed::for_page( self::url() );
			$this->assertFalse( self::is_due( self::url() ), "$seconds" );
		}
		Clock::pass( 6 );
		Feed::for_page( self::url() );
		$this->assertTrue( self::is_due( self::url() ) );
	}

	public function test_an_author_can_retry_a_failed_feed_immediately(): void {
		$this->refuse_all();
		self::read( self::url() );
		Feed::for_author( self::url() );
		$this->assertCount( 2, $this->requests() );
	}

	public function test_feeds_are_fetched_after_the_clock_was_set_back(): void {
		$this->refuse_all();
		set_transient( Feed::transient_name( self::url() ), array( 'checked' => time() + YEAR_IN_SECONDS ) + Feed::EMPTY_ENTRY );
		Feed::for_page( self::url() );
		$this->assertTrue( self::is_due( self::url() ) );
	}

	public function test_a_feed_is_fetched_normally_after_a_database_error(): void {
		$this->refuse_all();
		$this->refuse_queries( '~dovetail_locks~', fn() => self::read( self::url() ) );
		$this->assertSame( array(), $this->requests() );
		self::read( self::url() );
		$this->assertCount( 1, $this->requests() );
	}

	public function test_an_author_can_fetch_at_most_twenty_feeds_a_minute(): void {
		$this->refuse_all();
		$this->act_as( 'author' );
		for ( $n = 1; $n <= 20; $n++ ) {
			$this->assertSame( 'podcast_unreachable', $this->ask( self::url() . "?$n" )->get_data()['code'] );
		}
		$this->assertSame( 'podcast_busy', $this->ask( self::url() . '?21' )->get_data()['code'] );
	}

	public function test_a_page_names_the_post_or_pattern_of_each_player_without_parsing_it_again(): void {
		self::read( self::url() );
		$player  = self::player( self::url(), array( 'itemsToShow' => 1 ) );
		$post    = $this->create_post_with_pattern( $player, $pattern );
		$plain   = $this->create_post_with_pattern( '<!-- wp:separator /-->' );
		$parsed  = 0;
		add_filter(
			'block_parser_class',
			static function ( $parser ) use ( &$parsed ) {
				++$parsed;
				return $parser;
			}
		);
		// Render once before counting: WordPress runs some code only once per request.
		self::draw( $plain );
		$parsed  = 0;
		$holders = self::holders( self::draw( $post ) );
		$times   = $parsed;
		$parsed  = 0;
		self::draw( $plain );
		$this->assertSame( $parsed, $times );
		$this->assertSame( array( $post, $post, $pattern ), $holders );
	}

	public function test_a_page_names_no_template_and_no_post_that_is_not_public(): void {
		self::read( self::url() );
		$player = self::player( self::url(), array( 'itemsToShow' => 1 ) );
		foreach ( array( array( 'post_password' => 'rye' ), array( 'post_status' => 'draft' ) ) as $fields ) {
			$this->assertSame( array(), self::holders( self::draw( $this->create_post( $fields + array( 'post_content' => $player ) ) ) ) );
		}
		unset( $GLOBALS['post'] );
		$this->assertSame( array(), self::holders( do_blocks( $player ) ) );
	}

	/** @dataProvider holders_of_players */
	public function test_only_players_in_public_posts_and_patterns_can_be_refreshed( int $status, string $type, array $fields = array(), string $around = '%s' ): void {
		self::read( self::url() );
		$player = self::player( self::url(), array( 'itemsToShow' => 1 ) );
		$id     = $this->create_post(
			$fields + array(
				'post_type'    => $type,
				'post_content' => sprintf( $around, $player ),
			)
		);
		$key    = substr( md5( self::url() . ' 1' ), 0, 12 );
		$this->assertSame( $status, $this->rest( 'GET', "/wpcom/v2/podcast-player/$id/$key" )->get_status() );
	}

	public static function holders_of_players(): array {
		return array(
			'a post'                         => array( 200, 'post' ),
			'nested groups in a post'        => array( 200, 'post', array(), '<!-- wp:group --><div><!-- wp:group --><div>%s</div><!-- /wp:group --></div><!-- /wp:group -->' ),
			'a pattern'                      => array( 200, 'wp_block' ),
			'a draft of a pattern'           => array( 404, 'wp_block', array( 'post_status' => 'draft' ) ),
			'a post in the trash'            => array( 404, 'post', array( 'post_status' => 'trash' ) ),
			'a pattern with a password'      => array( 404, 'wp_block', array( 'post_password' => 'rye' ) ),
			'a post with a password'         => array( 404, 'post', array( 'post_password' => 'rye' ) ),
			'a post type that is not public' => array( 404, 'oembed_cache' ),
			'a post without the player'      => array( 404, 'post', array(), '<p>rye</p>' ),
		);
	}

	private function refuse_all(): void {
		$this->answer_http( static fn() => new \WP_Error( 'http_request_failed', 'No.' ) );
	}

	private function ask( string $url ): \WP_REST_Response {
		return $this->rest( 'GET', '/wpcom/v2/podcast-player', array( 'url' => $url ) );
	}

	private static function is_due( string $url ): bool {
		return null !== Queue::next_time( Feed::REFRESH_EVENT, array( $url ) );
	}

	private static function set_last_check_to_now(): void {
		set_transient( Feed::transient_name( self::url() ), array( 'checked' => time() ) + self::known( self::url() ) );
	}

	private static function refresh_route( string $html ): string {
		self::assertMatchesRegularExpression( '/data-refresh="[^"]+"/', $html );
		preg_match( '/data-refresh="([^"]+)"/', $html, $found );
		return '/' . ltrim( str_replace( rest_url(), '', wp_specialchars_decode( $found[1] ) ), '/' );
	}

	/** @return int[] IDs of the posts and patterns that a page names for its players. */
	private static function holders( string $html ): array {
		return preg_match_all( '~/podcast-player/(\d+)/(?=[0-9a-f]{12}")~', $html, $found ) ? array_map( 'intval', $found[1] ) : array();
	}

	/**
	 * Creates a post that contains the block twice, and a third time in a synced pattern. Stores the pattern's ID in
	 * `$pattern`.
	 */
	private function create_post_with_pattern( string $block, ?int &$pattern = null ): int {
		$pattern = $this->create_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => "<!-- wp:group --><div>$block</div><!-- /wp:group -->",
			)
		);
		return $this->create_post( array( 'post_content' => $block . $block . '<!-- wp:block {"ref":' . $pattern . '} /-->' ) );
	}
}
