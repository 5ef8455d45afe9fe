<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Initial_State;
use Dovetail\Plugin\Registry;
use Dovetail\Tests\Test_Case;

final class InitialStateTest extends Test_Case {

	public function test_the_initial_state_can_be_filtered_and_no_value_can_close_its_script_element(): void {
		$this->act_as( 'author' );
		add_filter( 'dovetail_blocks_initial_state', static fn( $state ) => array( 'siteFragment' => '</script><b>&' ) + $state );
		$script = Initial_State::script();
		$this->assertStringNotContainsString( '<', $script );
		$this->assertMatchesRegularExpression( '/^window\.dovetailBlocksInitialState = .*;$/s', $script );
		$json = preg_replace( '/^window\.dovetailBlocksInitialState = |;$/', '', $script );
		$this->assert_has(
			array(
				'siteFragment' => '</script><b>&',
				'siteType'     => 'atomic',
				'jetpack'      => array( 'is_current_user_connected' => true ),
			),
			json_decode( $json, true )
		);
	}

	// spec: 000-4.1-3
	public function test_a_block_that_only_lacks_a_connection_is_offered_without_a_platform(): void {
		$lacking = self::lacking_a_connection();
		$this->assertNotEmpty( $lacking );
		add_filter( 'dovetail_blocks_availability', static fn( $records ) => self::lacking( $lacking ) + $records );
		foreach ( $lacking as $slug ) {
			$this->assertFalse( Initial_State::state()['availability'][ $slug ]['available'], $slug );
		}
		$this->disconnect_platform();
		$state = Initial_State::state();
		foreach ( $lacking as $slug ) {
			$this->assertTrue( $state['availability'][ $slug ]['available'] );
			$this->assertSame( Availability::rows()[ $slug ]['needs'][0], $state['availability'][ $slug ]['connection'] );
			$this->assertArrayNotHasKey( $slug, $state['titles'] );
			$this->assertFalse( Availability::is_available( $slug ), 'Visitors get no form that cannot work.' );
		}
	}

	public function test_a_block_that_is_unavailable_for_another_reason_is_not_offered_without_a_platform(): void {
		$lacking = self::lacking_a_connection();
		add_filter( 'dovetail_blocks_availability', static fn( $records ) => self::lacking( $lacking, 'switched_off' ) + $records );
		$this->disconnect_platform();
		foreach ( $lacking as $slug ) {
			$this->assertSame( 'switched_off', Initial_State::state()['availability'][ $slug ]['unavailable_reason'] );
		}
	}

	public function test_a_block_that_lacks_a_connection_names_the_one_that_the_editor_links_to(): void {
		$this->disconnect_platform();
		$lacking = array_column( Availability::all(), 'connection' );
		$this->assertNotEmpty( $lacking );
		$this->assertSame( array(), array_diff( $lacking, array_keys( Connections::all() ) ) );
	}

	/** @dataProvider reasons */
	public function test_every_unavailable_block_has_a_title( string $reason ): void {
		$blocks = array_keys( Registry::blocks() );
		add_filter( 'dovetail_blocks_availability', static fn( $records ) => self::lacking( $blocks, $reason ) + $records );
		$this->assertSame( array(), array_diff( $blocks, array_keys( Initial_State::state()['titles'] ) ) );
	}

	public static function reasons(): array {
		$reasons = array( 'missing_connection', 'missing_plan', 'not_listed', 'switched_off', 'unknown' );
		return array_combine( $reasons, array_map( static fn( string $reason ): array => array( $reason ), $reasons ) );
	}

	/** @return string[] Slugs of the blocks that need a connection. */
	private static function lacking_a_connection(): array {
		return array_keys( array_filter( Availability::rows(), static fn( array $row ): bool => $row['needs'] && null === $row['parent'] ) );
	}

	private static function lacking( array $slugs, string $reason = 'missing_connection' ): array {
		return array_fill_keys(
			$slugs,
			array(
				'available'          => false,
				'unavailable_reason' => $reason,
			)
		);
	}
}
