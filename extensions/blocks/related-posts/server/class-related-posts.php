<?php
namespace Dovetail\Related_Posts;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Finds related posts and renders their cards. Both the REST field and `render.php` use this class. */
final class Related_Posts {
	const FIELD = 'jetpack-related-posts';

	const MAX_POSTS = 6;

	/** Attributes that show every part of a card. */
	const EVERYTHING = array(
		'displayThumbnails' => true,
		'displayDate'       => true,
		'displayContext'    => true,
	);

	const ROOT = 'wp-block-dovetail-related-posts';

	/** Adds the field to every post type that is public and available in the REST API. */
	public static function register_field(): void {
		$types = get_post_types(
			array(
				'public'       => true,
				'show_in_rest' => true,
			)
		);
		register_rest_field(
			array_values( array_diff( $types, array( 'attachment' ) ) ),
			self::FIELD,
			array(
				'get_callback' => array( __CLASS__, 'field' ),
				'schema'       => array(
					'description' => __( 'Posts with similar content.', 'dovetail-blocks' ),
					'type'        => array( 'array', 'null' ),
					'context'     => array( 'view', 'edit' ),
					'readonly'    => true,
					'items'       => array( 'type' => 'object' ),
				),
			)
		);
	}

	/**
	 * Returns the value of the REST field. Only requests for a single post by users who may edit it get a value,
	 * because finding related posts takes several database queries. Each post includes a card with every part; the
	 * editor hides parts that the author has turned off.
	 *
	 * @param array           $item    The post as the REST API prepared it.
	 * @param WP_REST_Request $request The request.
	 */
	public static function field( array $item, string $name, \WP_REST_Request $request ): ?array {
		$id    = (int) $item['id'];
		$named = $request->get_url_params();
		if ( ! isset( $named['id'] ) || (int) $named['id'] !== $id || ! current_user_can( 'edit_post', $id ) ) {
			return null;
		}
		return array_map(
			static fn( $post ) => $post + array( 'html' => self::draw( $post, self::EVERYTHING ) ),
			self::of( $id, self::MAX_POSTS )
		);
	}

	/**
	 * Returns the posts related to a post, the most similar first. Private, draft and password-protected posts are
	 * never included.
	 *
	 * @param int $post_id The viewed or edited post, which may be a draft.
	 * @param int $count   Maximum number of posts, from 1 to 6.
	 * @return array<int, array{id: int, url: string, title: string, img: array{src: string}|null, date: string, datetime: string, context: string}>
	 */
	public static function of( int $post_id, int $count ): array {
		$post = get_post( $post_id );
		if ( ! $post ) {
			return array();
		}
		$ids = Ranking::ids( $post );
		_prime_post_caches( $ids );
		$posts = array_filter( array_map( 'get_post', $ids ), array( __CLASS__, 'is_for_everybody' ) );
		return array_map(
			static fn( $related ) => self::describe( $related, $post ),
			array_slice( array_values( $posts ), 0, max( 1, min( self::MAX_POSTS, $count ) ) )
		);
	}

	/**
	 * Whether everyone may read a post.
	 *
	 * @param WP_Post|null $post The post; null if it was deleted.
	 */
	public static function is_for_everybody( ?\WP_Post $post ): bool {
		return $post instanceof \WP_Post
			&& 'publish' === $post->post_status
			&& '' === $post->post_password
			&& is_post_type_viewable( $post->post_type );
	}

	private static function describe( \WP_Post $related, \WP_Post $post ): array {
		$title   = Plain_Text::of_html( get_the_title( $related ) );
		$picture = wp_get_attachment_image_src( (int) get_post_thumbnail_id( $related ), 'medium_large' );
		return array(
			'id'       => $related->ID,
			'url'      => (string) get_permalink( $related ),
			'title'    => '' === $title ? __( '(no title)', 'dovetail-blocks' ) : $title,
			'img'      => $picture ? array( 'src' => $picture[0] ) : null,
			'date'     => (string) get_the_date( '', $related ),
			'datetime' => (string) get_the_date( 'c', $related ),
			'context'  => self::context( $related, $post ),
		);
	}

	/**
	 * Returns the context of a related post: a category that both posts share, else one of the related post's
	 * categories, else a tag that both share.
	 *
	 * @return string Empty if there is none.
	 */
	private static function context( \WP_Post $related, \WP_Post $post ): string {
		$shared = wp_list_pluck( Ranking::terms( $post ), 'term_id' );
		$best   = null;
		$rank   = 0;
		foreach ( Ranking::terms( $related ) as $term ) {
			$value = ( is_taxonomy_hierarchical( $term->taxonomy ) ? 2 : 0 ) + ( in_array( $term->term_id, $shared, true ) ? 1 : 0 );
			if ( $value > $rank ) {
				$best = $term;
				$rank = $value;
			}
		}
		return $best
			/* translators: %s: name of a category or tag. */
			? sprintf( __( 'In “%s”', 'dovetail-blocks' ), Plain_Text::of_html( $best->name ) )
			: '';
	}

	/**
	 * Returns the HTML of a card.
	 *
	 * @param array                $post       Data of a post from of().
	 * @param array<string, mixed> $attributes Attributes of the block, or EVERYTHING.
	 * @return string Escaped HTML.
	 */
	public static function draw( array $post, array $attributes ): string {
		$html = sprintf(
			'<a href="%1$s">%2$s%3$s</a>',
			esc_url( $post['url'] ),
			$attributes['displayThumbnails'] ? self::part( 'picture', self::picture( $post['id'] ) ) : '',
			self::part( 'title', self::escape( $post['title'] ) )
		);
		if ( $attributes['displayDate'] ) {
			$html .= sprintf(
				'<time class="%1$s__date" datetime="%2$s">%3$s</time>',
				self::ROOT,
				esc_attr( $post['datetime'] ),
				esc_html( $post['date'] )
			);
		}
		if ( $attributes['displayContext'] && '' !== $post['context'] ) {
			$html .= self::part( 'context', self::escape( $post['context'] ) );
		}
		return $html;
	}

	private static function part( string $name, string $html ): string {
		return sprintf( '<span class="%1$s__%2$s">%3$s</span>', self::ROOT, $name, $html );
	}

	/** Returns the featured image without alternative text, because the title beside the image has the same link. */
	private static function picture( int $post ): string {
		return wp_get_attachment_image(
			(int) get_post_thumbnail_id( $post ),
			'medium_large',
			false,
			array(
				'alt'   => '',
				'sizes' => '(max-width: 600px) 100vw, 400px',
			)
		);
	}

	/** Escapes text from another post. Also escapes shortcodes, so that WordPress does not run them on this page. */
	public static function escape( string $text ): string {
		return str_replace( '[', '&#091;', esc_html( $text ) );
	}
}
