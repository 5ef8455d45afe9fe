<?php
/**
 * Registers the server code of the contact form: forms on pages, messages, and the screen for reading them.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Search_Words;
use Dovetail\Plugin\Tables;

add_action( 'save_post', array( Schema::class, 'keep_saved' ), 10, 2 );

add_filter( 'dovetail_blocks_keeps_saved_html', array( Renderer::class, 'is_left_out' ), 10, 2 );

add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_POST[ Submission_Handler::NAME ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only checks whether a form was sent; visitors have no nonce.
			Submission_Handler::answer();
		} elseif ( isset( $_GET[ Thanks::RECEIPT_NAME ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- signed.
			Submission_Handler::thank();
		}
	},
	0
);

Tables::add( 'entries', array( Entries::class, 'columns' ) );
Tables::add( 'entry_words', array( Search_Words::class, 'columns' ) );
Tables::add( 'entry_people', array( Entries::class, 'people_columns' ) );

add_filter(
	'map_meta_cap',
	static function ( $caps, $cap, $user, $args ) {
		return array_intersect( array( Capabilities::ALL, Capabilities::ONE ), $caps ) ? Capabilities::map( $caps, $cap, $user, $args ) : $caps;
	},
	10,
	4
);

Deliveries::handle(
	Outbox::TYPE,
	array(
		'send'          => array( Outbox::class, 'send' ),
		// Seconds to wait before each retry of a failed delivery.
		'pauses'        => array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS ),
		'is_repeatable' => array( Outbox::class, 'is_repeatable' ),
	)
);

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'contact-form.readDefaultRecipient', static fn(): array => array( 'email' => Mail::default_recipient() ) );
		Rest::serve( 'contact-form.readCrm', array( Crm::class, 'read' ) );
		Rest::serve( 'contact-form.enableCrmExtension', array( Crm::class, 'enable' ) );
		Rest::serve( 'contact-form.listPlugins', array( Plugin_Installer::class, 'all' ) );
		Rest::serve( 'contact-form.installPlugin', array( Plugin_Installer::class, 'install' ) );
		Rest::serve( 'contact-form.activatePlugin', array( Plugin_Installer::class, 'activate' ) );
		Rest::serve(
			'contact-form.listMailingLists',
			static function (): array {
				return array_map( static fn( string $id, array $list ): array => array( 'id' => $id, 'label' => $list['label'] ), array_keys( Mailing_Lists::all() ), Mailing_Lists::all() );
			}
		);
	}
);

add_filter( 'rest_pre_dispatch', array( Plugin_Installer::class, 'reject_on_hosted' ), 10, 3 );

add_filter( 'dovetail_blocks_personal_data', array( Privacy::class, 'offer' ) );
add_filter( 'dovetail_blocks_privacy_parts', array( Privacy::class, 'suggest' ) );
Queue::handle_daily( array( Privacy::class, 'sweep' ) );

add_filter( 'dovetail_blocks_abilities', array( Entries_Abilities::class, 'offer' ) );
add_filter( 'dovetail_blocks_menu', array( Entries_Screen::class, 'add_item' ) );
add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'entries' => array( Entries_Screen::class, 'overview_rows' ) ) );
add_filter( 'dovetail_blocks_cli', array( Entries_Command::class, 'offer' ) );

if ( is_admin() ) {
	add_filter( 'set_screen_option_' . Entries_Screen::PER_PAGE, array( Entries_Screen::class, 'keep_per_page' ), 10, 3 );
	add_action( 'admin_notices', array( Mail::class, 'show_notice' ) );
	add_action( 'admin_post_' . Entry_Screen::ACTION, Entries_Screen::guarded( array( Entry_Screen::class, 'act' ) ) );
	add_action( 'admin_post_' . Entry_Screen::NOTE_ACTION, Entries_Screen::guarded( array( Entry_Screen::class, 'act_on_note' ) ) );
	add_action( 'admin_post_' . Export::ACTION, array( Export::class, 'send' ) );
}
