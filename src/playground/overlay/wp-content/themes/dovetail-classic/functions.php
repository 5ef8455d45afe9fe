<?php
/**
 * A minimal classic theme with a widget area.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'after_setup_theme',
	static function () {
		add_theme_support( 'title-tag' );
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'html5', array( 'comment-form', 'comment-list', 'gallery', 'caption', 'style', 'script' ) );
		add_theme_support( 'responsive-embeds' );
	}
);

add_action(
	'widgets_init',
	static function () {
		register_sidebar(
			array(
				'id'            => 'footer',
				'name'          => 'Footer',
				'before_widget' => '<section id="%1$s" class="widget %2$s">',
				'after_widget'  => '</section>',
			)
		);
	}
);

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_style( 'dovetail-classic', get_stylesheet_uri(), array(), '1.0' );
	}
);
