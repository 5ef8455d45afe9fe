<?php
namespace Dovetail\Newsletter\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Newsletter\Form;
use Dovetail\Plugin\Deliveries;
use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;

/** Base class for tests with a mocked provider. */
abstract class Newsletter_Test_Case extends Test_Case {

	use Mock_Platform;

	const GHOST = array(
		'provider' => 'ghost',
		'address'  => 'https://news.example.com',
	);

	const MAILERLITE = array(
		'provider' => 'mailerlite',
		'key'      => 'good-key',
	);

	const ANN = array(
		'dovetail_email'      => 'ann@example.com',
		'dovetail_first_name' => 'Ann',
		'dovetail_last_name'  => 'Berg',
	);

	/**
	 * Chooses a provider as the settings page does.
	 *
	 * @param array<string, string> $values
	 */
	protected static function choose( array $values ): void {
		$setting = Connections::option_name( 'newsletter' );
		// Turn off the provider that the test site uses by default.
		update_option( 'e2e_no_newsletter', 1 );
		delete_option( $setting );
		update_option( $setting, $values );
	}

	protected static function draw( array $attributes = array() ): string {
		$json   = wp_json_encode( (object) $attributes );
		$button = '<!-- wp:dovetail/button {"element":"button","text":"Subscribe"} /-->';
		return do_blocks( "<!-- wp:dovetail/newsletter $json --><div class=\"wp-block-dovetail-newsletter\">$button</div><!-- /wp:dovetail/newsletter -->" );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array{status: string, message: string}|\WP_Error
	 */
	protected static function subscribe( array $fields = self::ANN ) {
		$signed = array( 'dovetail_settings' => $fields['dovetail_settings'] ?? '{}' );
		return Form::kind()->take( $fields + $signed + array( 'dovetail_signature' => Form::kind()->sign( $signed ) ) );
	}

	/** @return array<int, array{0: string, 1: mixed}> Requests that providers received: path and data. */
	protected static function calls(): array {
		return array_map( static fn( $request ) => array( $request['path'], $request['data'] ), self::asked( '~ newsletter:/(api|members)/~' ) );
	}

	protected static function count_waiting(): int {
		return count( Deliveries::find_all( 'newsletter' ) );
	}
}
