<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Menu;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Settings_Page;
use Dovetail\Tests\Test_Case;

final class MenuTest extends Test_Case {
	/** Tables of the screens that are hidden while they have no records. */
	private const TABLES = array( 'entries', 'subscribers', 'payments' );

	public function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->disconnect_platform();
		foreach ( self::TABLES as $table ) {
			delete_option( "dovetail_blocks_{$table}_changed" );
		}
	}

	/** @dataProvider people */
	public function test_each_role_sees_the_items_that_it_can_use_and_that_have_content( string $login, array $tables, array $pages ): void {
		array_map( array( Record_Counts::class, 'expect' ), $tables );
		$this->assertSame( $pages, $this->items( $login ) );
	}

	public static function people(): array {
		$admin = array( 'dovetail-blocks-overview', 'dovetail-connections', 'dovetail-blocks', 'dovetail-guide' );
		return array(
			'an owner of a new site'             => array( 'admin', array(), $admin ),
			'an owner with forms'                => array( 'admin', array( 'entries' ), array( $admin[0], 'dovetail-entries', $admin[1], $admin[2], $admin[3] ) ),
			'an owner with everything'           => array( 'admin', self::TABLES, array( $admin[0], 'dovetail-entries', 'dovetail-subscribers', 'dovetail-payments', $admin[1], $admin[2], $admin[3] ) ),
			'an author where everything is used' => array( 'author', self::TABLES, array( $admin[0], 'dovetail-entries', $admin[3] ) ),
			'an author without forms'            => array( 'author', array( 'subscribers' ), array() ),
			'a contributor'                      => array( 'contributor', self::TABLES, array() ),
		);
	}

	public function test_the_open_page_stays_in_the_menu_even_without_content(): void {
		$this->assertContains( 'dovetail-subscribers', $this->items( 'admin', 'dovetail-subscribers' ) );
	}

	public function test_users_without_other_items_see_the_menu_only_on_the_guide_page(): void {
		$this->assertSame( array( 'dovetail-blocks-overview', 'dovetail-guide' ), $this->items( 'contributor', 'dovetail-guide' ) );
		$this->assertTrue( has_action( 'dovetail_page_dovetail-guide' ) );
	}

	public function test_a_hidden_screen_can_be_opened_by_users_with_permission(): void {
		$this->items( 'admin' );
		$this->assertTrue( has_action( 'dovetail_page_dovetail-subscribers' ) );
		$this->assertTrue( has_action( Settings_Page::HOOK ) );
	}

	public function test_users_without_permission_cannot_open_a_screen(): void {
		$this->items( 'author' );
		$this->assertFalse( has_action( 'dovetail_page_dovetail-subscribers' ) );
		$this->assertTrue( $GLOBALS['_wp_submenu_nopriv'][ Menu::PARENT ]['dovetail-subscribers'] );
	}

	/** @dataProvider former_urls */
	public function test_the_former_url_of_a_screen_redirects_to_the_new_url_with_its_query( string $file, string $query, ?string $location ): void {
		$_SERVER['QUERY_STRING'] = $query;
		parse_str( $query, $parts );
		$_GET               = $parts;
		$GLOBALS['pagenow'] = $file;
		$add                = fn() => $this->items( 'admin', $parts['page'] );
		if ( null === $location ) {
			$this->assertNotEmpty( $add() );
		} else {
			$this->assertSame( admin_url( $location ), $this->stopped( $add )->location );
		}
	}

	public static function former_urls(): array {
		return array(
			'settings'                 => array( 'options-general.php', 'page=dovetail-blocks', 'admin.php?page=dovetail-blocks' ),
			'a tab of the settings'    => array( 'options-general.php', 'page=dovetail-blocks&tab=mail&settings-updated=true', 'admin.php?page=dovetail-blocks&tab=mail&settings-updated=true' ),
			'the tab of connections'   => array( 'options-general.php', 'page=dovetail-blocks&tab=services', 'admin.php?page=dovetail-connections' ),
			'the tab of the platform'  => array( 'admin.php', 'page=dovetail-blocks&tab=services', null ),
			'subscribers'              => array( 'users.php', 'page=dovetail-subscribers&s=ann%40example.org%20%26&paged=2', 'admin.php?page=dovetail-subscribers&s=ann%40example.org%20%26&paged=2' ),
			'a line break'             => array( 'users.php', "page=dovetail-subscribers&s=%0d%0aX-Evil:1\r\nX-Evil:2", 'admin.php?page=dovetail-subscribers&s=X-Evil:1X-Evil:2' ),
			'the new URL'              => array( 'admin.php', 'page=dovetail-blocks', null ),
			'a page of another plugin' => array( 'users.php', 'page=other', null ),
			'below another menu'       => array( 'tools.php', 'page=dovetail-subscribers', null ),
		);
	}

	public function test_an_item_from_another_plugin_is_shown_with_its_number(): void {
		add_filter(
			'dovetail_blocks_menu',
			static fn( array $items ): array => $items + array(
				'other' => array(
					'title'      => 'Orders',
					'capability' => 'manage_options',
					'order'      => 35,
					'render'     => '__return_null',
					'badge'      => static fn(): string => ' <span>7</span>',
				),
			)
		);
		$this->assertSame( array( 'dovetail-blocks-overview', 'other', 'dovetail-connections', 'dovetail-blocks', 'dovetail-guide' ), $this->items( 'admin' ) );
		$this->assertSame( 'Orders <span>7</span>', array_column( $GLOBALS['submenu'][ Menu::PARENT ], 0, 2 )['other'] );
		$this->assertSame( 'Dovetail <span>7</span>', array_column( $GLOBALS['menu'], 0, 2 )[ Menu::PARENT ] );
	}

	public function test_the_menu_needs_no_database_query(): void {
		array_map( array( Record_Counts::class, 'expect' ), array( 'subscribers', 'payments' ) );
		$this->items( 'admin' );
		$before = $GLOBALS['wpdb']->num_queries;
		$this->items( 'admin' );
		$this->assertSame( $before, $GLOBALS['wpdb']->num_queries );
	}

	private function items( string $login, string $page = '' ): array {
		$this->act_as( $login );
		$GLOBALS['plugin_page'] = $page;
		$GLOBALS['menu']        = array();
		$GLOBALS['submenu']     = array();
		Menu::add();
		Menu::finish();
		return in_array( Menu::PARENT, array_column( $GLOBALS['menu'], 2 ), true ) ? array_column( $GLOBALS['submenu'][ Menu::PARENT ] ?? array(), 2 ) : array();
	}
}
