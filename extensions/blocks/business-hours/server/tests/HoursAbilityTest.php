<?php
namespace Dovetail\Business_Hours\Tests;

use Dovetail\Business_Hours\Hours_Ability;
use Dovetail\Plugin\Database;
use Dovetail\Tests\Test_Case;

final class HoursAbilityTest extends Test_Case {

	/** Days of the week that begins on Sunday, November 22, 2026. */
	private const WEEK = array(
		'Sun' => '–',
		'Mon' => '13:00–17:00, 09:00–12:00',
		'Fri' => '18:00–02:00',
		'Sat' => '18:00–02:00',
	);

	/** @dataProvider moments */
	public function test_the_ability_returns_the_status_that_the_page_shows( string $now, string $status, string $until, array $week = self::WEEK, array $special = array() ): void {
		$found = Hours_Ability::status_at( self::block( $week, $special ), new \DateTimeImmutable( $now, new \DateTimeZone( 'Europe/Berlin' ) ) );
		$this->assertSame( $status, $found['status'] );
		$this->assertSame( $until, $found['until'] ? $found['until']->format( 'Y-m-d H:i' ) : '' );
	}

	public static function moments(): array {
		$night  = array_fill_keys( array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ), '00:00–24:00' );
		$closed = array( '2026-11-23/2026-11-24 Holiday' => '–' );
		return array(
			'before opening'                        => array( '2026-11-23 08:59', 'closed', '2026-11-23 09:00' ),
			'at the minute of opening'              => array( '2026-11-23 09:00', 'open', '2026-11-23 12:00' ),
			'at the minute of closing'              => array( '2026-11-23 12:00', 'closed', '2026-11-23 13:00' ),
			'days before opening'                   => array( '2026-11-24 10:00', 'closed', '2026-11-27 18:00' ),
			'past midnight'                         => array( '2026-11-28 01:30', 'open', '2026-11-28 02:00' ),
			'past midnight into the next week'      => array( '2026-11-29 01:59', 'open', '2026-11-29 02:00' ),
			'the next opening'                      => array( '2026-11-29 02:00', 'closed', '2026-11-30 09:00' ),
			'day and night'                         => array( '2026-11-25 03:00', 'always', '', $night ),
			'day and night until a holiday'         => array( '2026-11-22 03:00', 'open', '2026-11-23 00:00', $night, $closed ),
			'on a holiday'                          => array( '2026-11-23 10:00', 'closed', '2026-11-27 18:00', self::WEEK, $closed ),
			'on a holiday with hours'               => array( '2026-11-22 10:00', 'open', '2026-11-22 11:00', self::WEEK, array( '2026-11-22' => '10:00–11:00' ) ),
			'the night after a holiday with hours'  => array( '2026-11-26 01:00', 'open', '2026-11-26 02:00', self::WEEK, array( '2026-11-25' => '20:00–02:00' ) ),
			'without any hours'                     => array( '2026-11-23 10:00', 'unknown', '', array() ),
			'closed all week'                       => array( '2026-11-23 10:00', 'unknown', '', array( 'Mon' => '–' ) ),
			'on the day on which clocks are set back' => array( '2026-10-25 01:00', 'open', '2026-10-25 04:00', array( 'Sat' => '20:00–04:00' ) ),
		);
	}

	public function test_a_request_without_a_post_returns_the_hours_of_the_most_recently_changed_post(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->create_post( array( 'post_content' => self::block( array( 'Tue' => '10:00–11:00' ) ) ) );
		$this->create_post( array( 'post_content' => self::block( self::WEEK ), 'post_status' => 'draft' ) );
		$post = $this->create_post( array( 'post_content' => '<!-- wp:group --><div class="wp-block-group">' . self::block( self::WEEK ) . '</div><!-- /wp:group -->' ) );
		Database::update( 'posts', array( 'post_modified_gmt' => '2089-01-01 00:00:00' ), array( 'ID' => $post ) );
		$this->create_post( array( 'post_content' => self::block( array( 'Tue' => '10:00–11:00' ) ) ) );
		$this->act_as( 'contributor' );
		$hours = self::get();
		$this->assertSame( $post, $hours['post'] );
		$this->assertContains( $hours['status'], array( 'open', 'closed' ) );
		$this->assertMatchesRegularExpression( '~^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$~', $hours['until'] );
		$this->assertSame( array( '18:00–02:00' ), $hours['week']->Friday );
		$this->assertSame( array(), $hours['week']->Sunday );
		$this->assertSame( 200, $this->rest( 'GET', '/wp-abilities/v1/abilities/dovetail-blocks/get-opening-hours/run', array( 'input' => array( 'post' => (string) $post ) ) )->get_status() );
	}

	public function test_the_ability_returns_an_error_for_a_post_that_the_user_may_not_read(): void {
		$draft    = $this->create_post( array( 'post_content' => self::block( self::WEEK ), 'post_status' => 'draft' ) );
		$password = $this->create_post( array( 'post_content' => self::block( self::WEEK ), 'post_password' => 'secret' ) );
		$this->act_as( 'contributor' );
		foreach ( array( $draft, $password ) as $post ) {
			$this->assertSame( 'ability_invalid_permissions', self::get( compact( 'post' ) )->get_error_code() );
		}
		$this->act_as( 'editor' );
		$this->assertSame( $draft, self::get( array( 'post' => $draft ) )['post'] );
	}

	public function test_the_ability_returns_an_error_for_a_post_without_hours_and_a_missing_post(): void {
		$this->act_as( 'contributor' );
		foreach ( array( array(), array( 'post' => 999999 ), array( 'post' => $this->create_post() ) ) as $input ) {
			$this->assertSame( 'hours_not_found', self::get( $input )->get_error_code() );
		}
	}

	/** @return array|\WP_Error */
	private static function get( array $input = array() ) {
		return wp_get_ability( 'dovetail-blocks/get-opening-hours' )->execute( $input );
	}

	/**
	 * @param array<string, string> $week    Hours by day.
	 * @param array<string, string> $special Hours by days and name.
	 */
	private static function block( array $week, array $special = array() ): string {
		$rows = static fn( array $days ): string => implode( array_map( static fn( $day, $hours ) => "<div class=\"wp-block-dovetail-business-hours__day\"><dt>$day</dt><dd>$hours</dd></div>", array_keys( $days ), $days ) );
		return '<!-- wp:dovetail/business-hours {"a":1} --><div class="wp-block-dovetail-business-hours"><dl>' . $rows( $week ) . '</dl><dl class="wp-block-dovetail-business-hours__special">' . $rows( $special ) . '</dl></div><!-- /wp:dovetail/business-hours -->';
	}
}
