<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Local_Business;
use Dovetail\Tests\Test_Case;

/** Tests the structured data about businesses on a page. */
final class LocalBusinessTest extends Test_Case {

	public function test_blocks_with_the_same_facts_describe_one_business(): void {
		$printed = $this->print_page( array( self::hours( '09:00' ), self::address( 'Bern' ), self::phone( '1' ), self::phone( '2' ), self::hours( '09:00' ) ) );
		$this->assertCount( 1, $printed );
		$this->assert_has( array( '@type' => 'LocalBusiness' ) + self::hours( '09:00' ) + self::address( 'Bern' ) + self::phone( '1' ), $printed[0] );
	}

	// spec: 002-1-11
	/** @dataProvider branches */
	public function test_different_opening_hours_describe_branches_with_the_nearest_address( array $said, array $businesses ): void {
		$printed = $this->print_page( $said );
		foreach ( $printed as $index => $business ) {
			$this->assertSame( 'LocalBusiness', $business['@type'] );
			$this->assertIsString( $business['name'] );
			$this->assertIsString( $business['url'] );
			unset( $printed[ $index ]['@context'], $printed[ $index ]['@type'], $printed[ $index ]['name'], $printed[ $index ]['url'] );
		}
		$this->assertEquals( $businesses, $printed );
	}

	public static function branches(): array {
		$early = self::hours( '08:00' );
		$late  = self::hours( '10:00' );
		$bern  = self::address( 'Bern' ) + self::phone( '1' );
		$basel = self::address( 'Basel' ) + self::phone( '2' );
		$both  = array( $bern + $early, $basel + $late );
		return array(
			'hours after the address'  => array( array( self::address( 'Bern' ), self::phone( '1' ), $early, self::address( 'Basel' ), self::phone( '2' ), $late ), $both ),
			'hours before the address' => array( array( $early, self::address( 'Bern' ), self::phone( '1' ), $late, self::address( 'Basel' ), self::phone( '2' ) ), $both ),
			'one phone'                 => array( array( $early, $late, self::phone( '1' ) ), array( $early + self::phone( '1' ), $late + self::phone( '1' ) ) ),
			'hours alone'               => array( array( $early, $late ), array( $early, $late ) ),
		);
	}

	public function test_an_archive_describes_no_business(): void {
		$this->assertSame( array(), $this->print_page( array( self::hours( '09:00' ), self::phone( '1' ) ), array( 'post_type' => 'post' ) ) );
	}

	public function test_other_posts_listed_on_a_page_describe_no_business(): void {
		query_posts( array( 'p' => $this->create_post() ) ); // A page of one post.
		the_post();
		$GLOBALS['post'] = get_post( $this->create_post( array( 'post_content' => 'Another' ) ) );
		Local_Business::add( self::phone( '1' ) );
		wp_reset_query(); // As it was.
		ob_start();
		Local_Business::print_once();
		$this->assertSame( '', ob_get_clean() );
	}

	/**
	 * Returns the structured data of a page whose blocks add these facts in order.
	 *
	 * @param array[]                   $said
	 * @param array<string, mixed>|null $query Query of an archive; null for the page of a single post.
	 */
	private function print_page( array $said, ?array $query = null ): array {
		$id = $this->create_post( array( 'post_content' => 'Hours' ) );
		query_posts( $query ?? array( 'p' => $id ) ); // The page is the main query.
		the_post();
		array_map( array( Local_Business::class, 'add' ), $said );
		ob_start();
		Local_Business::print_once();
		preg_match_all( '~<script[^>]*>([^<]*)</script>~', ob_get_clean(), $found );
		return array_map( static fn( $json ) => json_decode( $json, true ), $found[1] );
	}

	private static function hours( string $opens ): array {
		return array(
			'openingHoursSpecification' => array(
				array(
					'dayOfWeek' => 'Monday',
					'opens'     => $opens,
				),
			),
		);
	}

	private static function phone( string $number ): array {
		return array( 'telephone' => $number );
	}

	private static function address( string $town ): array {
		return array(
			'address' => array(
				'@type'           => 'PostalAddress',
				'addressLocality' => $town,
			),
		);
	}
}
