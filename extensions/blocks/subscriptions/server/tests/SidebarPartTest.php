<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Sidebar;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

final class SidebarPartTest extends Test_Case {

	/** @dataProvider sites */
	public function test_the_sidebar_says_whether_the_site_emails_posts( bool $mails, string $subscriber, string $state ): void {
		update_option( 'dovetail_blocks_settings', array( 'subscriber_mails' => $mails ) );
		if ( '' !== $subscriber ) {
			Subscribers::add( 'ada@example.com', 'Yes.', 0, 'confirmed' === $subscriber );
		}
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'post' );
		$this->assertSame( $state, Sidebar::parts()['subscriptions']['state'] );
		$panels = apply_filters( 'dovetail_blocks_panels', array() );
		$this->assertSame( '' !== $subscriber, isset( $panels['subscriptions'] ) );
	}

	public function test_a_site_with_a_form_and_without_subscribers_has_the_panel_which_says_so(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'post' );
		Record_Counts::expect( 'subscribers' );
		$this->assertArrayHasKey( 'subscriptions', apply_filters( 'dovetail_blocks_panels', array() ) );
	}

	public function test_the_sidebar_of_a_mail_leaves_the_state_to_the_panel(): void {
		update_option( 'dovetail_blocks_settings', array( 'subscriber_mails' => false ) );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'dovetail_mail' );
		$part = Sidebar::parts()['subscriptions'];
		$this->assertSame( array( '', '' ), array( $part['state'], $part['url'] ) );
	}

	public static function sites(): array {
		return array(
			'on'                       => array( true, 'confirmed', 'On for this site.' ),
			'on, nobody has confirmed' => array( true, 'pending', 'On for this site.' ),
			'on, without subscribers'  => array( true, '', 'On for this site, but there are no subscribers yet.' ),
			'off'                      => array( false, 'confirmed', 'Off for this site. You can still email this post.' ),
			'off, without subscribers' => array( false, '', 'Off for this site.' ),
		);
	}
}
