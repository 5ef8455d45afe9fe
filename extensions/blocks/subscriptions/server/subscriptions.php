<?php
/**
 * Registers the server side of the subscription form: HTML, subscribers and emails.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Tables;

Tables::add( 'mailings', array( Mailing::class, 'columns' ) );
Tables::add( 'mail_failures', array( Failures::class, 'columns' ) );
add_action( 'wp_after_insert_post', array( Post_Mails::class, 'begin' ), 10, 4 );
add_action( Queue::DAILY_EVENT, array( Mailing::class, 'sweep' ) );
add_action( Queue::DAILY_EVENT, array( Failures::class, 'sweep' ) );
Queue::handle( Post_Mails::EVENT, array( Post_Mails::class, 'send' ), array( Post_Mails::class, 'unfinished' ) );

add_action( 'init', array( Post_Type::class, 'add' ) );
add_action( 'init', array( Mail_Choice::class, 'register' ), 20 );
add_filter( 'dovetail_blocks_panels', array( Mail_Choice::class, 'offer_panel' ) );

add_action( 'save_post_' . Post_Type::NAME, array( Subscribers::class, 'forget_count' ) );
add_action( 'deleted_post', array( Subscribers::class, 'forget_count_of' ), 10, 2 );
Queue::handle(
	Subscribers::CLEAN_UP,
	array( Subscribers::class, 'forget_unconfirmed' ),
	static fn() => Subscribers::expired( 1 ) ? array( array() ) : array()
);

add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_GET[ Links::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the signature of the link is what is checked.
			Page::show();
		}
	},
	0
);

add_action(
	'template_redirect',
	static function (): void {
		if ( ! empty( $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- whether anything was sent; visitors have no nonce.
			Form::kind()->receive();
		}
	},
	1
);
Queue::handle( Import::EVENT, array( Import::class, 'run' ), array( Import::class, 'unfinished' ) );

add_filter( 'pre_trash_post', array( Subscribers_Screen::class, 'delete_at_once' ), 10, 2 );

add_filter( 'dovetail_blocks_personal_data', array( Privacy::class, 'offer' ) );
add_filter( 'dovetail_blocks_privacy_parts', array( Privacy::class, 'suggest' ) );

add_filter( 'dovetail_blocks_usual_texts', array( Mail_Texts::class, 'usual' ) );
add_filter( 'dovetail_blocks_mailing_lists', array( Mailing_List::class, 'offer' ) );

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'subscriptions.readSubscriberCount', static fn() => array( 'count' => Subscribers::count() ) );
		Rest::serve( 'subscriptions.readConsent', static fn() => array( 'consent' => Form::consent() ) );
		Rest::serve( 'subscriptions.subscribe', array( Form::kind(), 'answer' ) );
		Mail_Routes::serve();
	}
);

if ( is_admin() ) {
	add_filter( 'manage_' . Post_Type::NAME . '_posts_columns', array( Subscribers_Screen::class, 'columns' ) );
	add_action( 'manage_' . Post_Type::NAME . '_posts_custom_column', array( Subscribers_Screen::class, 'cell' ), 10, 2 );
	add_filter( 'manage_edit-' . Post_Type::NAME . '_sortable_columns', array( Subscribers_Screen::class, 'sortable' ) );
	add_filter( 'bulk_actions-edit-' . Post_Type::NAME, array( Subscribers_Screen::class, 'bulk_actions' ) );
	add_filter( 'post_row_actions', array( Subscribers_Screen::class, 'row_actions' ), 10, 2 );
	add_filter( 'display_post_states', array( Subscribers_Screen::class, 'states' ), 10, 2 );
	add_filter( 'disable_months_dropdown', array( Subscribers_Screen::class, 'without_months' ), 10, 2 );
	add_filter( 'bulk_post_updated_messages', array( Subscribers_Screen::class, 'messages' ), 10, 2 );
	add_filter( 'wp_list_table_show_post_checkbox', array( Subscribers_Screen::class, 'has_check_box' ), 10, 2 );
	add_action( 'admin_head-edit.php', array( Subscribers_Screen::class, 'widen_addresses' ) );
	add_action( 'admin_notices', array( Mailings_Panel::class, 'show' ) );
	add_action( 'manage_posts_extra_tablenav', array( Subscribers_Screen::class, 'buttons' ) );
	add_action( 'admin_post_' . Mailings_Panel::ACTION, array( Mailings_Panel::class, 'act' ) );
	add_action( 'admin_init', array( Import_Screen::class, 'register' ) );
	add_action( 'admin_post_' . Import_Screen::ACTION, array( Import_Screen::class, 'act' ) );
	add_action( 'admin_post_' . Ask_Again::ACTION, array( Ask_Again::class, 'act' ) );
	add_action( 'admin_notices', array( Ask_Again::class, 'show' ) );
	add_action( 'admin_post_' . Export::ACTION, array( Export::class, 'hand_out' ) );
}
