<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Abilities\Abilities;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database_Error;
use Dovetail\Tests\Test_Case;

/** Tests the plugin's abilities, including those of blocks. */
final class AbilitiesTest extends Test_Case {

	public function test_each_of_the_seven_abilities_declares_its_purpose_and_whether_it_changes_data(): void {
		$abilities = self::abilities();
		$this->assertCount( 7, $abilities );
		foreach ( $abilities as $name => $ability ) {
			$annotations = $ability->get_meta()['annotations'];
			$this->assertSame( array( 'readonly', 'destructive', 'idempotent' ), array_keys( array_filter( $annotations, 'is_bool' ) ), $name );
			$this->assertSame( Abilities::CATEGORY, $ability->get_category(), $name );
			$this->assertTrue( $ability->get_meta()['show_in_rest'], $name );
			$this->assertFalse( $ability->get_input_schema()['additionalProperties'], $name );
			$this->assertNotSame( array(), $ability->get_output_schema(), $name );
			$this->assertFalse( $annotations['destructive'], $name );
		}
		$this->assertTrue( wp_has_ability_category( Abilities::CATEGORY ) );
	}

	public function test_each_ability_rejects_visitors_and_subscribers(): void {
		foreach ( array( 0, $this->create_user( 'reader', 'subscriber' ) ) as $user ) {
			wp_set_current_user( $user );
			foreach ( self::abilities() as $name => $ability ) {
				$input = self::input( $ability->get_input_schema() );
				$this->assertTrue( $ability->validate_input( $input ), $name );
				$this->assertFalse( $ability->check_permissions( $input ), $name );
				$this->assertSame( 'ability_invalid_permissions', $ability->execute( $input )->get_error_code(), $name );
				$this->assertContains( $this->call( $ability, $input )->get_status(), array( 401, 403 ), $name );
			}
		}
	}

	public function test_invalid_input_returns_the_error_of_the_schema(): void {
		$this->act_as( 'admin' );
		foreach ( self::abilities() as $name => $ability ) {
			$error = $ability->execute( array( 'color' => 'red' ) + self::input( $ability->get_input_schema() ) );
			$this->assertInstanceOf( \WP_Error::class, $error, $name );
			$this->assertSame( 'ability_invalid_input', $error->get_error_code(), $name );
			$this->assertStringContainsString( 'color is not a valid property', $error->get_error_message(), $name );
		}
	}

	public function test_authors_get_the_reason_why_a_block_is_unavailable(): void {
		$slug = array_key_first( wp_list_filter( Availability::rows(), array( 'parent' => null, 'list' => 'production' ) ) );
		add_filter( 'dovetail_blocks_availability', static fn( $records ) => array( $slug => array( 'available' => false, 'unavailable_reason' => 'missing_plan', 'details' => array( 'a' ), 'required_plan' => 'pro' ) ) + $records );
		$this->act_as( 'contributor' );
		$rows = wp_get_ability( 'dovetail-blocks/list-unavailable-blocks' )->execute( array() );
		$row  = array_column( $rows, null, 'slug' )[ $slug ];
		unset( $row['title'] );
		$expected = array(
			'slug'    => $slug,
			'reason'  => 'missing_plan',
			'details' => array( 'a' ),
			'plan'    => 'pro',
		);
		$this->assertSame( $expected, $row );
		$this->assertSame( $rows, $this->call( wp_get_ability( 'dovetail-blocks/list-unavailable-blocks' ), array() )->get_data() );
	}

	public function test_error_messages_of_the_database_are_not_returned(): void {
		$this->act_as( 'admin' );
		add_filter(
			'dovetail_blocks_availability',
			static function (): void {
				throw new Database_Error( 'SELECT secret FROM hidden' );
			}
		);
		$error = wp_get_ability( 'dovetail-blocks/list-unavailable-blocks' )->execute( array() );
		$this->assertInstanceOf( \WP_Error::class, $error );
		$this->assertSame( 'database_refused', $error->get_error_code() );
	}

	private function call( \WP_Ability $ability, array $input ): \WP_REST_Response {
		$route = '/wp-abilities/v1/abilities/' . $ability->get_name() . '/run';
		if ( $ability->get_meta()['annotations']['readonly'] ) {
			return $this->rest( 'GET', $route, $input ? compact( 'input' ) : array() );
		}
		$request = new \WP_REST_Request( 'POST', $route );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( compact( 'input' ) ) );
		return rest_do_request( $request );
	}

	/** Returns the shortest valid input for a schema. */
	private static function input( array $schema ): array {
		$required = wp_list_filter( $schema['properties'] ?? array(), array( 'required' => true ) );
		return array_map(
			static fn( array $rule ) => 'integer' === $rule['type'] ? 1 : ( isset( $rule['format'] ) ? 'anna@example.org' : str_repeat( 'a', $rule['minLength'] ?? 1 ) ),
			$required
		);
	}

	/** @return array<string, \WP_Ability> Abilities of this plugin by name. */
	private static function abilities(): array {
		return array_filter( wp_get_abilities(), static fn( $ability ): bool => 0 === strpos( $ability->get_name(), Abilities::CATEGORY . '/' ) );
	}
}
