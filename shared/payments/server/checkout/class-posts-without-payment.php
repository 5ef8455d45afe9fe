<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/** Rows of the Overview about published posts with a block that visitors can't pay with. */
final class Posts_Without_Payment {
	/** Maximum number of rows for a block. */
	const MAX_ROWS = 5;

	/** Maximum number of posts of each type to search, the newest first. */
	const MAX_SEARCHED = 500;

	/** Maximum number of posts of each type whose blocks are parsed. */
	const MAX_PARSED = 20;

	/**
	 * Returns a row for each post that the current user can edit.
	 *
	 * @param string                $slug        Slug of the block.
	 * @param callable(array): bool $can_be_paid Whether visitors can pay with a block, by its attributes.
	 * @return array[] See `Overview::rows()`.
	 */
	public static function rows( string $slug, callable $can_be_paid ): array {
		$rows  = array();
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( "dovetail/$slug" );
		foreach ( $block ? self::posts( $slug ) : array() as $post ) {
			$url  = (string) get_edit_post_link( (int) $post['ID'], 'raw' );
			$type = get_post_type_object( (string) get_post_type( (int) $post['ID'] ) );
			if ( '' !== $url && self::has_unpaid( parse_blocks( $post['post_content'] ), $slug, $can_be_paid ) ) {
				$rows[] = array(
					'section' => 'attention',
					'title'   => Content_Source::title( (int) $post['ID'] ),
					/* translators: %s: title of a block, such as Donations. */
					'text'    => sprintf( __( 'Visitors can’t pay with the block “%s”. The block in the editor says what is missing.', 'dovetail-blocks' ), $block->title ),
					'label'   => $type ? $type->labels->edit_item : __( 'Edit', 'dovetail-blocks' ),
					'url'     => $url,
				);
			}
			if ( count( $rows ) === self::MAX_ROWS ) {
				break;
			}
		}
		return $rows;
	}

	/** Whether one of the newest published posts contains the block. */
	public static function has_block( string $slug ): bool {
		return (bool) self::posts( $slug );
	}

	/** Returns published posts that contain the block. Searches only the newest of each type, because sites may be large. */
	public static function posts( string $slug ): array {
		$posts = array();
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			array_push(
				$posts,
				...Database::rows(
					"SELECT posts.ID, posts.post_content, posts.post_date FROM {posts} AS posts
					JOIN ( SELECT ID FROM {posts} WHERE post_type = %s AND post_status = 'publish' ORDER BY post_date DESC, ID DESC LIMIT %d ) AS newest ON newest.ID = posts.ID
					WHERE posts.post_content LIKE %s ORDER BY posts.ID DESC LIMIT %d",
					array( $type, self::MAX_SEARCHED, '%' . Database::like( "<!-- wp:dovetail/$slug " ) . '%', self::MAX_PARSED )
				)
			);
		}
		return $posts;
	}

	/** Whether visitors can't pay with one of the blocks or their inner blocks. */
	private static function has_unpaid( array $blocks, string $slug, callable $can_be_paid ): bool {
		foreach ( $blocks as $block ) {
			if ( "dovetail/$slug" === $block['blockName'] ? ! $can_be_paid( Attributes::for_block( $slug, $block['attrs'] ) ) : self::has_unpaid( $block['innerBlocks'], $slug, $can_be_paid ) ) {
				return true;
			}
		}
		return false;
	}
}
