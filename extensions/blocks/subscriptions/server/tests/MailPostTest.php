<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Subscriptions\Mail_Post;
use Dovetail\Subscriptions\Mail_Posts_Controller;
use Dovetail\Subscriptions\Mailing;
use Dovetail\Subscriptions\Post_Mails;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-mailing-test-case.php';

/** Tests mails, which are emails to subscribers without a post. */
final class MailPostTest extends Mailing_Test_Case {

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
		$words = array( 'title' => '', 'content' => self::MAIL_CONTENT, 'excerpt' => '' );
		foreach ( array( '(no subject)' => $this->create(), '(no title)' => $this->publish() ) as $subject => $post ) {
			$shown = $this->rest( 'POST', '/dovetail/v1/subscribers/preview', array( 'post' => $post ) + $words )->get_data();
			$this->assertSame( $subject, $shown['subject'] );
			$this->assertStringContainsString( ">$subject</h1>", $shown['html'] );
		}
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
		$answer = $this->rest( 'POST', '/wp/v2/' . Mail_Post::TYPE, array( 'title' => 'New hours', 'content' => self::MAIL_CONTENT, 'status' => 'draft' ) );
		$this->assertSame( 201, $answer->get_status() );
		return $answer->get_data()['id'];
	}

	private function update( int $mail, array $changes ): \WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/' . Mail_Post::TYPE . "/$mail", $changes );
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
