<?php
namespace Dovetail\Related_Posts\Tests;

use Dovetail\Related_Posts\Ranking;
use Dovetail\Related_Posts\Related_Posts;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-category-posts.php';

final class RelatedPostsTest extends Test_Case {

	use Category_Posts;

	const FIELD = 'jetpack-related-posts';

	/** @var array[] Limits of the queries for posts with the same terms and for titles. */
	private $limits = array();

	public function test_terms_rank_above_titles_and_only_the_newest_thousand_titles_are_read(): void {
		$this->note_limits();
		wp_set_post_tags( $this->post, array_map( static fn( $n ) => "tag $n", range( 1, 30 ) ) );
		$this->call_post_gooseberry();
		$this->add_post( 'Gooseberry jam', array( 'post_category' => array() ) );
		$this->add_post( 'Jar' );
		$this->assertSame( array( 'Jar', 'Gooseberry jam' ), $this->titles() );
		$this->assertCount( 11, $this->limits );
		$this->assertSame( array( 1000, 50 ), end( $this->limits ) );
	}

	public function test_titles_are_not_read_if_terms_find_enough_posts(): void {
		$this->note_limits();
		$this->call_post_gooseberry();
		$this->add_post( 'Gooseberry jam', array( 'post_category' => array() ) );
		foreach ( range( 1, 13 ) as $n ) {
			$this->add_post( "Jar $n" );
		}
		$this->assertNotContains( 'Gooseberry jam', $this->titles() );
		$this->assertSame( array( 500 ), array_unique( array_merge( ...$this->limits ) ) );
	}

	public function test_rare_terms_rank_above_frequent_terms(): void {
		$this->call_post_gooseberry();
		$apart = array( 'post_category' => array() );
		$this->add_post( 'Gooseberry jam', $apart );
		foreach ( range( 1, 13 ) as $n ) {
			$this->add_post( "Jar $n" );
		}
		// Give the post one rare term, and more frequent terms than the limit.
		$often = array_map( static fn( $n ) => "often $n", range( 1, 10 ) );
		wp_set_post_tags( $this->add_post( 'Frequent', $apart ), $often );
		wp_set_post_tags( $this->add_post( 'Frequent too', $apart ), $often );
		wp_set_post_tags( $this->add_post( 'Alone', $apart ), array( 'seldom' ) );
		wp_set_post_tags( $this->post, array_merge( $often, array( 'seldom' ) ) );
		$this->assertSame( array( 'Frequent too', 'Frequent', 'Alone', 'Gooseberry jam' ), $this->titles() );
	}

	public function test_a_shortcode_in_the_title_or_the_category_of_another_post_stays_text_on_this_page(): void {
		add_shortcode( 'loud', static fn() => 'SHOUTED' );
		wp_update_term( $this->category, 'category', array( 'name' => 'Jars [loud]' ) );
		$this->add_post( 'Jar [loud] other' );
		$GLOBALS['post'] = get_post( $this->post );
		setup_postdata( $GLOBALS['post'] );
		$html = apply_filters( 'the_content', '<!-- wp:dovetail/related-posts {"displayContext":true} /-->' );
		$this->assertStringContainsString( 'Jar &#091;loud] other', $html );
		$this->assertStringContainsString( 'Jars &#091;loud]', $html );
		$this->assertStringNotContainsString( 'SHOUTED', $html );
	}

	// spec: 002-5-15
	/** @dataProvider numbers */
	public function test_the_server_returns_one_to_six_related_posts( int $wanted, int $given ): void {
		foreach ( range( 1, 8 ) as $n ) {
			$this->add_post( "Jar $n" );
		}
		$this->assertCount( $given, Related_Posts::of( $this->post, $wanted ) );
	}

	public static function numbers(): array {
		return array( array( -3, 1 ), array( 0, 1 ), array( 1, 1 ), array( 4, 4 ), array( 6, 6 ), array( 99, 6 ) );
	}

	/** @dataProvider titles_of_posts */
	public function test_a_title_is_compared_by_its_unique_long_words_and_names_without_stop_words( string $title, array $words ): void {
		$this->assertSame( $words, Ranking::words( $title ) );
	}

	public static function titles_of_posts(): array {
		return array(
			'a word twice'           => array( 'The bread with the Bread', array( 'bread' ) ),
			'HTML'                   => array( 'Fish &amp; Chips, <b>homemade</b>', array( 'fish', 'chips', 'homemade' ) ),
			'umlauts'                => array( 'Äpfel für Ämter', array( 'äpfel', 'ämter' ) ),
			'Cyrillic'               => array( 'хлеб и вода', array( 'хлеб', 'вода' ) ),
			'SQL'                    => array( "50%_off '; DROP TABLE", array( 'drop', 'table' ) ),
			'names'                  => array( 'Learn PHP and 3D, not php', array( 'learn', 'php', '3d' ) ),
			'a short German word'    => array( 'Grüner Tee', array( 'grüner', 'tee' ) ),
			'capital letters only'   => array( 'ALL YOU CAN EAT', array() ),
			'Japanese'               => array( '東京のラーメン', array( '東京', '京の', 'のラ', 'ラー', 'ーメ', 'メン' ) ),
			'Japanese and Latin'     => array( 'PHP入門 a', array( 'php', '入門' ) ),
			'a repeated character'   => array( str_repeat( '東', 500 ), array( '東東' ) ),
			'an empty title'         => array( '', array() ),
		);
	}

	/** @dataProvider who_may_not_edit */
	public function test_the_rest_field_is_null_in_lists_and_for_users_who_may_not_edit_the_post( string $login, bool $is_single, array $query ): void {
		$this->add_post( 'Jar' );
		if ( '' !== $login ) {
			$this->act_as( $login );
		}
		if ( isset( $query['id'] ) || isset( $query['include'] ) ) {
			$query[ isset( $query['id'] ) ? 'id' : 'include' ] = isset( $query['id'] ) ? $this->post : array( $this->post );
		}
		$answer = $this->rest( 'GET', '/wp/v2/posts' . ( $is_single ? "/{$this->post}" : '' ), $query );
		$this->assertSame( 200, $answer->get_status() );
		$posts = rest_get_server()->response_to_data( $answer, false );
		foreach ( $is_single ? array( $posts ) : $posts as $post ) {
			$this->assertArrayHasKey( self::FIELD, $post );
			$this->assertNull( $post[ self::FIELD ] );
		}
		$this->assertNotEmpty( $posts );
		$this->assertSame( 0, $this->asked );
	}

	public static function who_may_not_edit(): array {
		$field = array( '_fields' => self::FIELD );
		return array(
			'a visitor'                   => array( '', true, array() ),
			'a visitor who requests it'   => array( '', true, $field ),
			'a visitor in a list'         => array( '', false, $field + array( 'per_page' => 100 ) ),
			'an author in a list with ID' => array( 'author', false, $field + array( 'id' => 0 ) ),
			'an author in a list of one'  => array( 'author', false, $field + array( 'include' => array() ) ),
		);
	}

	public function test_users_who_may_edit_a_post_get_its_related_posts_with_the_most_similar_first(): void {
		$mine  = array( 'post_author' => get_user_by( 'login', 'author' )->ID );
		$apart = array( 'post_category' => array() );
		$this->add_post( 'Both', array( 'tags_input' => array( 'jar' ) ) + self::on( 1 ) );
		$this->add_post( 'Shelf', self::on( 3 ) );
		$this->add_post( 'Jar <em>&amp;</em> lid', array( 'tags_input' => array( 'jar' ) ) + $apart + self::on( 2 ) );
		$this->add_post( 'Sourdough at home', $apart + self::on( 5 ) );
		$this->add_post( 'Nothing of the kind', $apart + self::on( 6 ) );
		foreach ( array( array( 'post_status' => 'private' ), array( 'post_status' => 'draft' ), array( 'post_password' => 'rye' ), array( 'post_date' => '2099-01-01 10:00:00' ) ) as $secret ) {
			$this->add_post( 'Secret', $secret + array( 'tags_input' => array( 'jar' ) ) );
		}
		wp_delete_post( $this->post, true );
		$post = $this->add_post( 'Sourdough', $mine + array( 'tags_input' => array( 'jar' ) ) );
		$this->act_as( 'author' );
		$posts = rest_get_server()->response_to_data( $this->rest( 'GET', "/wp/v2/posts/$post", array( '_fields' => self::FIELD ) ), false )[ self::FIELD ];
		$this->assertSame( array( 'Both', 'Shelf', 'Jar & lid', 'Sourdough at home' ), array_column( $posts, 'title' ) );
		$keys = array_keys( $posts[0] );
		sort( $keys );
		$this->assertSame( array( 'context', 'date', 'datetime', 'html', 'id', 'img', 'title', 'url' ), $keys );
	}

	private static function on( int $day ): array {
		return array( 'post_date' => "2026-01-0$day 10:00:00" );
	}

	private function call_post_gooseberry(): void {
		wp_update_post(
			array(
				'ID'         => $this->post,
				'post_title' => 'Gooseberry',
			)
		);
	}

	private function note_limits(): void {
		add_filter(
			'query',
			function ( $query ) {
				if ( false !== strpos( $query, 'AS newest' ) || false !== strpos( $query, 'ORDER BY object_id DESC' ) ) {
					preg_match_all( '~LIMIT\s+(\d+)~', $query, $found );
					$this->limits[] = array_map( 'intval', $found[1] );
				}
				return $query;
			}
		);
	}
}
