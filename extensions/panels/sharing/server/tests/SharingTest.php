<?php
namespace Dovetail\Sharing\Tests;

use Dovetail\Below_Post\Tests\Own_Posts;
use Dovetail\Plugin\Default_Texts;
use Dovetail\Plugin\Overview;
use Dovetail\Plugin\Settings;
use Dovetail\Sharing\Network_List;
use Dovetail\Sharing\Sharing;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/below-post/server/tests/trait-own-posts.php';

final class SharingTest extends Test_Case {

	use Own_Posts;

	public function test_the_overview_suggests_sharing_buttons_to_an_administrator_until_they_are_on(): void {
		$titles = static fn(): array => array_column( Overview::rows()['steps'], 'title' );
		update_option( Settings::OPTION, array() );
		$this->act_as( 'editor' );
		$this->assertNotContains( 'Let visitors share your posts', $titles() );
		$this->act_as( 'admin' );
		$this->assertContains( 'Let visitors share your posts', $titles() );
		$this->assertStringEndsWith( 'tab=posts#dovetail-blocks-sharing', array_column( Overview::rows()['steps'], 'url', 'title' )['Let visitors share your posts'] );
		update_option( Settings::OPTION, array( 'sharing' => true ) );
		$this->assertNotContains( 'Let visitors share your posts', $titles() );
	}

	public function test_authors_can_turn_off_sharing_buttons_only_for_their_own_posts(): void {
		$this->assert_own_posts_alone( 'sharing', 'jetpack_sharing_enabled' );
	}

	public function test_the_sharing_buttons_follow_the_owners_order(): void {
		update_option(
			'dovetail_blocks_settings',
			array(
				'sharing'          => true,
				'sharing_networks' => "x\n reddit \r\ntelegram",
			)
		);
		$post = get_post( $this->create_post( array( 'post_content' => 'Bread.' ) ) );
		preg_match_all( '/rel="nofollow noopener" href="[^"]*">([^<]*)</', Sharing::draw( $post ), $links );
		$this->assertSame( array( 'X', 'Reddit', 'Telegram' ), $links[1] );
	}

	public function test_buttons_show_wordpress_icons_if_the_owner_enables_them(): void {
		update_option( 'dovetail_blocks_settings', array( 'sharing' => true ) );
		$post = get_post( $this->create_post() );
		$this->assertStringNotContainsString( '<svg', Sharing::draw( $post ) );
		update_option( 'dovetail_blocks_settings', array( 'sharing' => true, 'sharing_icons' => true ) );
		$html = Sharing::draw( $post );
		// Six networks and the share button, each with a different icon.
		preg_match_all( '~<svg[^>]*aria-hidden="true".*?</svg>~s', $html, $icons );
		$this->assertCount( 7, array_unique( $icons[0] ) );
		$this->assertMatchesRegularExpression( '~</svg>Email</a>~', $html );
	}

	public function test_the_default_networks_are_shared_if_none_are_chosen_and_the_setting_stays_empty(): void {
		update_option( 'dovetail_blocks_settings', array( 'sharing' => true ) );
		preg_match_all( '/rel="nofollow noopener" href="[^"]*">([^<]*)</', Sharing::draw( get_post( $this->create_post() ) ), $links );
		$this->assertSame( array( 'Email', 'WhatsApp', 'Facebook', 'Mastodon', 'Bluesky', 'LinkedIn' ), $links[1] );
		$this->assertSame( '', Default_Texts::for_display( 'sharing_networks', '' ) );
		$data = Network_List::data();
		$this->assertSame( array( 'value' => 'email', 'label' => 'Email' ), $data['choices'][0] );
		$this->assertCount( 9, $data['choices'] );
	}

	public function test_an_unknown_network_is_reported_and_not_stored(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		update_option( 'dovetail_blocks_settings', array() );
		Settings::sanitize( array( 'sharing_networks' => "email\nmyspace" ) );
		$this->assertSame(
			array( 'The networks for the sharing buttons were not changed. Enter one per line: bluesky, email, facebook, linkedin, mastodon, reddit, telegram, whatsapp or x.' ),
			array_values( wp_list_pluck( get_settings_errors(), 'message' ) )
		);
		$this->assertSame( "email\nx", Settings::sanitize( array( 'sharing_networks' => "email\nx" ) )['sharing_networks'] );
	}
}
