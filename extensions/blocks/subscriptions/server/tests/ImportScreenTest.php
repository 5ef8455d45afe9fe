<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_List;
use Dovetail\Subscriptions\Import_Screen;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Privacy;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Screen;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-import-lists.php';

final class ImportScreenTest extends Test_Case {

	use Import_Lists;

	public function test_a_preview_that_cannot_read_the_list_shows_an_error_with_a_retry_and_imports_nothing(): void {
		$this->draft( $this->people( 'person', 5 ) );
		$html = $this->refuse_queries( self::$reading_the_list, fn() => $this->preview() );
		$this->assertStringContainsString( 'This list could not be read from the database', $html );
		$this->assertStringContainsString( '>Try again</a>', $html );
		$this->assertStringContainsString( '>Discard list</button>', $html );
		$this->assertStringNotContainsString( 'new subscriber', $html );
	}

	public function test_a_preview_lists_unknown_status_values_such_as_numbers(): void {
		$this->draft( "email,status\na@x.org,1\nb@x.org,2\nc@x.org,<b>\nd@x.org,2\ne@x.org,active" );
		$html = $this->preview();
		$this->assertStringContainsString( '1 new subscriber', $html );
		$this->assertStringContainsString( 'their status is unknown: 4', $html );
		$this->assertStringContainsString( 'unknown: “1”, “2”, “&lt;b&gt;”.', $html );
	}

	public function test_a_preview_shows_the_first_addresses_that_will_be_added(): void {
		Subscribers::add( 'known@example.com', 'Yes.', 0, true );
		Mailbox::leave( Mailbox::of( 'left@example.com' ) );
		$this->draft( "known@example.com\nleft@example.com\n" . $this->people( 'new', 6 ) );
		$html = $this->preview();
		$this->assertStringContainsString( '<h3>First addresses to import</h3><p>new1@example.com, new2@example.com, new3@example.com, new4@example.com, new5@example.com …</p>', $html );
		$this->assertStringNotContainsString( 'known@', $html );
		$this->assertStringNotContainsString( 'left@', $html );
	}

	public function test_a_preview_without_new_addresses_shows_no_list_of_them(): void {
		Subscribers::add( 'known@example.com', 'Yes.', 0, true );
		$this->draft( 'known@example.com' );
		$this->assertStringNotContainsString( 'First addresses', $this->preview() );
	}

	public function test_a_preview_counts_what_is_not_imported_below_its_own_heading(): void {
		Subscribers::add( 'known@example.com', 'Yes.', 0, true );
		$this->draft( "new@example.com\nknown@example.com\nnew@example.com" );
		$this->assertStringContainsString( '<h2 data-dovetail-result>1 new subscriber</h2><h3>Not imported: 2</h3><ul class="ul-disc"><li>Already on the list and unchanged: 1</li><li>Duplicates in the file: 1<ul class="ul-disc"><li>Line 3: “new@example.com”</li></ul></li></ul><h3>First addresses', $this->preview() );
	}

	public function test_a_preview_and_the_result_name_ten_invalid_entries_with_their_lines(): void {
		$this->draft( "Email,Status\nada@example.com,active\n\n<b>bob</b>@nowhere,active\n" . $this->rows( implode( "\n", range( 'c', 'n' ) ), 'active' ) );
		foreach ( $this->preview_and_result() as $html ) {
			$this->assertStringContainsString( '<li>Entries that are not a valid address: 13<ul class="ul-disc"><li>Line 4: “&lt;b&gt;bob&lt;/b&gt;@nowhere”</li><li>Line 5: “c”</li>', $html );
			$this->assertStringContainsString( '<li>Line 13: “k”</li><li>and 3 more</li></ul>', $html );
		}
	}

	public function test_a_preview_names_ten_duplicates_with_their_lines_and_the_result_names_the_lines(): void {
		$people = $this->people( 'p', 12 );
		$this->draft( "sep=,\nEmail,Name\n" . $this->rows( $people, 'A' ) . $this->rows( $people, "\"Two\nlines\"" ) );
		foreach ( $this->preview_and_result() as $step => $html ) {
			$lines = 'preview' === $step
				? array( '<li>Duplicates in the file: 12<ul class="ul-disc"><li>Line 15: “p1@example.com”</li><li>Line 17: “p2@example.com”</li>', '<li>Line 33: “p10@example.com”</li><li>and 2 more</li></ul>' )
				: array( '<li>Duplicates in the file: 12<ul class="ul-disc"><li>Lines 15, 17, 19, 21, 23, 25, 27, 29, 31, 33</li><li>and 2 more</li></ul>' );
			foreach ( $lines as $line ) {
				$this->assertStringContainsString( $line, $html );
			}
		}
		// Their addresses are not kept any longer, because these people may unsubscribe.
		$this->assertStringNotContainsString( '@', serialize( Import::get() ) );
	}

	/** @dataProvider kept_entries */
	public function test_the_result_names_only_the_line_of_an_invalid_entry_that_may_contain_an_imported_address( string $cell, string $shown, string $kept ): void {
		$this->draft( "Name,Email\nA,\"$cell\"\nB,bob@example.com" );
		foreach ( $this->preview_and_result() as $step => $html ) {
			$text = 'result' === $step ? $kept : $shown;
			$this->assertStringContainsString( "<ul class=\"ul-disc\"><li>Line 2$text</li></ul>", $html );
		}
	}

	public static function kept_entries(): array {
		return array(
			'beside an imported address' => array( 'anna@example.com b@nowhere', ': “anna@example.com b@nowhere”', '' ),
			'shortened'                  => array( str_repeat( 'c@nowhere ', 8 ) . 'anna@example.com', ': “' . trim( str_repeat( 'c@nowhere ', 8 ) ) . '…”', '' ),
			'without a valid address'    => array( 'b@nowhere', ': “b@nowhere”', ': “b@nowhere”' ),
		);
	}

	public function test_the_result_names_the_lines_of_entries_without_text_after_the_others(): void {
		$this->start( "Name,Email\nA,anna@example.com x@nowhere\nB,b@nowhere" );
		Import::run();
		$this->assertStringContainsString( '<ul class="ul-disc"><li>Line 3: “b@nowhere”</li><li>Line 2</li></ul>', $this->preview( 'progress' ) );
	}

	public function test_the_result_names_a_line_with_several_duplicates_once(): void {
		$this->start( "a@example.com\na@example.com,A@example.com" );
		Import::run();
		$this->assertStringContainsString( '<ul class="ul-disc"><li>Line 2</li></ul>', $this->preview( 'progress' ) );
	}

	/** Yields the HTML of the preview, and of the finished import after running it. */
	private function preview_and_result(): iterable {
		yield 'preview' => $this->preview();
		Import::start( Import::get()['id'] );
		$this->assertTrue( Import::run() );
		yield 'result' => $this->preview( 'progress' );
	}

	public function test_the_named_entries_of_a_finished_import_are_deleted_when_its_result_is_dismissed_or_after_a_month(): void {
		foreach ( array( 'dismissed', 'old' ) as $case ) {
			$this->start( "Email\n$case@example.com\nbob@nowhere\nbob@nowhere" );
			Import::run();
			Clock::pass( 29 * DAY_IN_SECONDS );
			Import::unfinished();
			$this->assertStringContainsString( 'bob@nowhere', $this->preview( 'progress' ) );
			'dismissed' === $case ? $this->press( 'forget' ) : Clock::pass( 2 * DAY_IN_SECONDS );
			Import::unfinished();
			$this->assertStringNotContainsString( '@', serialize( Import::get() ) );
		}
		$this->assertStringContainsString( '<li>Entries that are not a valid address: 2</li>', $this->preview( 'progress' ) );
	}

	public function test_erasing_an_address_from_the_named_entries_of_a_result_does_not_keep_the_rest_longer(): void {
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		$this->start( "Email\nada@example.com\ngone@example.com/de\nbob@nowhere", 'ask' );
		while ( true !== Import::run() ) {
			Clock::pass( HOUR_IN_SECONDS );
		}
		Clock::pass( 20 * DAY_IN_SECONDS );
		$this->assertTrue( Privacy::erase( 'gone@example.com' )['items_removed'] );
		$html = $this->preview( 'progress' );
		$this->assertStringNotContainsString( 'gone@', $html );
		$this->assertStringContainsString( 'bob@nowhere', $html );
		Clock::pass( 11 * DAY_IN_SECONDS );
		Import::unfinished();
		$this->assertStringNotContainsString( 'bob@', $this->preview( 'progress' ) );
		$this->assertFalse( Import::has_failed_addresses( Import::get() ) );
	}

	public function test_a_preview_names_the_duplicates_of_a_line_that_is_longer_than_a_block(): void {
		$this->draft( "a@example.com\n" . implode( ';', explode( "\n", $this->people( 'person', 6000 ) ) ) . ";person7@example.com\nA@example.com" );
		$html = $this->preview();
		$this->assertStringContainsString( '<ul class="ul-disc"><li>Line 2: “person7@example.com”</li><li>Line 3: “A@example.com”</li></ul>', $html );
	}

	public function test_a_preview_names_invalid_entries_in_each_part_of_a_line_that_is_longer_than_a_block(): void {
		$this->draft( "Name;Email;Status\nAda;ada@example.com;active\nBob;bob@nowhere;" . str_repeat( 'x;', 40000 ) . 'cy;cy@nowhere;active' );
		preg_match_all( '~<li>Line (\d+): “([^”]{0,11})~u', $this->preview(), $found, PREG_SET_ORDER );
		$this->assertSame( array( array( '3', 'bob@nowhere' ), array( '3', 'x' ) ), array_map( static fn( array $entry ): array => array_slice( $entry, 1 ), $found ) );
	}

	public function test_a_cell_with_several_invalid_addresses_counts_as_several_named_entries(): void {
		$this->draft( "Name,Email\nA,a@example.com b@nowhere c@nowhere" );
		$this->assertStringContainsString( '<ul class="ul-disc"><li>Line 2: “a@example.com b@nowhere c@nowhere”</li></ul>', $this->preview() );
	}

	public function test_erasing_an_address_deletes_it_from_the_named_duplicates(): void {
		$this->draft( "Email,Status\na@example.com,active\ngone@example.com,bounced\nGONE@example.com,bounced" );
		$this->assertCount( 1, Privacy::export( 'gone@example.com' )['data'] );
		$this->assertTrue( Privacy::erase( 'gone@example.com' )['items_removed'] );
		$this->assertCount( 0, Privacy::export( 'gone@example.com' )['data'] );
		$this->assertFalse( Privacy::erase( 'gone@example.com' )['items_removed'] );
		$this->assertStringNotContainsString( 'gone@', strtolower( serialize( Import::get() ) ) );
		$this->assertSame( 'draft', Import::get()['state'] );
	}

	public function test_examples_that_cannot_contain_an_address_stay_when_it_is_erased(): void {
		$this->draft( "Email\nanna@example.com\nanna@example.com\nanna@example.com b@nowhere" );
		foreach ( array( 'anna@example.org', 'anne@example.com', 'an@elsewhere.example' ) as $email ) {
			$this->assertCount( 0, Privacy::export( $email )['data'] );
			$this->assertFalse( Privacy::erase( $email )['items_removed'] );
		}
		$this->assertSame( array( 2, 1 ), array_map( 'count', array_values( Import::get()['examples'] ) ) );
	}

	public function test_the_personal_data_export_is_not_certain_about_an_entry_that_is_not_a_valid_address(): void {
		$this->draft( "Email\nada@example.com\ngone@example.com/de" );
		$value = static fn( string $email ): string => Privacy::export( $email )['data'][0]['data'][0]['value'];
		$this->assertSame( 'The address, in a list that was uploaded for an import', $value( 'ada@example.com' ) );
		$this->assertSame( 'An entry that may contain the address, in a list that was uploaded for an import', $value( 'gone@example.com' ) );
	}

	/** @dataProvider invalid_entries */
	public function test_erasing_an_address_deletes_the_invalid_entries_that_contain_it( string $email, string $cell ): void {
		$this->draft( "Name,Email\nAda,ada@example.com\nBob,bob@nowhere\nGone,\"$cell\"" );
		Privacy::erase( $email );
		$this->assertSame( array( 'bob@nowhere' ), array_column( Import::get()['examples']['invalid'], 1 ) );
		$this->assertCount( 0, Privacy::export( $email )['data'] );
		$this->assertFalse( Privacy::erase( $email )['items_removed'] );
	}

	public static function invalid_entries(): array {
		return array(
			'beside an invalid address'  => array( 'gone@example.com', 'GONE@example.com c@nowhere' ),
			'with a path'                => array( 'gone@example.com', 'gone@example.com/de' ),
			'at the end of a long cell'  => array( 'gone@example.com', str_repeat( 'c@nowhere, ', 6 ) . 'Gone@example.com' ),
			'with an umlaut in the host' => array( 'gone@xn--bcher-kva.example', 'gone@bücher.example c@nowhere' ),
			'with a host in Punycode'    => array( 'gone@bücher.example', 'gone@xn--bcher-kva.example c@nowhere' ),
			'beside Chinese letters'     => array( 'gone@example.com', '电邮gone@example.com地址 c@nowhere' ),
			'beside a second @ sign'     => array( 'gone@example.com', 'gone@example.com@' ),
			'with two @ signs'           => array( 'gone@example.com', 'gone@@example.com' ),
			'without an @ sign'          => array( 'gone@example.com', 'Gone (at) Example.com' ),
			'in wide letters'            => array( 'gone@example.com', 'ｇｏｎｅ＠ＥＸＡＭＰＬＥ．ｃｏｍ' ),
			'with invisible letters'     => array( 'gone@example.com', "go\u{AD}ne@exam\u{FE0F}ple.com c@nowhere" ),
			'with encoded letters'       => array( 'gone+a@example.com', 'https://x.example/?e=gone%2Ba%40example.com c@nowhere' ),
			'beside another percentage'  => array( 'dead@example.com', '%dead@example.com c@nowhere' ),
			'with an entity'             => array( 'gone@example.com', 'gone&#64;example.com c@nowhere' ),
			'cut off after “mailto:”'    => array( 'gone@example.com', str_repeat( 'c@nowhere, ', 6 ) . 'mailto:Gone@example.com' ),
			'cut off after a bracket'    => array( 'gone@example.com', str_repeat( 'c@nowhere, ', 6 ) . 'Gone Name(gone@example.com' ),
			'cut off within its name'    => array( 'gone.away@example.com', str_repeat( 'c@nowhere, ', 6 ) . 'Mail: gone.away@example.com' ),
		);
	}

	public function test_the_result_repeats_the_numbers_of_entries_that_were_not_imported(): void {
		$this->start( "Email,Status\nada@example.com,active\nADA@example.com,active\nnobody,active\nbo@example.com,cleaned" );
		Import::run();
		$html = $this->preview( 'progress' );
		$this->assertStringContainsString( '<li>Subscribed: 1</li>', $html );
		$this->assertStringContainsString( '<li>Subscribed: 1</li></ul><h3>Not imported: 3</h3><ul class="ul-disc"><li>Skipped because their emails bounced: 1</li>', $html );
		$this->assertStringContainsString( '<li>Duplicates in the file: 1<ul', $html );
		$this->assertStringContainsString( '<li>Entries that are not a valid address: 1<ul', $html );
	}

	public function test_a_running_import_shows_the_number_of_processed_addresses_from_the_start(): void {
		$this->start( $this->people( 'person', 1200 ) );
		$html = $this->preview( 'progress' );
		$this->assertStringContainsString( '<p>Processed: 0 of 1,200</p>', $html );
		$this->assertStringNotContainsString( '<ul', $html );
		Import_List::settle( Import::get()['id'], range( 1, 100 ), 'added' );
		$this->assertStringContainsString( '<p>Processed: 100 of 1,200</p><ul class="ul-disc"><li>Subscribed: 100</li></ul>', $this->preview( 'progress' ) );
		Import::run();
		$this->assertStringNotContainsString( 'Processed', $this->preview( 'progress' ) );
	}

	/** @dataProvider live_states */
	public function test_the_screen_follows_an_import_by_itself_while_a_job_runs( string $state, bool $is_live ): void {
		$this->draft( 'ada@example.com' );
		update_option( Import::OPTION, array( 'state' => $state ) + Import::get() );
		$html = $this->preview( 'draw' );
		$this->assertStringContainsString( $is_live ? ' id="dovetail-import" data-dovetail-running>' : ' id="dovetail-import">', $html );
		$this->assertSame( $is_live, false !== strpos( $html, '<p class="dovetail-blocks-reload">Reload this page to see the progress.</p>' ) );
	}

	public static function live_states(): array {
		return array(
			'while the file is read' => array( 'reading', true ),
			'before it starts'       => array( 'draft', false ),
			'while it runs'          => array( 'running', true ),
			'when it is done'        => array( 'done', false ),
		);
	}

	/** @dataProvider forgotten_lists */
	public function test_the_screen_says_what_stays_after_a_list_was_stopped_or_discarded( string $state, string $notice ): void {
		$this->draft( 'ada@example.com' );
		update_option( Import::OPTION, array( 'state' => $state ) + Import::get() );
		$stopped = $this->press( 'done' === $state ? 'forget' : 'cancel' );
		$this->assertNull( Import::get() );
		wp_parse_str( (string) wp_parse_url( $stopped->location, PHP_URL_QUERY ), $_GET );
		$html = $this->preview( 'draw' );
		$this->assertSame( $notice, preg_match( '~notice-success[^>]*><p>([^<]*)</p>~', $html, $found ) ? $found[1] : '' );
		$this->assertStringContainsString( 'name="file"', $html );
		$this->draft( 'bob@example.com' );
		$this->assertStringNotContainsString( 'notice-success', $this->preview( 'draw' ) );
	}

	public static function forgotten_lists(): array {
		return array(
			'a list that is read' => array( 'reading', 'The list was discarded. Nothing was imported.' ),
			'a list under review' => array( 'draft', 'The list was discarded. Nothing was imported.' ),
			'a running import'    => array( 'running', 'The import was stopped. People who were already imported stay on your list.' ),
			'a finished import'   => array( 'done', '' ),
		);
	}

	public function test_stopping_an_import_that_has_just_finished_keeps_its_result_and_failed_addresses(): void {
		$this->start( 'ada@example.com', 'ask' );
		preg_match( '~name="step" value="(\w+)"(?:(?!</form>).)*>Stop</button>~s', $this->preview( 'progress' ), $step );
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		while ( true !== Import::run() ) {
			Clock::pass( HOUR_IN_SECONDS );
		}
		$stopped = $this->press( $step[1] );
		$this->assertSame( 'done', Import::get()['state'] ?? null );
		$this->assertContains( 'ada@example.com', $this->failed() );
		wp_parse_str( (string) wp_parse_url( $stopped->location, PHP_URL_QUERY ), $_GET );
		$html = $this->preview( 'draw' );
		$this->assertStringContainsString( '<h2 data-dovetail-result>The import is done</h2>', $html );
		$this->assertStringContainsString( 'Download 1 failed address as CSV', $html );
	}

	public function test_stopping_an_import_that_finishes_at_the_same_moment_keeps_its_result(): void {
		$this->start( 'ada@example.com' );
		$finish = static function ( string $query ) use ( &$finish ): string {
			if ( 0 === strpos( $query, 'DELETE' ) && false !== strpos( $query, Import::OPTION ) ) {
				remove_filter( 'query', $finish );
				Import::run();
			}
			return $query;
		};
		add_filter( 'query', $finish );
		$this->press( 'cancel' );
		$this->assertSame( 'done', Import::get()['state'] ?? null );
	}

	public function test_the_form_says_how_long_the_text_about_consent_must_be(): void {
		$html = $this->preview( 'draw' );
		$this->assertStringContainsString( 'minlength="10"', $html );
		$this->assertMatchesRegularExpression( '~id="dovetail-how-help">\s*At least 10 characters\. ~', $html );
	}

	public function test_a_rejected_upload_shows_the_error_once_above_the_form_with_the_entered_text(): void {
		$this->act_as( 'admin' );
		$_FILES = array( 'file' => array( 'error' => UPLOAD_ERR_NO_FILE ) );
		$_POST  = array(
			'step' => 'read',
			'how'  => wp_slash( "At <b>our</b> shop’s \"fair\"" ),
			'when' => 'May "2024"',
			'mode' => 'confirmed',
			'sure' => '1',
		);

		$_REQUEST['_wpnonce'] = wp_create_nonce( Import_Screen::ACTION );
		$this->assertSame( Import_Screen::address(), $this->stopped( array( Import_Screen::class, 'act' ) )->location );
		$_FILES = array();
		$html   = $this->preview( 'draw' );
		$this->assertMatchesRegularExpression( '~role="alert"><p>No file was uploaded\. Choose a file and try again\.</p></div>\s*<form~', $html );
		$this->assertStringContainsString( '>At &lt;b&gt;our&lt;/b&gt; shop’s &quot;fair&quot;</textarea>', $html );
		$this->assertStringContainsString( 'value="May &quot;2024&quot;"', $html );
		$this->assertSame( 2, preg_match_all( "~<input [^>]*(?:value=\"confirmed\"|name=\"sure\")[^>]* checked='checked'>~", $html ) );
		$html = $this->preview( 'draw' );
		$this->assertStringNotContainsString( 'role="alert"', $html );
		$this->assertStringContainsString( '></textarea>', $html );
		$this->assertMatchesRegularExpression( "~value=\"ask\" checked='checked'>~", $html );
		// The form is hidden while there is a list, so the error ends the request.
		$this->draft( 'ada@example.com' );
		$this->assertStringContainsString( 'The server did not accept the file.', $this->stopped( array( Import_Screen::class, 'act' ) )->getMessage() );
	}

	/** Presses a button of the screen. */
	private function press( string $step ): \Dovetail\Tests\Stopped {
		$this->act_as( 'admin' );
		$_POST                = array(
			'step' => $step,
			'list' => Import::get()['id'],
		);
		$_REQUEST['_wpnonce'] = wp_create_nonce( Import_Screen::ACTION );
		return $this->stopped( array( Import_Screen::class, 'act' ) );
	}

	public function test_a_running_import_has_a_notice_on_the_subscribers_screen(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'users' );
		$screen = static function (): string {
			ob_start();
			Subscribers_Screen::draw();
			return (string) ob_get_clean();
		};
		$this->draft( 'ada@example.com' );
		$this->act_as( 'admin' );
		$this->assertStringNotContainsString( 'Subscribers are being imported.', $screen() );
		Import::start( Import::get()['id'] );
		$this->assertStringContainsString( 'Subscribers are being imported. <a href="http://bakery.example/wp-admin/admin.php?import=dovetail-subscribers">View progress</a>', $screen() );
		Import::run();
		$this->assertStringNotContainsString( 'Subscribers are being imported.', $screen() );
	}
}
