<?php
/**
 * Registers the server side of the subscription form: HTML, subscribers and emails.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Search_Words;
use Dovetail\Plugin\Tables;

Tables::add( 'subscribers', array( Subscribers::class, 'columns' ), array( 'created' ) );
Tables::add( 'subscriber_words', array( Search_Words::class, 'columns' ) );
Tables::add( 'import_lines', array( Import_List::class, 'columns' ) );
Tables::add( 'mailings', array( Mailing::class, 'columns' ) );
Tables::add( 'unsubscribes', array( Unsubscribes::class, 'columns' ) );
Tables::add( 'mail_failures', array( Failures::class, 'columns' ) );
Deliveries::handle(
	'subscriber',
	array(
		'send'          => array( Opt_In::class, 'send' ),
		'pauses'        => array( HOUR_IN_SECONDS, HOUR_IN_SECONDS, DAY_IN_SECONDS ),
		'is_repeatable' => array( Opt_In::class, 'is_repeatable' ),
		'after'         => array( Opt_In::class, 'forget_sent' ),
	)
);

add_action( 'init', array( Mail_Post::class, 'register' ) );
add_action( 'init', array( Mail_Choice::class, 'register' ), 20 );
add_filter( 'dovetail_blocks_panels', array( Mail_Choice::class, 'offer_panel' ) );
add_filter( 'dovetail_blocks_sidebar', array( Mail_Choice::class, 'offer_part' ) );

Queue::handle(
	Subscribers::CLEANUP_EVENT,
	array( Subscribers::class, 'forget_unconfirmed' ),
	static fn() => Subscribers::expired( 1 ) ? array( array() ) : array()
);

add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_GET[ Links::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the class verifies the signature of the link.
			Page::show();
		}
	},
	0
);

add_action(
	'template_redirect',
	static function (): void {
		if ( ! empty( $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only checks whether a form was sent; visitors have no nonce.
			Form::kind()->receive();
		}
	},
	1
);
add_action( 'wp_after_insert_post', array( Post_Mails::class, 'begin' ), 10, 4 );
Queue::handle( Import::EVENT, array( Import::class, 'run' ), array( Import::class, 'unfinished' ) );
Queue::handle_daily( array( Mailing::class, 'sweep' ) );
Queue::handle_daily( array( Failures::class, 'sweep' ) );
add_action( Queue::STOPPED, array( Post_Mails::class, 'forget_since' ) );
Queue::handle( Post_Mails::EVENT, array( Post_Mails::class, 'send' ), array( Post_Mails::class, 'unfinished' ) );

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
		Bounces::serve();
	}
);

add_filter( 'dovetail_blocks_abilities', array( Subscribers_Abilities::class, 'offer' ) );
add_filter( 'dovetail_blocks_menu', array( Subscribers_Screen::class, 'add_item' ) );
add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'subscribers' => array( Subscribers_Overview::class, 'rows' ) ) );
add_filter( 'dovetail_blocks_cli', array( Subscribers_Command::class, 'offer' ) );

if ( is_admin() ) {
	add_action( 'dovetail_blocks_settings_mail', array( Mail_Texts::class, 'hide_welcome_fields' ) );
	add_action( 'admin_init', array( Mail_Editor::class, 'hook' ) );
	add_action( 'admin_post_' . Mailings_Panel::ACTION, array( Mailings_Panel::class, 'act' ) );
	add_action( 'admin_notices', array( Mailings_Panel::class, 'show_notice' ) );
	add_action( 'admin_init', array( Import_Screen::class, 'register' ) );
	add_action( 'admin_post_' . Import_Screen::ACTION, array( Import_Screen::class, 'act' ) );
	add_action( 'admin_post_' . Import_Screen::DOWNLOAD_ACTION, array( Import_Screen::class, 'hand_out_failed' ) );
	add_action( 'admin_post_' . Ask_Again::ACTION, array( Ask_Again::class, 'act' ) );
	add_action( 'admin_post_' . Bounces::ACTION, array( Bounces::class, 'act' ) );
	add_action( 'admin_post_' . Unsubscribes::ACTION, array( Unsubscribes::class, 'hand_out' ) );
	add_action( 'admin_post_' . Export::ACTION, array( Export::class, 'hand_out' ) );
}
