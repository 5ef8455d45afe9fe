<?php
/**
 * Sets up a new site: users, permalinks, and no welcome guides.
 *
 * `$args['people']` maps roles to login names. Every password is "password".
 *
 * @package Dovetail_Blocks
 */

update_option( 'blogdescription', 'The embedded WordPress' );
update_option( 'admin_email_lifespan', PHP_INT_MAX );
// Prevent each admin page from testing whether scripts can be compressed.
update_site_option( 'can_compress_scripts', 0 );
// Turn off avatars, because pages would load them from another site.
update_option( 'show_avatars', 0 );

$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
flush_rewrite_rules();

foreach ( $args['people'] as $role => $login ) {
	$user = get_user_by( 'login', $login );
	$id   = $user ? $user->ID : wp_insert_user(
		array(
			'user_login'   => $login,
			'user_pass'    => 'password',
			'user_email'   => $login . '@example.org',
			'display_name' => ucfirst( $login ),
			'role'         => $role,
		)
	);
	if ( is_wp_error( $id ) ) {
		throw new Exception( $id->get_error_message() );
	}
	// Turn off the welcome guide and the choice of patterns for new posts.
	update_user_meta(
		$id,
		$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
		array(
			'core'           => array( 'enableChoosePatternModal' => false ),
			'core/edit-post' => array(
				'welcomeGuide'   => false,
				'fullscreenMode' => false,
			),
			'core/edit-site' => array(
				'welcomeGuide'         => false,
				'welcomeGuideStyles'   => false,
				'welcomeGuidePage'     => false,
				'welcomeGuideTemplate' => false,
			),
			'_modified'      => gmdate( 'c' ),
		)
	);
}
