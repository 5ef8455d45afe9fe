import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentFolder, php } from '#e2e';
import { serverData } from '../../server-data';

/** Fake plugins, as files on a real site. The fake CRM contains the CRM functions that the form calls. */
const { crm, newsletter } = serverData;

const pluginFile = ( name: string, header: string, code = '' ) =>
	`<?php\n/*\nPlugin Name: ${ name }\n${ header }\n*/\n${ code }`;

export const crmFile = ( version: string ) =>
	pluginFile(
		'Stand-in CRM',
		`Version: ${ version }`,
		`function zeroBSCRM_isExtensionInstalled( $name ) { return in_array( $name, (array) get_option( 'stand_in_extensions', array() ), true ); }
function zeroBSCRM_extension_install_jetpackforms() { return update_option( 'stand_in_extensions', array( 'jetpackforms' ) ); }
add_filter( 'user_has_cap', static function ( $caps ) { return empty( $caps['manage_options'] ) ? $caps : $caps + array( 'admin_zerobs_manage_options' => true ); } );`
	);

export const newsletterFile = pluginFile(
	'Stand-in newsletter',
	'Version: 1.0.0'
);

const fileOf = ( plugin: string ) => `${ plugin }.php`;

/** Adds a plugin to the fake plugin directory. */
export const publish = ( slug: string, file: string, source: string ) =>
	php(
		`$folder = WP_CONTENT_DIR . '/directory-of-plugins';
		wp_mkdir_p( $folder );
		$zip = new ZipArchive();
		$zip->open( $folder . '/' . $input['slug'] . '.zip', ZipArchive::CREATE | ZipArchive::OVERWRITE );
		$zip->addFromString( $input['file'], $input['source'] );
		return $zip->close();`,
		{ slug, file: fileOf( file ), source }
	);

/** Installs the fake CRM, and activates it if requested. */
export const putCrm = ( source: string, isActive: boolean ) =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_mkdir_p( dirname( WP_PLUGIN_DIR . '/' . $input['file'] ) );
		file_put_contents( WP_PLUGIN_DIR . '/' . $input['file'], $input['source'] );
		wp_clean_plugins_cache( false );
		return $input['active'] ? activate_plugin( $input['file'] ) : deactivate_plugins( $input['file'] );`,
		{ file: fileOf( crm.file ), source, active: isActive }
	);

/**
 * Removes the fake plugins and their data. Empties the files that PHP has written instead of deleting them: a PHP
 * thread that has seen a file cannot create it again after another thread deleted it. Plugins installed by WordPress
 * remove themselves.
 */
export async function takeAway() {
	await php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( $input as $file ) {
			deactivate_plugins( $file );
		}
		is_file( WP_PLUGIN_DIR . '/' . $input[0] ) && file_put_contents( WP_PLUGIN_DIR . '/' . $input[0], '' );
		delete_option( 'stand_in_extensions' );
		wp_clean_plugins_cache( false );
		return true;`,
		[ fileOf( crm.file ), fileOf( newsletter.file ) ]
	);
	rmSync( dirname( pathOf( newsletter.file ) ), {
		recursive: true,
		force: true,
	} );
}

/** Returns the path of a plugin's file on this machine. */
export const pathOf = ( plugin: string ) =>
	`${ contentFolder() }/plugins/${ fileOf( plugin ) }`;
