<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Plugin_Installer;

/** Adds plugin files to the site and to a fake plugin directory. Removes them after each test. */
trait Stand_In_Plugins {

	/** @var string[] Folders that a test has created. */
	private $folders = array();

	protected function tearDown(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		foreach ( $this->folders as $folder ) {
			( new \WP_Filesystem_Direct( null ) )->delete( $folder, true );
		}
		wp_clean_plugins_cache( false );
		parent::tearDown();
	}

	/** Adds a plugin to the site without running its code. */
	private function put_plugin( string $file, bool $is_active, string $headers ): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$path            = WP_PLUGIN_DIR . "/$file";
		$this->folders[] = dirname( $path );
		wp_mkdir_p( dirname( $path ) );
		file_put_contents( $path, "<?php\n/*\nPlugin Name: Stand-in\n$headers\n*/\n" );
		wp_clean_plugins_cache( false );
		$others = array_diff( get_option( 'active_plugins' ), array( $file ) );
		update_option( 'active_plugins', array_values( $is_active ? array_merge( $others, array( $file ) ) : $others ) );
	}

	private function offer_plugin( string $slug, string $file ): void {
		$folder          = WP_CONTENT_DIR . '/directory-of-plugins';
		$this->folders[] = $folder;
		$this->folders[] = WP_PLUGIN_DIR . '/' . dirname( $file );
		wp_mkdir_p( $folder );
		$zip = new \ZipArchive();
		$zip->open( "$folder/$slug.zip", \ZipArchive::CREATE | \ZipArchive::OVERWRITE );
		$zip->addFromString( $file, "<?php\n/*\nPlugin Name: Stand-in\nVersion: 1.0.0\n*/\n" );
		$zip->close();
	}

	private static function crm_file(): string {
		return Plugin_Installer::crm()['file'] . '.php';
	}
}
