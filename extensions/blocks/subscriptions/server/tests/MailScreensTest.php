<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Menu;
use Dovetail\Subscriptions\Mail_Content;
use Dovetail\Subscriptions\Mail_Editor;
use Dovetail\Subscriptions\Mail_Post;
use Dovetail\Subscriptions\Mailing;
use Dovetail\Subscriptions\Mailings_Panel;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Screen;
use Dovetail\Subscriptions\Unsubscribes;

require_once __DIR__ . '/class-mailing-test-case.php';

/** Tests the screens of mails: their list, their editor, and their entries in the menu. */
final class MailScreensTest extends Mailing_Test_Case {

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
		$this->assertSame( array( 'title' => 'Subject', 'mailing' => 'Progress', 'unsubscribed' => 'Unsubscribed', 'date' => 'Date' ), apply_filters( 'manage_dovetail_mail_posts_columns', array( 'title' => 'Title', 'date' => 'Date' ) ) );
		$this->assertMatchesRegularExpression( "~^<a href=\"[^\"]+mailing=$mail#dovetail-mailing-$mail\">2 sent</a>$~", $cell( 'mailing', $mail ) );
		$this->assertSame( '—', $cell( 'mailing', $this->publish_mail( array( 'post_status' => 'draft' ) ) ) );
		$this->assertSame( '', $cell( 'other', $mail ) );
		foreach ( array( 'running' => 'Sending: 2 sent', 'stopped' => 'Stopped: 2 sent', 'late' => 'Paused: 2 sent' ) as $state => $words ) {
			Database::update( 'mailings', compact( 'state' ), array( 'post' => $mail ) );
			$this->assertStringContainsString( ">$words</a>", $cell( 'mailing', $mail ) );
		}
		$this->assertSame( '—', $this->refuse_queries( '~dovetail_mailings~', static fn() => $cell( 'mailing', $mail ) ) );
	}

	public function test_the_list_of_mails_shows_how_many_people_each_mail_lost(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		list( $ada ) = $this->subscribe( 'ada', 'bob' );
		$mail = $this->publish_mail();
		$this->run_mailing( $mail );
		$cell = static function ( int $post ): string {
			ob_start();
			do_action( 'manage_dovetail_mail_posts_custom_column', 'unsubscribed', $post );
			return (string) ob_get_clean();
		};
		$this->assertSame( '0', $cell( $mail ) );
		Database::transaction( static fn() => Unsubscribes::remove( Subscribers::get( $ada ), $mail ) );
		$this->assertSame( '1', $cell( $mail ) );
		$this->assertSame( '—', $cell( $this->publish_mail( array( 'post_status' => 'draft' ) ) ) );
		$this->assertSame( '—', $this->refuse_queries( '~dovetail_unsubscribes~', static fn() => $cell( $mail ) ) );
	}

	public function test_the_list_reads_all_mailings_and_all_unsubscribes_of_its_page_with_one_query_each(): void {
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
		$this->assertSame( 2, $this->count_queries( $show, '~dovetail_(mailings|unsubscribes)~' ) );
		foreach ( array( '>1 sent</a>' => 1, '>Sending: 0 sent</a>' => 1, '>—<' => 2, "<span class='post-state'>Sent</span>" => 2 ) as $part => $count ) {
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
		$this->assertSame( 'Changes you make now are not sent.', $notice['started'] );
		$this->assertSame( array() === $mailing && 'publish' === $status ? 'This email is being sent. Changes you make now are not sent.' : 'This email was sent. Changes you make now are not sent.', $notice['text'] );
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

	public function test_the_links_above_the_list_call_published_mails_sent_and_lead_to_emails_about_posts(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Mail_Editor::hook();
		delete_option( 'dovetail_blocks_subscribers_changed' );
		$links    = array( 'publish' => '<a href="x">Published <span class="count">(1)</span></a>', 'draft' => '<a href="y">Draft <span class="count">(1)</span></a>' );
		$expected = array( 'publish' => '<a href="x">Sent <span class="count">(1)</span></a>' ) + $links;
		$this->assertSame( $expected, apply_filters( 'views_edit-dovetail_mail', $links ) );
		$this->subscribe( 'a' );
		$this->assertSame( $expected + array( 'posts' => '<a href="' . esc_url( Subscribers_Screen::address() ) . '">Emails about posts</a>' ), apply_filters( 'views_edit-dovetail_mail', $links ) );
	}
}
