<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Patterns;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Settings_Page;

defined( 'ABSPATH' ) || exit;

/** Rows of the Overview about forms and their entries. */
final class Entries_Overview {
	/** @return array[] See `Overview::rows()`. */
	public static function rows(): array {
		if ( ! Record_Counts::are_expected( 'entries' ) ) {
			return array(
				array(
					'section' => 'steps',
					'title'   => __( 'Let visitors write to you', 'dovetail-blocks' ),
					'text'    => __( 'Start with a page with a contact form, your address, opening hours and a map. Messages are emailed to you.', 'dovetail-blocks' ),
					'label'   => __( 'Create a contact page', 'dovetail-blocks' ),
					'url'     => Patterns::new_page_url( 'contact-page', __( 'Contact', 'dovetail-blocks' ) ),
				),
				array(
					'section' => 'steps',
					'title'   => __( 'Welcome guests', 'dovetail-blocks' ),
					'text'    => __( 'Start with a page for a restaurant or café: menu, opening hours, table requests and a map.', 'dovetail-blocks' ),
					'label'   => __( 'Create a restaurant page', 'dovetail-blocks' ),
					'url'     => Patterns::new_page_url( 'restaurant', __( 'Restaurant', 'dovetail-blocks' ) ),
				),
			);
		}
		return current_user_can( Capabilities::ALL ) ? self::entries() : array();
	}

	/** Returns the rows of someone who may read entries. */
	private static function entries(): array {
		$unread = Entries_Query::unread();
		$failed = Mail::count_failed();
		$rows   = array();
		if ( $failed >= Mail::MIN_FAILED ) {
			$can_set = current_user_can( 'manage_options' );
			$rows[]  = array(
				'section' => 'attention',
				'title'   => __( 'Emails about form entries could not be sent', 'dovetail-blocks' ),
				'text'    => Mail::notice( $failed ),
				'label'   => $can_set ? __( 'Check email settings', 'dovetail-blocks' ) : __( 'Read entries', 'dovetail-blocks' ),
				'url'     => $can_set ? Settings_Page::url( 'mail' ) : Entries_Screen::address(),
			);
		}
		$rows[] = $unread ? array(
			'section' => 'attention',
			'title'   => Entries_Screen::unread_words( $unread ),
			'text'    => __( 'Visitors wrote to you with a form of this site.', 'dovetail-blocks' ),
			'label'   => __( 'Read entries', 'dovetail-blocks' ),
			'url'     => Entries_Screen::address( array( Entries_Query::VIEW => 'unread' ) ),
		) : array(
			'section' => 'working',
			'title'   => __( 'Forms', 'dovetail-blocks' ),
			'text'    => __( 'Messages are stored on this site. You have read all of them.', 'dovetail-blocks' ),
			'label'   => __( 'View entries', 'dovetail-blocks' ),
			'url'     => Entries_Screen::address(),
		);
		return $rows;
	}
}
