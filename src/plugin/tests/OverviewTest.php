<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Connections\Connections_Page;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Block_Strings;
use Dovetail\Plugin\Manifest;
use Dovetail\Plugin\Overview;
use Dovetail\Plugin\Patterns;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Registry;
use Dovetail\Plugin\Settings_Page;
use Dovetail\Plugin\Test_Mail;
use Dovetail\Plugin\Welcome;
use Dovetail\Tests\Test_Case;

final class OverviewTest extends Test_Case {

	public function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->disconnect_platform();
		foreach ( array( 'entries', 'subscribers', 'payments' ) as $table ) {
			delete_option( "dovetail_blocks_{$table}_changed" );
		}
		foreach ( array_keys( Connections::all() ) as $id ) {
			delete_option( Connections::option_name( $id ) );
			delete_option( Connection_State::OPTION_PREFIX . $id );
		}
		add_filter( 'dovetail_blocks_can_send_email', '__return_true', 5 );
		// Load the translated titles as in the admin.
		Block_Strings::add();
		$this->act_as( 'admin' );
	}

	public function tearDown(): void {
		self::forget_patterns();
		parent::tearDown();
	}

	public function test_a_new_site_shows_working_blocks_that_need_no_setup(): void {
		// The test site has a product for the block's fixtures.
		array_map( 'wp_delete_post', get_posts( array( 'post_type' => 'jp_pay_product', 'fields' => 'ids' ) ) );
		$rows = Overview::rows();
		$this->assertSame( array(), $rows['attention'] );
		$this->assertCount( 1, $rows['working'] );
		$this->assertMatchesRegularExpression( '~^\d\d blocks are ready to use$~', $rows['working'][0]['title'] );
		$this->assertStringContainsString( self::free_block()[1], $rows['working'][0]['text'] );
		$this->assertSame( array( 'Let visitors write to you', 'Welcome guests', 'Ask for donations', 'Sell something', 'Email your readers', 'Bring your subscribers', 'Let visitors share your posts', 'Learn how each block works', 'Move from another plugin' ), array_column( $rows['steps'], 'title' ) );
		$html = $this->html();
		$this->assertLessThan( strpos( $html, 'Works now' ), strpos( $html, 'Create a contact page' ) );
		$this->assertLessThan( strpos( $html, 'Connect services' ), strpos( $html, 'Works now' ) );
		$this->assertLessThan( strpos( $html, '<h2' ), strpos( $html, 'Nothing needs your attention.' ) );
	}

	public function test_a_variation_with_its_own_place_in_the_inserter_is_counted_like_a_block(): void {
		list( 'title' => $title, 'text' => $text ) = Overview::rows()['working'][0];
		$this->assertStringContainsString( ' Calendar of Events, ', $text );
		$this->assertSame( (int) $title, preg_match_all( '~, (?:and )?~', strtok( $text, '.' ) ) + 1 );
	}

	public function test_the_list_of_blocks_says_how_to_add_one_to_a_page(): void {
		$this->assertStringEndsWith( '. To add one, type “/” and its name in an empty line of a page or post.', Overview::rows()['working'][0]['text'] );
	}

	public function test_child_blocks_are_not_counted_as_ready_to_use(): void {
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( 0 === strpos( $name, 'dovetail/' ) && ( $type->parent || false === ( $type->supports['inserter'] ?? true ) ) ) {
				$this->assertDoesNotMatchRegularExpression( '~ ' . preg_quote( $type->title, '~' ) . '[,.]~', Overview::rows()['working'][0]['text'], $name );
			}
		}
	}

	public function test_blocks_that_show_nothing_before_they_are_set_up_are_not_counted_as_ready_to_use(): void {
		$this->assertNotEmpty( Manifest::needs_setup() );
		foreach ( Manifest::needs_setup() as $slug ) {
			$this->assertDoesNotMatchRegularExpression( '~ ' . Registry::blocks()[ $slug ]->title . '(?:[,.]| and )~', Overview::rows()['working'][0]['text'], $slug );
		}
	}

	public function test_the_search_on_the_connections_page_knows_the_blocks_that_need_no_connection(): void {
		$GLOBALS['title'] = 'Connections';
		ob_start();
		Connections_Page::render();
		unset( $GLOBALS['title'] );
		preg_match( '~ data-blocks="([^"]*)"~', (string) ob_get_clean(), $match );
		$words = array_column( json_decode( html_entity_decode( $match[1] ), true ), 'words', 'title' );
		$this->assertStringContainsString( 'opening hours', $words['Business Hours'] );
		$this->assertStringContainsString( 'webcal', $words['Calendar of Events'] );
	}

	public function test_services_are_listed_by_purpose_with_alternatives_together(): void {
		$services = array_column( Overview::rows()['services'], 'text', 'title' );
		$this->assertSame( array( 'Take payments', 'Send newsletters', 'Share posts', 'Find pictures', 'Show maps' ), array_keys( $services ) );
		$this->assertSame( count( wp_list_filter( Connections::all(), array( 'method' => 'none' ), 'NOT' ) ), preg_match_all( '~, | or ~', implode( ', ', $services ) ) + 1 );
		list( $one, $other ) = self::alternatives();
		$this->assertStringContainsString( Connections::all()[ $one ]['name'] . ' or ' . Connections::all()[ $other ]['name'], implode( ', ', $services ) );
	}

	public function test_only_the_listed_services_are_said_to_be_contacted_after_they_are_connected(): void {
		ob_start();
		Overview::render();
		$html = (string) ob_get_clean();
		$this->assertStringContainsString( 'Each of these services is optional and contacted only after you connect it.', $html );
		$this->assertStringContainsString( 'Blocks that need no connection contact their service when someone uses them.', $html );
	}

	public function test_alternatives_of_a_connected_service_are_not_listed(): void {
		list( $one, $other ) = self::alternatives();
		update_option( Connections::option_name( $one ), str_repeat( 'a', 32 ) );
		$services = implode( ', ', array_column( Overview::rows()['services'], 'text' ) );
		$this->assertStringNotContainsString( Connections::all()[ $other ]['name'], $services );
	}

	public function test_disabled_blocks_are_not_counted_as_ready(): void {
		list( $slug, $title ) = self::free_block();
		add_filter( 'dovetail_blocks_availability', static fn( array $records ): array => array( $slug => false ) + $records );
		$this->decide_again();
		$this->assertStringNotContainsString( $title, Overview::rows()['working'][0]['text'] );
	}

	public function test_a_page_whose_pattern_is_unavailable_is_not_suggested_as_a_next_step(): void {
		add_filter( 'dovetail_blocks_availability', '__return_empty_array' );
		$this->decide_again();
		$this->assertSame( array( 'Learn how each block works', 'Move from another plugin' ), array_column( Overview::rows()['steps'], 'title' ) );
	}

	public function test_a_completed_step_disappears(): void {
		Record_Counts::expect( 'entries' );
		$rows = Overview::rows();
		$this->assertNotContains( 'Let visitors write to you', array_column( $rows['steps'], 'title' ) );
		$this->assertContains( 'Forms', array_column( $rows['working'], 'title' ) );
	}

	public function test_the_page_created_by_a_step_starts_with_a_pattern(): void {
		parse_str( (string) wp_parse_url( Patterns::new_page_url( 'contact-page', 'Contact & more' ), PHP_URL_QUERY ), $_GET );
		$_REQUEST = $_GET;
		$page     = get_default_post_to_edit( 'page' );
		$this->assertStringContainsString( '<!-- wp:dovetail/', $page->post_content );
		$this->assertSame( 'Contact &amp; more', $page->post_title );
		foreach ( array( 'no-such-pattern', '', array( 'contact-page' ) ) as $unknown ) {
			$_GET['dovetail-pattern'] = $unknown;
			$this->assertSame( '', get_default_post_to_edit( 'page' )->post_content );
		}
	}

	public function test_a_restaurant_page_is_suggested_until_the_page_that_starts_with_its_pattern_is_published(): void {
		Record_Counts::expect( 'entries' );
		$titles = static fn(): array => array_column( Overview::rows()['steps'], 'title' );
		$this->assertContains( 'Welcome guests', $titles() );
		parse_str( (string) wp_parse_url( Patterns::new_page_url( 'restaurant', 'Restaurant' ), PHP_URL_QUERY ), $_GET );
		$_REQUEST = $_GET;
		$page     = get_default_post_to_edit( 'page', true )->ID;
		$this->assertContains( 'Welcome guests', $titles() );
		wp_update_post( array( 'ID' => $page, 'post_status' => 'publish' ) );
		$this->assertNotContains( 'Welcome guests', $titles() );
		wp_trash_post( $page );
		$this->assertContains( 'Welcome guests', $titles() );
	}

	public function test_a_restaurant_page_made_in_the_pattern_chooser_counts_as_one(): void {
		Record_Counts::expect( 'entries' );
		$page = array(
			'post_type'    => 'page',
			'post_title'   => 'Harbor Table',
			'post_status'  => 'publish',
			'post_content' => wp_slash( Patterns::start( 'restaurant' ) ),
		);
		$this->act_as( 'editor' );
		wp_insert_post( $page );
		$this->act_as( 'admin' );
		$this->assertNotContains( 'Welcome guests', array_column( Overview::rows()['steps'], 'title' ) );
	}

	public function test_a_warning_is_shown_only_if_the_site_probably_cannot_send_email(): void {
		$title = 'This site probably can’t send email';
		$this->assertNotContains( $title, array_column( Overview::rows()['attention'], 'title' ) );
		add_filter( 'dovetail_blocks_can_send_email', '__return_false' );
		$row = array_column( Overview::rows()['attention'], null, 'title' )[ $title ];
		$this->assertStringContainsString( 'Install an SMTP plugin.', $row['text'] );
		$this->assertSame( Test_Mail::url(), $row['url'] );
	}

	public function test_a_missing_privacy_policy_is_reported_until_one_is_published(): void {
		Record_Counts::expect( 'entries' );
		update_option( 'wp_page_for_privacy_policy', 0 );
		$title = 'Your forms have no privacy policy to link to';
		$this->assertContains( $title, array_column( Overview::rows()['attention'], 'title' ) );
		update_option( 'wp_page_for_privacy_policy', $this->create_post( array( 'post_type' => 'page' ) ) );
		$this->assertNotContains( $title, array_column( Overview::rows()['attention'], 'title' ) );
	}

	public function test_the_privacy_settings_link_to_the_suggested_text_and_show_a_missing_privacy_policy(): void {
		Record_Counts::expect( 'entries' );
		update_option( 'wp_page_for_privacy_policy', 0 );
		$html = $this->privacy_settings();
		$this->assertStringContainsString( '<a href="' . admin_url( 'options-privacy.php?tab=policyguide' ) . '">View the suggested text</a>', $html );
		$this->assertStringContainsString( '<strong>Your forms have no privacy policy to link to</strong>', $html );
		$this->assertStringContainsString( '<a href="' . admin_url( 'options-privacy.php' ) . '">Choose a privacy policy page</a>', $html );
		update_option( 'wp_page_for_privacy_policy', $this->create_post( array( 'post_type' => 'page' ) ) );
		$this->assertStringNotContainsString( 'Your forms', $this->privacy_settings() );
		add_filter( 'map_meta_cap', static fn( array $caps, string $cap ): array => 'manage_privacy_options' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		$this->assertStringNotContainsString( '<a ', $this->privacy_settings() );
	}

	private function privacy_settings(): string {
		Settings_Page::add_fields();
		ob_start();
		call_user_func( $GLOBALS['wp_settings_sections']['dovetail-blocks-privacy']['dovetail-blocks-privacy']['callback'], array() );
		return (string) ob_get_clean();
	}

	/** @dataProvider statuses */
	public function test_a_privacy_policy_that_is_chosen_but_not_published_can_be_opened( string $status ): void {
		Record_Counts::expect( 'entries' );
		$page = $this->create_post( array( 'post_type' => 'page', 'post_status' => $status ) );
		update_option( 'wp_page_for_privacy_policy', $page );
		$rows = array_column( Overview::rows()['attention'], 'url', 'title' );
		$this->assertSame( array( 'Your privacy policy is still a draft' => get_edit_post_link( $page, 'raw' ) ), $rows );
		wp_trash_post( $page );
		$this->assertSame( array( 'Your forms have no privacy policy to link to' => admin_url( 'options-privacy.php' ) ), array_column( Overview::rows()['attention'], 'url', 'title' ) );
	}

	public static function statuses(): array {
		return array( array( 'draft' ), array( 'pending' ) );
	}

	public function test_a_draft_of_the_privacy_policy_is_not_reported_to_people_who_cannot_edit_it(): void {
		Record_Counts::expect( 'entries' );
		$page = $this->create_post( array( 'post_type' => 'page', 'post_status' => 'draft' ) );
		update_option( 'wp_page_for_privacy_policy', $page );
		add_filter( 'map_meta_cap', static fn( array $caps, string $cap, int $user, array $args ): array => 'edit_post' === $cap && array( $page ) === $args ? array( 'do_not_allow' ) : $caps, 10, 4 );
		$this->assertSame( array(), Overview::rows()['attention'] );
	}

	/** @dataProvider states_of_a_connection */
	public function test_each_connection_is_listed_once_according_to_its_state( array $state, string $key, string $section, string $text ): void {
		$id   = array_key_first( wp_list_filter( Connections::all(), array( 'method' => 'api_key' ) ) );
		$name = Connections::names( array( $id ) )[0];
		update_option( Connections::option_name( $id ), $key );
		Connection_State::update( $id, $state + array( 'checked' => 0, 'isGood' => false, 'answered' => 0, 'failed' => 0, 'refused' => '' ) );
		$found = array();
		foreach ( Overview::rows() as $in => $rows ) {
			foreach ( $rows as $row ) {
				if ( false !== strpos( 'attention' === $in ? $row['title'] : $row['text'], $name ) ) {
					$found[ $in ] = $row['text'];
				}
			}
		}
		$this->assertSame( array( $section ), array_keys( $found ) );
		$this->assertStringContainsString( $text, $found[ $section ] );
	}

	public static function states_of_a_connection(): array {
		$key = str_repeat( 'a', 32 );
		return array(
			'not connected'                     => array( array(), '', 'services', '' ),
			'a rejected value'                  => array( array( 'refused' => 'This is no key.' ), '', 'attention', 'This is no key.' ),
			'not checked'                       => array( array(), $key, 'working', '.' ),
			'good'                              => array( array( 'checked' => 5, 'isGood' => true ), $key, 'working', '.' ),
			'rejected'                          => array( array( 'checked' => 5, 'sentence' => 'The key has expired.' ), $key, 'attention', 'The key has expired.' ),
			'a failure after the last response' => array( array( 'checked' => 5, 'isGood' => true, 'failed' => 9, 'failure' => 'No answer.' ), $key, 'attention', 'No answer.' ),
			'a response after a failure'        => array( array( 'checked' => 5, 'isGood' => true, 'failed' => 7, 'failure' => 'No answer.', 'answered' => 9 ), $key, 'working', '.' ),
		);
	}

	/** @dataProvider roles */
	public function test_each_role_sees_only_rows_about_features_that_it_can_use( string $login, array $sections ): void {
		array_map( array( Record_Counts::class, 'expect' ), array( 'entries', 'subscribers', 'payments' ) );
		$this->act_as( $login );
		$this->assertSame( $sections, array_map( static fn( array $rows ): array => array_column( $rows, 'label' ), Overview::rows() ) );
	}

	public static function roles(): array {
		return array(
			'an author' => array(
				'author',
				array(
					'attention' => array(),
					'working'   => array( 'Write a post', 'View entries' ),
					'steps'     => array( 'Read the guide' ),
					'services'  => array(),
				),
			),
			'an editor' => array(
				'editor',
				array(
					'attention' => array(),
					'working'   => array( 'Create a page', 'View entries' ),
					'steps'     => array( 'Create a restaurant page', 'Read the guide' ),
					'services'  => array(),
				),
			),
		);
	}

	public function test_a_module_that_cannot_read_its_records_shows_an_error_and_the_others_are_shown(): void {
		Record_Counts::expect( 'entries' );
		$rows = $this->refuse_queries( '~dovetail_entries~', array( Overview::class, 'rows' ) );
		$this->assertContains( 'The database did not answer', array_column( $rows['attention'], 'title' ) );
		$this->assertContains( 'Email your readers', array_column( $rows['steps'], 'title' ) );
	}

	public function test_a_row_from_another_plugin_is_shown_with_escaped_text(): void {
		$row = array(
			'section' => 'steps',
			'title'   => '<b>Sell</b>',
			'text'    => 'A & B',
			'label'   => 'Open <shop>',
			'url'     => 'javascript:alert(1)',
		);
		add_filter( 'dovetail_blocks_overview', static fn( array $parts ): array => $parts + array( 'shop' => static fn(): array => array( $row ) ) );
		$html = $this->html();
		$this->assertStringContainsString( '&lt;b&gt;Sell&lt;/b&gt;</h3><p>A &amp; B</p><div class="dovetail-overview__actions"><a class="button" href="">Open &lt;shop&gt;', $html );
	}

	public function test_buttons_with_the_same_label_have_the_titles_of_their_cards_in_their_names(): void {
		$rows = array();
		foreach ( array( 'Donate', 'Our "oven"' ) as $title ) {
			$rows[] = array( 'section' => 'attention', 'text' => '', 'label' => 'Edit Page', 'url' => admin_url() ) + compact( 'title' );
		}
		add_filter( 'dovetail_blocks_overview', static fn( array $parts ): array => $parts + array( 'shop' => static fn(): array => $rows ) );
		$html = $this->html();
		preg_match_all( '~ aria-label="([^"]*)">Edit Page</a>~', $html, $names );
		$this->assertSame( array( 'Edit Page: Donate', 'Edit Page: Our &quot;oven&quot;' ), $names[1] );
		$this->assertStringNotContainsString( 'Read the guide:', $html );
	}

	public function test_the_overview_sends_no_request_to_another_server(): void {
		$this->answer_http( static fn() => new \WP_Error( 'http_request_failed', 'No.' ) );
		array_map( array( Record_Counts::class, 'expect' ), array( 'entries', 'subscribers', 'payments' ) );
		$this->html();
		$this->assertSame( array(), $this->requests() );
	}

	public function test_opening_the_overview_dismisses_the_welcome_notice(): void {
		Welcome::offer();
		call_user_func( Overview::item( 'manage_options' )['load'] );
		$this->assertFalse( get_user_option( Welcome::OPTION ) );
	}

	private function html(): string {
		ob_start();
		Overview::render();
		return (string) ob_get_clean();
	}

	/** @return string[] IDs of two connections with a key, of which one is enough. */
	private static function alternatives(): array {
		foreach ( wp_list_filter( Connections::all(), array( 'method' => 'api_key' ) ) as $id => $connection ) {
			$ids = array_keys( wp_list_filter( Connections::all(), array( 'choice' => $connection['choice'], 'method' => 'api_key' ) ) );
			if ( '' !== $connection['choice'] && 2 === count( $ids ) ) {
				return $ids;
			}
		}
		return array();
	}

	private static function free_block(): array {
		$blocks = Registry::blocks();
		$slug   = array_key_first( array_intersect_key( wp_list_filter( Availability::rows(), array( 'parent' => null, 'needs' => array() ) ), $blocks ) );
		return array( $slug, $blocks[ $slug ]->title );
	}

	/** Makes the plugin check again which blocks and patterns are available. */
	private function decide_again(): void {
		self::forget_availability();
		self::forget_patterns();
	}

	private static function forget_patterns(): void {
		foreach ( preg_grep( '~^dovetail/~', array_column( \WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' ) ) as $name ) {
			unregister_block_pattern( $name );
		}
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( Patterns::CATEGORY ) ) {
			unregister_block_pattern_category( Patterns::CATEGORY );
		}
	}
}
