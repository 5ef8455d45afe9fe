<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Menu;
use Dovetail\Subscriptions\Mail_Content;
use Dovetail\Subscriptions\Mail_Editor;
use Dovetail\Subscriptions\Mail_Post;
use Dovetail\Subscriptions\Mail_Posts_Controller;
use Dovetail\Subscriptions\Mailing;
use Dovetail\Subscriptions\Mailings_Panel;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Screen;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';

/** Tests mails, which are emails to subscribers without a post. */
final class MailPostTest extends Mailing_Test_Case {

	const CONTENT = '<!-- wp:paragraph --><p>We open <strong>at six</strong>.</p><!-- /wp:paragraph -->';

	public function test_an_administrator_writes_a_mail_and_sends_it_once_to_everyone_who_has_confirmed(): void {
		$this->act_as( 'admin' );
		$this->subscribe( 'a', 'b' );
		Subscribers::add( 'asked@example.com', 'Yes.', 0, false );
		$bodies = $this->bodies();
		$mail   = $this->create();
		$this->assertNull( Mailing::read( $mail ) );
		$this->assertSame( 200, $this->update( $mail, array( 'status' => 'publish' ) )->get_status() );
		$this->assertSame( 'now', $this->due( $mail ) );
		$this->subscribe_after( $mail, 'late' );
		$this->assertSame( 'never', $this->run_mailing( $mail ) );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
		$this->assert_mailing( $mail, 'done', 2 );
		$this->assertStringContainsString( '>We open <strong>at six</strong>.</p>', $bodies[0] );
		$this->assertStringContainsString( '<title>New hours</title>', $bodies[0] );
		$this->assertStringContainsString( '>Unsubscribe</a>', $bodies[0] );
		$this->assertStringNotContainsString( 'Read it on', $bodies[0] );

		$this->update( $mail, array( 'status' => 'draft' ) );
		$again = $this->update( $mail, array( 'status' => 'publish', 'title' => 'Again' ) );
		$this->assertSame( 400, $again->get_status() );
		$this->assertSame( 'This email was already sent. Copy its text into a new email.', $again->get_data()['message'] );
		$this->publish_draft( $mail );
		$this->look();
		$this->run_mailing( $mail );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
	}

	/** @dataProvider interruptions */
	public function test_sending_an_unfinished_mail_again_sends_it_to_the_people_who_do_not_have_it( string $state, callable $interrupt ): void {
		$this->act_as( 'admin' );
		$this->limit_runs_to_one_mail();
		$this->subscribe( 'a', 'b' );
		$mail = $this->publish_mail();
		$this->run_mailing( $mail );
		$interrupt( $mail );
		$this->run_mailing( $mail );
		$this->assert_mailing( $mail, $state, 1 );
		$this->update( $mail, array( 'status' => 'draft' ) );
		$this->assertSame( 200, $this->update( $mail, array( 'status' => 'publish' ) )->get_status() );
		$this->assertSame( 'now', $this->due( $mail ) );
		$this->run_mailing( $mail );
		$this->assertSame( array( 'a', 'b' ), $this->sent );
	}

	public static function interruptions(): array {
		return array(
			'stopped' => array( 'stopped', array( Post_Mails::class, 'stop' ) ),
			'late'    => array( 'late', static fn() => Clock::pass( WEEK_IN_SECONDS ) ),
		);
	}

	public function test_a_mail_is_not_sent_while_the_database_cannot_tell_whether_it_was_sent_before(): void {
		$this->act_as( 'admin' );
		$this->subscribe( 'a' );
		$mail   = $this->create();
		$answer = $this->refuse_queries( '~^SELECT \* FROM \S+mailings~', fn() => $this->update( $mail, array( 'status' => 'publish' ) ) );
		$this->assertSame( 503, $answer->get_status() );
		$this->assertSame( 'draft', get_post_status( $mail ) );
	}

	/** @dataProvider reasons */
	public function test_a_mail_that_cannot_be_sent_stays_a_draft_and_shows_why( array $changes, bool $has_subscribers, string $problem ): void {
		$this->act_as( 'admin' );
		if ( $has_subscribers ) {
			$this->subscribe( 'a' );
		}
		$mail = $this->create();
		foreach ( array( 'publish', 'future' ) as $status ) {
			$answer = $this->update( $mail, $changes + array( 'status' => $status, 'date' => gmdate( 'Y-m-d\TH:i:s', time() + ( 'future' === $status ? DAY_IN_SECONDS : 0 ) ) ) );
			$this->assertSame( 400, $answer->get_status() );
			$this->assertStringContainsString( $problem, $answer->get_data()['message'] );
		}
		$this->assertSame( 'draft', get_post_status( $mail ) );
		$this->assertNull( Mailing::read( $mail ) );
	}

	public static function reasons(): array {
		return array(
			'no subject'     => array( array( 'title' => ' ' ), true, 'no subject' ),
			'a space only'   => array( array( 'title' => "\u{A0}" ), true, 'no subject' ),
			'an entity only' => array( array( 'title' => '&nbsp;' ), true, 'no subject' ),
			'a tag only'     => array( array( 'title' => '<b></b>' ), true, 'no subject' ),
			'a password'     => array( array( 'password' => 'rye' ), true, 'private or has a password' ),
			'private'        => array( array( 'status' => 'private' ), true, 'private or has a password' ),
			'no content'     => array( array( 'content' => '<!-- wp:paragraph --><p> </p><!-- /wp:paragraph -->' ), true, 'empty' ),
			'no subscribers' => array( array(), false, 'nobody has confirmed a subscription yet. Save it as a draft to send it later.' ),
		);
	}

	/** @dataProvider edits */
	public function test_a_scheduled_mail_cannot_be_changed_into_one_that_would_not_be_sent( array $changes, string $problem ): void {
		$this->act_as( 'admin' );
		$this->subscribe( 'a' );
		$mail   = $this->publish_mail( array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS ) ) );
		$before = get_post( $mail )->to_array();
		foreach ( array( array(), array( 'status' => 'future' ) ) as $status ) {
			$answer = $this->update( $mail, $changes + $status );
			$this->assertSame( 400, $answer->get_status() );
			$this->assertStringStartsWith( 'Your changes are not saved, and the email stays scheduled as it was. The email can’t be sent', $answer->get_data()['message'] );
			$this->assertStringContainsString( $problem, $answer->get_data()['message'] );
		}
		$this->assertSame( $before, get_post( $mail )->to_array() );
		$this->assertSame( 200, $this->update( $mail, array( 'title' => 'Newer hours' ) )->get_status() );
		$this->assertSame( 200, $this->update( $mail, $changes + array( 'status' => 'draft' ) )->get_status() );
	}

	public static function edits(): array {
		return array_intersect_key(
			array_map( static fn( array $case ): array => array( $case[0], $case[2] ), self::reasons() ),
			array_flip( array( 'no subject', 'a password', 'no content' ) )
		);
	}

	public function test_an_autosave_of_a_scheduled_mail_keeps_the_text_while_the_subject_is_empty(): void {
		$this->act_as( 'admin' );
		$this->subscribe( 'a' );
		$mail    = $this->publish_mail( array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS ) ) );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/' . Mail_Post::TYPE . "/$mail/autosaves" );
		$request->set_body_params( array( 'id' => $mail, 'title' => '', 'content' => 'New text' ) );
		// Not through the route: WordPress defines a constant there, which would turn off revisions in other tests.
		$prepare = new \ReflectionMethod( Mail_Posts_Controller::class, 'prepare_item_for_database' );
		$prepare->setAccessible( true );
		$this->assertSame( 'New text', $prepare->invoke( new Mail_Posts_Controller( Mail_Post::TYPE ), $request )->post_content );
	}

	/** @dataProvider empty_fields */
	public function test_a_mail_that_other_code_publishes_without_subject_or_content_is_not_sent( array $fields ): void {
		$this->subscribe( 'a' );
		$mail = $this->publish_mail( $fields );
		$this->run_mailing( $mail );
		$this->assertSame( array(), $this->sent );
		$this->assertSame( Mailing::SKIPPED, Mailing::read( $mail )['state'] );
	}

	public static function empty_fields(): array {
		return array(
			'no subject' => array( array( 'post_title' => '' ) ),
			'no content' => array( array( 'post_content' => '' ) ),
		);
	}

	public function test_a_mail_with_a_stored_password_is_sent_only_after_the_password_is_removed(): void {
		$this->act_as( 'admin' );
		$this->subscribe( 'a' );
		$mail = $this->create();
		$this->assertSame( 200, $this->update( $mail, array( 'password' => 'rye' ) )->get_status() );
		$this->assertSame( 400, $this->update( $mail, array( 'status' => 'publish' ) )->get_status() );
		$this->assertSame( 200, $this->update( $mail, array( 'status' => 'publish', 'password' => '' ) )->get_status() );
		$this->assertSame( 'now', $this->due( $mail ) );
	}

	public function test_sending_stops_while_a_mail_is_private_and_its_text_can_be_changed(): void {
		$this->act_as( 'admin' );
		$this->subscribe( 'a' );
		$mail = $this->publish_mail();
		$this->assertSame( 200, $this->update( $mail, array( 'status' => 'private' ) )->get_status() );
		$this->assertSame( 200, $this->update( $mail, array( 'content' => 'Other text.' ) )->get_status() );
		$this->run_mailing( $mail );
		$this->assertSame( array(), $this->sent );
	}

	public function test_a_mail_is_sent_even_with_an_old_date_and_on_a_site_that_does_not_email_posts(): void {
		update_option( 'dovetail_blocks_settings', array( 'subscriber_mails' => false ) );
		add_filter( 'dovetail_blocks_mails_new_posts', '__return_false' );
		add_filter( 'dovetail_blocks_subscription_post_types', '__return_empty_array' );
		$this->subscribe( 'a' );
		$mail = $this->publish_mail( array( 'post_date' => '2020-01-01 10:00:00' ) );
		$this->run_mailing( $mail );
		$this->assertSame( array( 'a' ), $this->sent );
	}

	public function test_a_mail_in_an_imported_file_is_not_sent(): void {
		$posts = apply_filters( 'wp_import_posts', array( array( 'post_type' => 'post' ), array( 'post_type' => Mail_Post::TYPE ) ) );
		$this->assertSame( array( array( 'post_type' => 'post' ) ), $posts );
	}

	/** @dataProvider others */
	public function test_only_administrators_can_read_preview_or_send_a_mail( string $login ): void {
		$this->subscribe( 'a' );
		$draft = $this->publish_mail( array( 'post_status' => 'draft' ) );
		$sent  = $this->publish_mail();
		$type  = '/wp/v2/' . Mail_Post::TYPE;
		wp_set_current_user( 0 );
		if ( '' !== $login ) {
			$this->act_as( $login );
		}
		foreach ( array( $draft, $sent ) as $mail ) {
			$words    = array( 'post' => $mail, 'title' => 'x', 'content' => 'y', 'excerpt' => '' );
			$requests = array(
				array( 'GET', "$type/$mail" ),
				array( 'GET', "$type/$mail", array( 'context' => 'edit' ) ),
				array( 'POST', "$type/$mail", array( 'status' => 'publish' ) ),
				array( 'DELETE', "$type/$mail" ),
				array( 'GET', "$type/$mail/revisions" ),
				array( 'GET', "$type/$mail/autosaves" ),
				array( 'POST', "$type/$mail/autosaves", array( 'content' => 'x' ) ),
				array( 'POST', '/dovetail/v1/subscribers/preview', $words ),
				array( 'POST', '/dovetail/v1/subscribers/test', $words ),
				array( 'GET', '/dovetail/v1/subscribers/mailing', array( 'post' => $mail ) ),
			);
			foreach ( $requests as $request ) {
				$answer = $this->rest( ...$request );
				$this->assertContains( $answer->get_status(), array( 401, 403 ), implode( ' ', array_slice( $request, 0, 2 ) ) );
				$this->assertStringNotContainsString( 'at six', wp_json_encode( $answer->get_data() ) );
			}
		}
		$this->assertContains( $this->rest( 'GET', $type )->get_status(), array( 401, 403 ) );
		$this->assertContains( $this->rest( 'POST', $type, array( 'title' => 'x', 'status' => 'publish' ) )->get_status(), array( 401, 403 ) );
		foreach ( array( 'edit_post', 'read_post', 'delete_post', 'publish_post' ) as $capability ) {
			$this->assertFalse( current_user_can( $capability, $draft ), $capability );
		}
		$this->assertFalse( current_user_can( get_post_type_object( Mail_Post::TYPE )->cap->create_posts ) );
		$this->assertSame( 'draft', get_post_status( $draft ) );
	}

	public static function others(): array {
		return array(
			'a visitor'     => array( '' ),
			'a contributor' => array( 'contributor' ),
			'an author'     => array( 'author' ),
			'an editor'     => array( 'editor' ),
		);
	}

	public function test_a_sent_mail_does_not_appear_in_pages_searches_feeds_sitemaps_or_exports(): void {
		$this->subscribe( 'a' );
		$mail = $this->publish_mail( array( 'post_name' => 'new-hours' ) );
		$type = get_post_type_object( Mail_Post::TYPE );
		$this->assertFalse( is_post_type_viewable( $type ) );
		$this->assertFalse( is_post_publicly_viewable( $mail ) );
		$this->assertFalse( $type->can_export );
		$this->assertTrue( $type->exclude_from_search );
		$this->assertArrayNotHasKey( Mail_Post::TYPE, ( new \WP_Sitemaps_Posts() )->get_object_subtypes() );
		foreach ( array( 's=hours', 's=hours&post_type=any', "p=$mail", 'name=new-hours', 'feed=rss2' ) as $query ) {
			$this->assertNotContains( $mail, wp_list_pluck( ( new \WP_Query( $query ) )->posts, 'ID' ), $query );
		}
		$_GET['post_type'] = Mail_Post::TYPE;
		$GLOBALS['wp']->parse_request();
		$this->assertArrayNotHasKey( 'post_type', $GLOBALS['wp']->query_vars );
		$found = $this->rest( 'GET', '/wp/v2/search', array( 'search' => 'hours', 'type' => 'post' ) );
		$this->assertStringNotContainsString( 'New hours', wp_json_encode( $found->get_data() ) );
	}

	public function test_the_preview_and_the_test_email_contain_unsaved_text(): void {
		$this->act_as( 'admin' );
		$bodies = $this->bodies();
		$mail   = $this->create();
		$words  = array( 'post' => $mail, 'title' => 'Unsaved', 'content' => '<!-- wp:paragraph --><p>Fresh <script>x</script></p><!-- /wp:paragraph -->', 'excerpt' => '' );
		$shown  = $this->rest( 'POST', '/dovetail/v1/subscribers/preview', $words )->get_data();
		$this->assertSame( 'Unsaved', $shown['subject'] );
		$this->assertStringContainsString( '>Fresh x</p>', $shown['html'] );
		$this->assertStringStartsWith( "Fresh x\n\n-- \n", $shown['text'] );
		$this->assertStringContainsString( 'Subscribers see their unsubscribe link here.', $shown['text'] );
		$this->assertSame( array(), $this->sent );
		$this->assertSame( 200, $this->rest( 'POST', '/dovetail/v1/subscribers/test', $words )->get_status() );
		$this->assertSame( array( strtok( wp_get_current_user()->user_email, '@' ) ), $this->sent );
		$this->assertStringContainsString( '>Fresh x</p>', $bodies[0] );
		$this->assertStringContainsString( '>Unsaved</h1>', $bodies[0] );
		$this->assertStringContainsString( 'This is a test that was sent only to you.', $bodies[0] );
		$this->assertStringNotContainsString( 'because you subscribed', $bodies[0] );
		$this->assertNull( Mailing::read( $mail ) );
	}

	public function test_the_preview_of_a_mail_without_a_subject_says_so(): void {
		$this->act_as( 'admin' );
		$words = array( 'title' => '', 'content' => self::CONTENT, 'excerpt' => '' );
		foreach ( array( '(no subject)' => $this->create(), '(no title)' => $this->publish() ) as $subject => $post ) {
			$shown = $this->rest( 'POST', '/dovetail/v1/subscribers/preview', array( 'post' => $post ) + $words )->get_data();
			$this->assertSame( $subject, $shown['subject'] );
			$this->assertStringContainsString( ">$subject</h1>", $shown['html'] );
		}
	}

	public function test_only_the_editor_of_a_mail_is_limited_to_blocks_that_mail_programs_show(): void {
		Mail_Editor::hook();
		$allowed = static fn( int $post ) => apply_filters( 'allowed_block_types_all', true, new \WP_Block_Editor_Context( array( 'post' => get_post( $post ) ) ) );
		$this->assertSame( Mail_Content::BLOCKS, $allowed( $this->publish_mail( array( 'post_status' => 'draft' ) ) ) );
		$this->assertTrue( $allowed( $this->publish() ) );
		foreach ( Mail_Content::BLOCKS as $name ) {
			$this->assertTrue( \WP_Block_Type_Registry::get_instance()->is_registered( $name ), $name );
		}
	}

	public function test_only_the_screens_of_mails_are_moved_below_the_subscribers_in_the_menu(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		$places = static fn() => array( apply_filters( 'parent_file', 'edit.php' ), apply_filters( 'submenu_file', 'x' ) );
		set_current_screen( 'edit-' . Mail_Post::TYPE );
		$this->assertSame( array( Menu::PARENT, Subscribers_Screen::PAGE ), $places() );
		set_current_screen( 'edit-post' );
		$this->assertSame( array( 'edit.php', 'x' ), $places() );
	}

	/** @dataProvider statuses */
	public function test_the_menu_leads_to_a_written_mail_even_without_subscribers( string $status, bool $is_shown ): void {
		Database::execute( "DELETE FROM {options} WHERE option_name = 'dovetail_blocks_subscribers_changed'" );
		wp_cache_flush();
		$is_used = Subscribers_Screen::add_item( array() )[ Subscribers_Screen::PAGE ]['is_used'];
		$this->assertFalse( $is_used() );
		wp_insert_post( array( 'post_type' => Mail_Post::TYPE, 'post_title' => 'New hours', 'post_status' => $status ) );
		$this->assertSame( $is_shown, $is_used() );
	}

	public static function statuses(): array {
		return array(
			'a draft'                       => array( 'draft', true ),
			'in the trash'                  => array( 'trash', true ),
			'opened in the editor, unsaved' => array( 'auto-draft', false ),
		);
	}

	public function test_the_subscribers_screen_offers_to_write_a_mail_and_shows_its_progress(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'users' );
		$this->subscribe( 'a' );
		$mail = $this->publish_mail();
		ob_start();
		Subscribers_Screen::draw();
		$html = ob_get_clean();
		$this->assertStringContainsString( 'post-new.php?post_type=dovetail_mail">Write an email</a>', $html );
		$this->assertMatchesRegularExpression( "~post\\.php\\?post=$mail&[^\"]*action=edit\">New hours</a></h3>~", $html );
		$this->assertStringContainsString( 'edit.php?post_type=dovetail_mail">Emails</a>', $html );
		$this->assertStringContainsString( 'tab=mail#dovetail-blocks-subscriber-mails">Welcome email and settings</a>', $html );
		$this->assertStringContainsString( '0 sent · 1 left', $html );
		$this->assertContains( $mail, array_column( iterator_to_array( Mailing::each(), false ), 'post' ) );
	}

	public function test_the_list_of_mails_shows_how_many_were_sent_with_a_link_to_the_mailing(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		$this->subscribe( 'a', 'b' );
		$mail = $this->publish_mail();
		$this->run_mailing( $mail );
		$cell = static function ( string $column, int $post ): string {
			ob_start();
			do_action( 'manage_dovetail_mail_posts_custom_column', $column, $post );
			return (string) ob_get_clean();
		};
		$this->assertSame( array( 'title' => 'Subject', 'mailing' => 'Progress', 'date' => 'Date' ), apply_filters( 'manage_dovetail_mail_posts_columns', array( 'title' => 'Title', 'date' => 'Date' ) ) );
		$this->assertMatchesRegularExpression( "~^<a href=\"[^\"]+mailing=$mail#dovetail-mailing-$mail\">2 sent</a>$~", $cell( 'mailing', $mail ) );
		$this->assertSame( '—', $cell( 'mailing', $this->publish_mail( array( 'post_status' => 'draft' ) ) ) );
		$this->assertSame( '', $cell( 'other', $mail ) );
		foreach ( array( 'running' => 'Sending: 2 sent', 'stopped' => 'Stopped: 2 sent', 'late' => 'Paused: 2 sent' ) as $state => $words ) {
			Database::update( 'mailings', compact( 'state' ), array( 'post' => $mail ) );
			$this->assertStringContainsString( ">$words</a>", $cell( 'mailing', $mail ) );
		}
		$this->assertSame( '—', $this->refuse_queries( '~dovetail_mailings~', static fn() => $cell( 'mailing', $mail ) ) );
	}

	public function test_the_list_reads_all_mailings_of_its_page_with_one_query(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		$this->act_as( 'admin' );
		$this->subscribe( 'a' );
		$this->run_mailing( $this->publish_mail() );
		$this->publish_mail();
		$this->publish_mail( array( 'post_status' => 'draft' ) );
		set_current_screen( 'edit-' . Mail_Post::TYPE );
		$_GET = array( 'post_type' => Mail_Post::TYPE );
		$html = '';
		$show = static function () use ( &$html ): void {
			$table = _get_list_table( 'WP_Posts_List_Table', array( 'screen' => get_current_screen() ) );
			$table->prepare_items();
			ob_start();
			$table->display_rows();
			$html = (string) ob_get_clean();
		};
		$this->assertSame( 1, $this->count_queries( $show, '~dovetail_mailings~' ) );
		foreach ( array( '>1 sent</a>' => 1, '>Sending: 0 sent</a>' => 1, '>—<' => 1, "<span class='post-state'>Sent</span>" => 2 ) as $part => $count ) {
			$this->assertSame( $count, substr_count( $html, $part ), $part );
		}
	}

	/** @dataProvider mailings */
	public function test_the_list_and_the_editor_call_a_mail_sent_only_if_sending_began( string $status, array $mailing, string $in_list, ?string $in_editor ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		$this->subscribe( 'a', 'b' );
		$mail = $this->publish_mail( array( 'post_status' => $status ) );
		if ( $mailing ) {
			Database::update( 'mailings', $mailing, array( 'post' => $mail ) );
		}
		$GLOBALS['post'] = get_post( $mail );
		$this->assertSame( $in_list, apply_filters( 'post_date_column_status', 'Of WordPress', $GLOBALS['post'], 'date', 'list' ) );
		set_current_screen( Mail_Post::TYPE );
		Mail_Editor::add_words();
		$scripts = wp_scripts()->get_data( 'wp-i18n', 'after' );
		preg_match( '~\{"Publish":[^}]*\}~', end( $scripts ), $words );
		$this->assertSame( $in_editor, json_decode( $words[0], true )['Published'] ?? null );
	}

	/** @dataProvider mailings */
	public function test_the_editor_shows_a_notice_in_a_mail_whose_sending_began( string $status, array $mailing, string $in_list ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->subscribe( 'a', 'b' );
		$mail = $this->publish_mail( array( 'post_status' => $status ) );
		if ( $mailing ) {
			Database::update( 'mailings', $mailing, array( 'post' => $mail ) );
		}
		$GLOBALS['post'] = get_post( $mail );
		set_current_screen( Mail_Post::TYPE );
		Mail_Editor::add_scripts();
		$scripts = wp_scripts()->get_data( 'wp-editor', 'after' );
		preg_match( '~\{"text":.*?\}~', end( $scripts ), $notice );
		$notice = json_decode( $notice[0], true );
		$this->assertSame( 'This email was sent. Changes are not sent again.', $notice['text'] );
		$this->assertSame( Mailings_Panel::address( $mail ), $notice['url'] );
		$this->assertSame( 'Sent' === $in_list, $notice['isSent'] );
	}

	public static function mailings(): array {
		return array(
			'a draft'        => array( 'draft', array(), 'Of WordPress', 'Sent' ),
			'being sent'     => array( 'publish', array(), 'Sent', 'Sent' ),
			'stopped'        => array( 'publish', array( 'state' => 'stopped' ), 'Sent', 'Sent' ),
			'done'           => array( 'publish', array( 'state' => 'done', 'sent' => 2 ), 'Sent', 'Sent' ),
			'late'           => array( 'publish', array( 'state' => 'late' ), 'Not sent', null ),
			'late after one' => array( 'publish', array( 'state' => 'late', 'sent' => 1 ), 'Sent', 'Sent' ),
			'left out'       => array( 'publish', array( 'state' => 'left-out' ), 'Not sent', null ),
		);
	}

	public function test_the_list_uses_the_status_of_wordpress_for_posts_and_while_the_database_does_not_answer(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		$mail = get_post( $this->publish_mail() );
		$post = get_post( $this->publish() );
		$name = static fn( \WP_Post $post ): string => apply_filters( 'post_date_column_status', 'Published', $post, 'date', 'list' );
		$this->assertSame( 'Published', $name( $post ) );
		$this->assertSame( 'Published', $this->refuse_queries( '~dovetail_mailings~', static fn() => $name( $mail ) ) );
	}

	public function test_the_list_of_mails_shows_the_status_beside_the_subject(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		$this->subscribe( 'a' );
		$mail = $this->publish_mail();
		$this->run_mailing( $mail );
		$this->assertSame( array( 'Sent' ), array_values( get_post_states( get_post( $mail ) ) ) );
		$this->assertSame( array( 'Draft' ), array_values( get_post_states( get_post( $this->publish_mail( array( 'post_status' => 'draft' ) ) ) ) ) );
		$this->assertSame( array(), get_post_states( get_post( $this->publish() ) ) );
	}

	public function test_the_filter_of_the_list_calls_published_mails_sent(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		$links = array( 'publish' => '<a href="x">Published <span class="count">(1)</span></a>', 'draft' => '<a href="y">Draft <span class="count">(1)</span></a>' );
		$this->assertSame( array( 'publish' => '<a href="x">Sent <span class="count">(1)</span></a>' ) + $links, apply_filters( 'views_edit-dovetail_mail', $links ) );
	}

	public function test_everyone_gets_a_mail_once_even_if_php_ends_or_queries_fail_during_sending(): void {
		$this->subscribe( 'a', 'b' );
		$mail  = $this->publish_mail( array( 'post_status' => 'draft' ) );
		$check = function () use ( $mail ): void {
			Clock::pass( Mailing::LEASE_SECONDS + HOUR_IN_SECONDS );
			$this->publish_draft( $mail );
			$this->look();
			$this->run_mailing( $mail );
			$got        = array_count_values( $this->sent );
			$this->sent = array();
			$unknown    = count( $this->failures( $mail ) );
			$this->assertLessThanOrEqual( 1, max( $got ?: array( 0 ) ) );
			$this->assertGreaterThanOrEqual( 2, count( $got ) + $unknown );
			$this->assertSame( 'done', Mailing::read( $mail )['state'] );
		};
		$send  = function () use ( $mail ): void {
			$this->sent = array();
			$this->publish_draft( $mail );
			do_action( Post_Mails::EVENT, $mail );
		};
		$this->for_each_kill( $send, $check );
		// Do not let queries fail in this step, because WordPress cannot handle failed queries while it saves a post.
		$this->publish_draft( $mail );
		$this->for_each_refusal(
			function () use ( $mail ): void {
				$this->sent = array();
				do_action( Post_Mails::EVENT, $mail );
			},
			$check
		);
	}

	private function publish_draft( int $mail ): void {
		wp_update_post(
			array(
				'ID'          => $mail,
				'post_status' => 'publish',
			)
		);
	}

	public function test_deleting_the_plugin_deletes_mails_and_their_revisions_but_no_posts(): void {
		$post  = $this->publish();
		$mails = array( $this->publish_mail( array( 'post_status' => 'draft' ) ), $this->publish_mail( array( 'post_status' => 'trash' ) ) );
		wp_update_post( array( 'ID' => $mails[0], 'post_content' => 'Another text.' ) );
		$this->assertNotSame( array(), wp_get_post_revisions( $mails[0] ) );
		Mail_Post::end_all();
		$this->assertNotNull( get_post( $post ) );
		$this->assertSame( '0', Database::value( 'SELECT COUNT(*) FROM {posts} WHERE post_type = %s OR post_parent IN ( %d, %d )', array( Mail_Post::TYPE, $mails[0], $mails[1] ) ) );
	}

	private function create(): int {
		$answer = $this->rest( 'POST', '/wp/v2/' . Mail_Post::TYPE, array( 'title' => 'New hours', 'content' => self::CONTENT, 'status' => 'draft' ) );
		$this->assertSame( 201, $answer->get_status() );
		return $answer->get_data()['id'];
	}

	private function update( int $mail, array $changes ): \WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/' . Mail_Post::TYPE . "/$mail", $changes );
	}

	private function publish_mail( array $fields = array() ): int {
		return $this->publish( $fields + array( 'post_type' => Mail_Post::TYPE, 'post_title' => 'New hours', 'post_content' => self::CONTENT ) );
	}

	/** @return \ArrayObject<int, string> Collects the HTML of the following emails. */
	private function bodies(): \ArrayObject {
		$bodies = new \ArrayObject();
		add_filter(
			'pre_wp_mail',
			static function ( $sent, $mail ) use ( $bodies ) {
				$bodies[] = $mail['message'];
				return $sent;
			},
			-1,
			2
		);
		return $bodies;
	}
}
