<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Plugin\Sidebar;
use Dovetail\Tests\Test_Case;

final class SidebarTest extends Test_Case {

	public function setUp(): void {
		parent::setUp();
		$this->disconnect_platform();
		update_option( 'dovetail_blocks_settings', array() );
	}

	public function test_every_panel_with_a_setting_shows_whether_it_is_on_and_links_to_it(): void {
		update_option( Connections::option_name( 'mastodon' ), array( 'instance' => 'https://social.example', 'token' => 'mastodon-token-of-the-bakery' ) );
		update_option( 'dovetail_blocks_settings', array( 'likes' => true ) );
		$parts = $this->parts( 'admin' );
		$this->assertSame(
			array(
				'publicize'       => array( 'share', 'On for this site.', 'Change settings' ),
				'likes'           => array( 'visitors', 'On for this site.', 'Change settings' ),
				'sharing'         => array( 'visitors', 'Off for this site.', 'Change settings' ),
				'social-previews' => array( 'preview', 'On for this site.', 'Change settings' ),
				'seo'             => array( 'preview', '', 'none' ),
				'subscriptions'   => array( 'email', 'On for this site, but there are no subscribers yet.', 'Change settings' ),
				'shortlinks'      => array( 'link', '', 'none' ),
			),
			$this->told( $parts )
		);
		$this->assertStringEndsWith( '#dovetail-blocks-sharing', $parts['sharing']['url'] );
		$this->assertStringEndsWith( '#dovetail-blocks-social-tags', $parts['social-previews']['url'] );
		$this->assertStringEndsWith( '#dovetail-blocks-subscriber-mails', $parts['subscriptions']['url'] );
	}

	public function test_an_account_whose_test_failed_needs_attention_instead_of_being_on(): void {
		update_option( Connections::option_name( 'mastodon' ), array( 'instance' => 'https://social.example', 'token' => 'mastodon-token-of-the-bakery' ) );
		Connection_State::update( 'mastodon', array( 'checked' => 5, 'isGood' => false, 'sentence' => 'The token has expired.' ) );
		$this->assertSame( array( 'share', 'Needs attention: Mastodon.', 'Change settings' ), $this->told( $this->parts( 'admin' ) )['publicize'] );
		$this->assertSame( array( 'share', 'Needs attention: Mastodon. An administrator can fix the connection.', 'none' ), $this->told( $this->parts( 'author' ) )['publicize'] );
	}

	public function test_users_who_cannot_change_settings_see_whom_to_ask_instead_of_a_link(): void {
		$told = $this->told( $this->parts( 'author' ) );
		$this->assertSame( array( 'share', 'Off for this site. An administrator can turn it on.', 'none' ), $told['publicize'] );
		$this->assertSame( array( 'visitors', 'Off for this site. An administrator can turn it on.', 'none' ), $told['likes'] );
		$this->assertSame( array( 'email', 'On for this site, but there are no subscribers yet.', 'none' ), $told['subscriptions'] );
	}

	/** @dataProvider prints_tags */
	public function test_the_previews_say_whether_the_site_prints_tags( bool $setting, bool $filter, string $state, string $link ): void {
		update_option( 'dovetail_blocks_settings', array( 'social_tags' => $setting ) );
		add_filter( 'dovetail_blocks_prints_social_tags', static fn(): bool => $filter );
		$this->assertSame( array( 'preview', $state, $link ), $this->told( $this->parts( 'admin' ) )['social-previews'] );
	}

	public static function prints_tags(): array {
		return array(
			'off by the theme' => array( true, false, 'Off for this site, because the theme or another plugin turned it off.', 'none' ),
			'on by the theme'  => array( false, true, 'On for this site.', 'Change settings' ),
			'off by the owner' => array( false, false, 'Off for this site.', 'Change settings' ),
		);
	}

	public function test_the_list_of_panels_has_no_note_about_missing_accounts(): void {
		$this->assertSame( '', $this->parts( 'admin' )['publicize']['state'] );
	}

	/** @dataProvider post_types */
	public function test_panels_that_a_post_or_user_cannot_use_are_not_listed( string $user, string $type, array $slugs ): void {
		$this->assertSame( $slugs, array_keys( $this->parts( $user, $type ) ) );
	}

	public static function post_types(): array {
		return array(
			'a page'                            => array( 'admin', 'page', array( 'social-previews', 'seo', 'shortlinks' ) ),
			'a contributor’s post'              => array( 'contributor', 'post', array( 'likes', 'sharing', 'social-previews', 'seo', 'shortlinks' ) ),
			'a template'                        => array( 'admin', 'wp_template', array() ),
			'a reusable block without a page'   => array( 'admin', 'wp_block', array() ),
		);
	}

	public function test_the_experimental_panel_is_not_listed_on_a_site_without_experimental_panels(): void {
		add_filter( 'dovetail_blocks_lists', '__return_empty_array', 11 );
		$parts = $this->parts( 'admin' );
		$this->assertSame( array( 'publicize', 'likes', 'sharing', 'social-previews', 'subscriptions', 'shortlinks' ), array_keys( $parts ) );
		$this->assertSame( array(), array_filter( array_column( $parts, 'groupTitle' ) ) );
	}

	public function test_the_group_of_the_previews_names_the_experimental_panel_on_sites_that_have_it(): void {
		$this->assertSame( 'Preview and SEO', $this->parts( 'admin' )['seo']['groupTitle'] );
	}

	public function test_the_preview_follows_the_fields_that_it_shows(): void {
		$this->act_as( 'admin' );
		set_current_screen( 'post' );
		$slugs = array_keys( Sidebar::parts() );
		$this->assertLessThan( array_search( 'social-previews', $slugs, true ), array_search( 'seo', $slugs, true ) );
	}

	private function parts( string $user, string $type = 'post' ): array {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( $user );
		set_current_screen( $type );
		$order = array_flip( array( 'publicize', 'likes', 'sharing', 'social-previews', 'seo', 'subscriptions', 'shortlinks' ) );
		$parts = Sidebar::parts();
		return array_intersect_key( array_replace( array_intersect_key( $order, $parts ), $parts ), $parts );
	}

	public function test_the_editor_learns_whether_an_account_is_connected(): void {
		$this->assertFalse( $this->parts( 'admin' )['publicize']['isConnected'] );
		update_option( Connections::option_name( 'mastodon' ), array( 'instance' => 'https://social.example', 'token' => 'mastodon-token-of-the-bakery' ) );
		$this->assertTrue( $this->parts( 'admin' )['publicize']['isConnected'] );
	}

	/** @return array<string, string[]> Group, sentence and link label by slug. */
	private function told( array $parts ): array {
		return array_map( static fn( array $part ): array => array( $part['group'], $part['state'], '' === $part['url'] ? 'none' : $part['label'] ), $parts );
	}
}
