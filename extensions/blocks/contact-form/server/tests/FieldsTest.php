<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Contact_Form\Answers;
use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Fields;
use Dovetail\Contact_Form\Schema;
use Dovetail\Contact_Form\Thanks;
use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Patterns;

require_once __DIR__ . '/class-form-test-case.php';

final class FieldsTest extends Form_Test_Case {

	public function test_invisible_characters_are_removed_from_recipients_and_the_redirect_url(): void {
		$schema = Schema::of(
			Attributes::for_block(
				'contact-form',
				array(
					'to'                     => "\u{202a}ann@exam\u{200b}ple.com\u{202c}, bob@example.com",
					'customThankyouRedirect' => "\u{202a}https://example.org/\u{202c}",
				)
			),
			array(),
			0,
			true
		);
		$this->assertSame( array( 'ann@example.com', 'bob@example.com' ), $schema['to'] );
		$this->assertSame( 'https://example.org/', $schema['redirect'] );
	}

	public function test_invisible_characters_are_removed_from_a_pasted_service_key(): void {
		$this->assertSame( 'abc', Connections::clean_key( " ab\u{200b}c\u{202c}\n" ) );
	}

	/** @dataProvider checkboxes */
	public function test_a_consent_ignores_a_checked_default_in_its_post( string $type, string $value ): void {
		$attributes = array(
			'consentType'  => 'explicit',
			'defaultValue' => 'true',
		);
		$this->assertSame( $value, Fields::read( $type, $attributes )['default'] );
	}

	public static function checkboxes(): array {
		return array(
			'a consent'        => array( 'consent', '' ),
			'another checkbox' => array( 'checkbox', 'true' ),
		);
	}

	/** @dataProvider answers_of_visitors */
	public function test_the_server_validates_answers_by_the_same_rules_as_the_view_script( string $control, $value, bool $fits ): void {
		$field = array(
			'key'      => 'a',
			'type'     => 'tel' === $control ? 'telephone' : $control,
			'label'    => '',
			'required' => false,
			'options'  => array(),
			'consent'  => '',
			'message'  => '',
		);
		$this->assertSame( $fits, array() === Answers::validate( array( $field ), array( 'a' => $value ) )['errors'] );
	}

	/** Returns the test cases that the view script's tests use too. */
	public static function answers_of_visitors(): array {
		return array_map(
			static fn( $case ) => array( $case['control'], $case['value'], $case['fits'] ),
			self::cases( 'extensions/blocks/contact-form/tests/answers.cases.json' )
		);
	}

	public function test_a_date_is_formatted_for_people_and_unchanged_for_programs(): void {
		$answer = array(
			'type'  => 'date',
			'value' => '2026-12-24',
		);
		$this->assertSame( 'Thursday, December 24, 2026', Answers::in_full( $answer ) );
		$this->assertSame( '2026-12-24', Answers::for_machines( $answer ) );
	}

	/** @dataProvider date_formats */
	public function test_a_date_has_its_weekday_once( string $format, string $words ): void {
		update_option( 'date_format', $format );
		$this->assertSame( $words, Answers::words( array( 'type' => 'date', 'value' => '2026-12-07' ) ) );
	}

	public static function date_formats(): array {
		return array(
			'no weekday'            => array( 'j F Y', 'Monday, 7 December 2026' ),
			'a weekday'             => array( 'l j F Y', 'Monday 7 December 2026' ),
			'a short weekday'       => array( 'D, M j', 'Mon, Dec 7' ),
			'a number of a weekday' => array( 'N W/o', '1 50/2026' ),
			'escaped letters'       => array( 'j \\d\\e\\l n', 'Monday, 7 del 12' ),
		);
	}

	public function test_a_date_field_rejects_dates_before_the_site_s_today_only_if_the_author_wants_this(): void {
		update_option( 'timezone_string', 'Pacific/Kiritimati' );
		$now       = new \DateTimeImmutable( 'now', new \DateTimeZone( 'Pacific/Kiritimati' ) );
		$today     = $now->format( 'Y-m-d' );
		$yesterday = $now->modify( '-1 day' )->format( 'Y-m-d' );
		$post      = $this->create_post( array( 'post_content' => self::form( self::field( 'date', array( 'isFromToday' => true ) ) . self::field( 'date' ) . self::BUTTON ) ) );
		$sent      = static fn( string $coming, string $born ): array => self::send( self::hash_in( $post ), array( 'date' => $coming, 'date-2' => $born ) )['errors'];
		$this->assertSame( array( 'date' => 'Please choose today or a later date.' ), $sent( $yesterday, $yesterday ) );
		$this->assertSame( array(), $sent( $today, '1980-05-01' ) );
		$html = self::draw( $post );
		$this->assertSame( 1, substr_count( $html, ' min="' ) );
		$this->assertMatchesRegularExpression( '~<input type="date" [^>]* min="' . $today . '" data-too-early="Please choose today or a later date\."~', $html );
	}

	public function test_a_date_field_rejects_the_weekdays_that_its_author_excludes(): void {
		update_option( 'start_of_week', 1 );
		$post = $this->create_post( array( 'post_content' => self::form( self::field( 'date', array( 'weekdays' => array( 0, 3, 4, 9 ) ) ) . self::field( 'date', array( 'weekdays' => array( 3 ), 'isFromToday' => true ) ) . self::field( 'date' ) . self::BUTTON ) ) );
		$sent = static fn( string $date, string $second ): array => self::send( self::hash_in( $post ), array( 'date' => $date, 'date-2' => $second, 'date-3' => $date ) )['errors'];
		$this->assertSame(
			array(
				'date'   => 'Please choose one of these days: Wednesday, Thursday, Sunday.',
				'date-2' => 'Please choose one of these days: Wednesday.',
			),
			$sent( '2099-12-07', '2099-12-07' )
		);
		$this->assertSame( array( 'date-2' => 'Please choose today or a later date.' ), $sent( '2099-12-06', '2020-12-09' ) );
		$this->assertSame( array( 'date-2' => 'Please choose today or a later date. Please choose one of these days: Wednesday.' ), $sent( '2099-12-06', '2020-12-10' ) );
		$this->assertSame( array( 'date-2' => 'Please enter a date such as 2026-11-30: year, month and day.' ), $sent( '2099-12-06', 'soon' ) );
		$this->assertSame( array(), $sent( '2099-12-06', '2099-12-09' ) );
		$html = self::draw( $post );
		$this->assertStringContainsString( ' data-weekdays="0 3 4"', $html );
		$this->assertSame( 2, substr_count( $html, ' data-weekdays="' ) );
	}

	public function test_the_table_request_of_the_restaurant_page_is_for_today_or_later_and_for_one_of_its_times(): void {
		$fields = array_column( Fields::among( parse_blocks( Patterns::start( 'restaurant' ) ) ), null, 'label' );
		$this->assertTrue( $fields['Date']['from_today'] ?? false );
		$this->assertSame( array( 0, 3, 4, 5, 6 ), $fields['Date']['weekdays'] ?? array() );
		$this->assertSame( 'select', $fields['Time']['type'] );
		$this->assertContains( '7:30 pm', $fields['Time']['options'] );
	}

	public function test_thanks_that_repeat_a_table_request_do_not_call_it_a_message(): void {
		$schema = Schema::find( self::hash_in( $this->create_post( array( 'post_content' => Patterns::start( 'restaurant' ) ) ) ) );
		$thanks = static fn( array $values ): string => Thanks::draw(
			array(
				'schema' => $schema,
				'values' => $values,
				'tester' => '',
			)
		);
		$this->assertStringContainsString( '<p><strong>Thank you! This is what you sent:</strong></p><dl><dt>Guests</dt>', $thanks( array( 'select-2' => '4' ) ) );
		$this->assertStringContainsString( '<p><strong>Thank you! Your message has been sent.</strong></p></div>', $thanks( array() ) );
	}

	public function test_a_choice_field_without_options_is_not_rendered(): void {
		$html  = do_blocks(
			self::form(
				'<!-- wp:dovetail/field-radio {"label":"Nothing to choose","required":true,"options":[" "]} -->
<div class="wp-block-dovetail-field-radio">Nothing to choose</div>
<!-- /wp:dovetail/field-radio -->

<!-- wp:dovetail/field-select {"required":true} /-->

<!-- wp:dovetail/field-radio {"label":"Size","options":["Small","Large"]} -->
<div class="wp-block-dovetail-field-radio">Size<ul><li>Small</li><li>Large</li></ul></div>
<!-- /wp:dovetail/field-radio -->'
			)
		);
		$words = wp_strip_all_tags( $html );
		$this->assertStringContainsString( 'Size', $words );
		$this->assertStringNotContainsString( 'Nothing to choose', $words );
		$this->assertStringNotContainsString( '<select', $html );
		$this->assertSame( 2, substr_count( $html, 'type="radio"' ) );
	}

	/** @dataProvider fields_with_options */
	public function test_an_option_with_unusual_white_space_can_be_preselected_and_sent( string $type ): void {
		$option = "Two \u{200b}  per\u{a0}\tsons\u{ad}";
		$hash   = $this->publish(
			self::form(
				self::field(
					$type,
					array(
						'options'      => array( $option, 'Two per sons', 'Other' ),
						'defaultValue' => $option,
					)
				)
			)
		);
		$html   = self::draw( (int) get_posts( array( 'fields' => 'ids' ) )[0] );
		$this->assertSame( 1, preg_match_all( '~ value="([^"]*)" ?(?:selected|checked)~', $html, $values ), $html );
		$value = html_entity_decode( $values[1][0] );
		$this->assertSame( 'Two per sons', $value );
		$sent = 'checkbox-multiple' === $type ? array( $option ) : $option;
		$this->assertSame( 'inbox', self::outcome( self::send( $hash, array( $type => $sent ) ) ) );
	}

	/** @dataProvider fields_with_options */
	public function test_an_option_of_an_old_schema_with_unusual_white_space_can_be_sent_from_a_cached_page( string $type ): void {
		$schema                         = Schema::find( $this->publish( self::form( self::field( $type, array( 'options' => array( 'One', 'Two' ) ) ) ) ) );
		$schema['fields'][0]['options'] = array( "Two\u{a0}persons", 'Other' );
		$sent                           = 'checkbox-multiple' === $type ? array( "Two\u{a0}persons" ) : "Two\u{a0}persons";
		$this->assertSame( 'inbox', self::outcome( self::send( Schema::keep( $schema ), array( $type => $sent ) ) ) );
	}

	public static function fields_with_options(): array {
		return array(
			'radio buttons' => array( 'radio' ),
			'a dropdown'    => array( 'select' ),
			'checkboxes'    => array( 'checkbox-multiple' ),
		);
	}

	public function test_hidden_fields_are_neither_rendered_nor_expected(): void {
		$hidden = array(
			'required' => true,
			'metadata' => array( 'blockVisibility' => false ),
		);
		$hash   = $this->publish(
			self::form(
				self::group( false, self::field( 'email', array( 'label' => 'In a hidden group' ) ) )
				. self::field( 'name', $hidden + array( 'label' => 'Hidden' ) )
				. self::field( 'consent', $hidden )
				. self::field( 'email', array( 'label' => 'Visible', 'required' => true ) )
			)
		);
		$html   = self::draw( (int) get_posts( array( 'fields' => 'ids' ) )[0] );
		preg_match_all( '~data-field="([^"]*)".*?<label [^>]*>([^<]*) ~', $html, $found );
		$this->assertSame( array( array( 'email' ), array( 'Visible' ) ), array_slice( $found, 1 ) );
		$entry = self::store( $hash, array( 'email' => 'ada@example.com' ) );
		$this->assertSame( array( 'email' ), array_column( Entries::read( $entry )['answers'], 'key' ) );
	}

	public function test_fields_hidden_on_some_screens_are_optional_and_record_no_implicit_consent(): void {
		$fields = self::field( 'name', array( 'required' => true ) ) . self::field( 'consent' );
		$hash   = $this->publish( self::form( self::group( array( 'viewport' => array( 'mobile' => false ) ), $fields ) . self::field( 'text' ) ) );
		$entry  = self::store( $hash, array( 'text' => 'Hello' ) );
		$this->assertSame( array( '', '', 'Hello' ), array_column( Entries::read( $entry )['answers'], 'value' ) );
		$shown = $this->publish( self::form( self::group( array( 'viewport' => array( 'mobile' => true ) ), $fields ) ) );
		$entry = self::store( $shown, array( 'name' => 'Ada' ) );
		$this->assertSame( array( 'Ada', '1' ), array_column( Entries::read( $entry )['answers'], 'value' ) );
	}

	/** @param false|array $visibility The block visibility, as WordPress stores it. */
	private static function group( $visibility, string $fields ): string {
		return get_comment_delimited_block_content( 'core/group', array( 'metadata' => array( 'blockVisibility' => $visibility ) ), "<div class=\"wp-block-group\">$fields</div>" );
	}
}
