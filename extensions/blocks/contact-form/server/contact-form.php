<?php
/**
 * The server's part of the contact form: forms on the page, messages, and where the author reads them.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;

add_action( 'save_post', array( Schema::class, 'keep_saved' ), 10, 2 );

add_filter( 'dovetail_blocks_keeps_saved_html', array( Renderer::class, 'is_left_out' ), 10, 2 );

add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_POST[ Intake::NAME ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- whether anything was sent; visitors have no nonce.
			Intake::answer();
		} elseif ( isset( $_GET[ Receipt::NAME ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- signed.
			Intake::thank();
		}
	},
	0
);

add_action( 'init', array( Post_Type::class, 'add' ) );

add_filter(
	'map_meta_cap',
	static function ( $caps, $cap, $user, $args ) {
		return array_intersect( array( Post_Type::ALL, Post_Type::ONE ), $caps ) ? Capabilities::map( $caps, $cap, $user, $args ) : $caps;
	},
	10,
	4
);

Queue::handle( Outbox::EVENT, array( Outbox::class, 'pass_on' ), array( Outbox::class, 'unfinished' ) );

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'contact-form.readCrm', array( Crm::class, 'read' ) );
		Rest::serve( 'contact-form.enableCrmExtension', array( Jetpack_Crm::class, 'enable' ) );
		Rest::serve( 'contact-form.listPlugins', array( Plugins::class, 'all' ) );
		Rest::serve( 'contact-form.installPlugin', array( Plugins::class, 'install' ) );
		Rest::serve( 'contact-form.activatePlugin', array( Plugins::class, 'activate' ) );
		Rest::serve(
			'contact-form.listMailingLists',
			static function (): array {
				return array_map( static fn( string $id, array $list ): array => array( 'id' => $id, 'label' => $list['label'] ), array_keys( Mailing_Lists::all() ), Mailing_Lists::all() );
			}
		);
	}
);

add_filter( 'dovetail_blocks_personal_data', array( Privacy::class, 'offer' ) );
add_filter( 'dovetail_blocks_privacy_parts', array( Privacy::class, 'suggest' ) );
Queue::handle_daily( array( Privacy::class, 'sweep' ) );

add_filter( 'wp_untrash_post_status', array( Entries_Screen::class, 'untrashed' ), 10, 3 );

if ( is_admin() ) {
	// Before the menu is printed, and after the entry was read that the page shows.
	add_action( 'admin_head', array( Entries_Screen::class, 'count_in_menu' ) );
	add_action( 'admin_notices', array( Mail_Notice::class, 'show' ) );
	add_action( 'pre_get_posts', array( Entries_Screen::class, 'narrow' ) );
	add_filter( 'manage_' . Post_Type::NAME . '_posts_columns', array( Entries_Columns::class, 'columns' ) );
	add_filter( 'manage_edit-' . Post_Type::NAME . '_sortable_columns', array( Entries_Columns::class, 'sortable' ) );
	add_action( 'manage_' . Post_Type::NAME . '_posts_custom_column', array( Entries_Columns::class, 'cell' ), 10, 2 );
	add_filter( 'list_table_primary_column', array( Entries_Columns::class, 'primary' ), 10, 2 );
	add_filter( 'post_row_actions', array( Entries_Actions::class, 'of_one' ), 10, 2 );
	add_filter( 'wp_list_table_show_post_checkbox', array( Entries_Actions::class, 'has_check_box' ), 10, 2 );
	add_filter( 'views_edit-' . Post_Type::NAME, array( Entries_Screen::class, 'views' ) );
	add_filter( 'bulk_actions-edit-' . Post_Type::NAME, array( Entries_Actions::class, 'of_several' ) );
	add_filter( 'handle_bulk_actions-edit-' . Post_Type::NAME, array( Entries_Actions::class, 'act' ), 10, 3 );
	add_action( 'restrict_manage_posts', array( Entries_Screen::class, 'print_filter' ) );
	add_action( 'manage_posts_extra_tablenav', array( Entries_Screen::class, 'print_buttons' ) );
	add_filter( 'post_class', array( Entries_Screen::class, 'row_classes' ), 10, 3 );
	add_action( 'admin_head-edit.php', array( Entries_Screen::class, 'print_style' ) );

	add_action( 'load-edit.php', array( Entries_Actions::class, 'delete_all' ) );
	add_action( 'admin_notices', array( Entries_Actions::class, 'print_report' ) );
	add_action( 'load-edit.php', array( Entry_Screen::class, 'show' ) );
	add_action( 'load-post.php', array( Entry_Screen::class, 'keep_closed' ) );
	add_action( 'admin_post_' . Entry_Screen::ACTION, array( Entry_Screen::class, 'act' ) );
	add_action( 'admin_post_' . Notes::ACTION, array( Notes::class, 'act' ) );
	add_action( 'admin_post_' . Export::ACTION, array( Export::class, 'send' ) );
}
