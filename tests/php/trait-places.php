<?php
namespace Dovetail\Tests;

/** Renders blocks in places other than the content of one post. */
trait Places {

	/**
	 * @param int[]  $posts
	 * @param string $template Blocks that are rendered for each post.
	 */
	protected static function draw_loop( array $posts, string $template = '<!-- wp:post-content /-->' ): string {
		add_filter( 'query_loop_block_query_vars', static fn( array $vars ): array => array( 'post__in' => $posts ) + $vars );
		$query = array(
			'perPage'  => count( $posts ),
			'postType' => 'post',
			'inherit'  => false,
		);
		return do_blocks( get_comment_delimited_block_content( 'query', array( 'queryId' => 1, 'query' => $query ), "<div class=\"wp-block-query\"><!-- wp:post-template -->$template<!-- /wp:post-template --></div>" ) );
	}

	/** Puts a block widget into one of the sidebars `first` and `second`, and removes every other widget. */
	protected static function fill_sidebar( string $sidebar, string $content ): void {
		foreach ( array( 'first', 'second' ) as $id ) {
			register_sidebar( array( 'id' => $id ) );
		}
		update_option( 'widget_block', array( 2 => array( 'content' => $content ), '_multiwidget' => 1 ) );
		update_option( 'sidebars_widgets', array( $sidebar => array( 'block-2' ) ) );
		unset( $GLOBALS['_wp_sidebars_widgets'] );
		$GLOBALS['wp_widget_factory']->widgets['WP_Widget_Block']->_register();
	}

	protected static function draw_sidebar( string $sidebar ): string {
		unset( $GLOBALS['_wp_sidebars_widgets'] );
		ob_start();
		dynamic_sidebar( $sidebar );
		return trim( ob_get_clean() );
	}

	protected function draw_part( string $content ): string {
		$part = $this->create_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_name'    => 'footer-of-a-test',
				'post_content' => $content,
			)
		);
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		return do_blocks( '<!-- wp:template-part {"slug":"footer-of-a-test"} /-->' );
	}

	/**
	 * Renders content in a widget and in a template part of a page.
	 *
	 * @param string $page Path of the requested page.
	 * @return array<string, string> HTML by place.
	 */
	protected function draw_around( string $content, string $page ): array {
		$_SERVER['REQUEST_URI'] = $page;
		self::fill_sidebar( 'first', $content );
		return array(
			'widget'        => self::draw_sidebar( 'first' ),
			'template part' => $this->draw_part( $content ),
		);
	}
}
