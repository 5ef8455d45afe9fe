<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Search_Words;
use Dovetail\Tests\Test_Case;

final class SearchWordsTest extends Test_Case {

	/** A search index table. The records in these tests are posts. */
	const TABLE = 'entry_words';

	/** @dataProvider searches */
	public function test_a_search_finds_records_with_all_its_words_or_word_beginnings( string $text, string $search, bool $is_found ): void {
		$post = $this->create_post();
		Search_Words::add( self::TABLE, array( $post => $text, $post + 1 => 'Something else' ) );
		$this->assertSame( $is_found ? array( $post ) : array(), self::find( $search ) );
	}

	public static function searches(): array {
		return array(
			'a word in a different case'               => array( "Is there rye bread?\nAnn", 'RYE', true ),
			'the beginning of a word'                  => array( 'Is there rye bread?', 'brea', true ),
			'the end of a word'                        => array( 'Is there rye bread?', 'read', false ),
			'words in a different order'               => array( 'Is there rye bread?', 'bread rye', true ),
			'one word that the record lacks'           => array( 'Is there rye bread?', 'bread spelt', false ),
			'an email address'                         => array( 'ann.berg@example.com', 'Ann.Berg@Example.com', true ),
			'the beginning of an email address'        => array( 'ann.berg@example.com', 'ann.be', true ),
			'the domain of an email address'           => array( 'ann.berg@example.com', '@exam', true ),
			'the beginning of another address'         => array( 'anna@example.com', 'ann@example.com', false ),
			'words without their accents'              => array( 'José Müller', 'jose muller', true ),
			'words with accents that the record lacks' => array( 'Jose Muller', 'José Müller', true ),
			'characters in Japanese'                   => array( '明日は東京都に行きます', '東京都', true ),
			'one character in Japanese'                => array( '明日は東京都', '都', true ),
			'characters in a different order'          => array( '明日は東京都に行きます', '都東京', false ),
			'Cyrillic'                                 => array( 'Заказ хлеба', 'ЗАКАЗ хле', true ),
			'Hindi'                                    => array( 'नमस्ते दुनिया', 'दुनिया', true ),
			'a word of many characters'                => array( str_repeat( 'long', 20 ), str_repeat( 'long', 20 ), true ),
			'only punctuation'                         => array( '100 %', '%', false ),
			'a wildcard of LIKE'                       => array( 'rye', '_ye', false ),
			'invalid UTF-8'                            => array( 'rye', "\xFF", false ),
		);
	}

	public function test_a_common_word_is_found_in_the_newest_records_and_together_with_a_rare_word(): void {
		$posts = array_map( fn() => $this->create_post(), range( 1, 3 ) );
		Search_Words::add( self::TABLE, array_fill_keys( range( $posts[2] + 1, $posts[2] + Search_Words::MAX_RARE ), 'common' ) );
		Search_Words::add( self::TABLE, array( $posts[0] => 'common rare', $posts[1] => 'commons', $posts[2] => 'rare' ) );
		$this->assertSame( array( $posts[0], $posts[1] ), self::find( 'common' ) );
		$this->assertSame( array( $posts[0] ), self::find( 'rare common' ) );
		$this->assertSame( array(), self::find( 'common missing' ) );
		list( $where, $values ) = Search_Words::where( self::TABLE, 'common' );
		$this->assertLessThan( 200, strlen( $where ), 'No list of all records.' );
		$this->assertCount( 2, $values );
	}

	public function test_only_the_first_words_of_a_long_record_are_indexed(): void {
		$post = $this->create_post();
		Search_Words::add( self::TABLE, array( $post => implode( ' ', array_map( static fn( int $number ): string => "word$number", range( 1, 5000 ) ) ) ) );
		$this->assertSame( array( $post ), self::find( 'word300' ) );
		$this->assertSame( array(), self::find( 'word301' ) );
		$this->assertSame( (string) Search_Words::MAX_WORDS, Database::value( 'SELECT COUNT(*) FROM {entry_words}' ) );
	}

	/** @dataProvider sizes */
	public function test_a_search_looks_for_a_rare_word_and_reads_only_its_records( string $search, int $queries ): void {
		// The first query of a request may also check the tables.
		Search_Words::where( self::TABLE, 'first' );
		$this->assertSame( $queries, $this->count_queries( static fn() => Search_Words::where( self::TABLE, $search ) ) );
	}

	public static function sizes(): array {
		return array(
			'nothing'                         => array( '', 0 ),
			'a word'                          => array( 'rye', 2 ),
			'two words, one of which is rare' => array( 'rye bread', 2 ),
			'a thousand'                      => array( str_repeat( 'rye ', 1000 ), 2 ),
		);
	}

	/** @return int[] IDs that a search finds. */
	private static function find( string $search ): array {
		list( $where, $values ) = Search_Words::where( self::TABLE, $search );
		return array_map( 'intval', Database::column( "SELECT ID FROM {posts} WHERE $where ORDER BY ID", $values ) );
	}
}
