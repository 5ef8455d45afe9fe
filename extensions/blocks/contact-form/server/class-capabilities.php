<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Whoever may edit a published post reads what its forms were sent; forms of the site are read by whoever may change its
 * theme. Contributors, who cannot edit what is published, read nothing. Everybody may write through a form that everybody
 * may read; where it is not public yet, who may read it tries it out.
 */
final class Capabilities {
	/**
	 * What a person needs for our capabilities.
	 *
	 * @param string[] $caps What WordPress would ask for.
	 * @param string   $cap  What is asked.
	 * @param int      $user Id of the person.
	 * @param array    $args The entry, where it is about one.
	 * @return string[]
	 */
	public static function map( $caps, $cap, $user, $args ) {
		if ( Post_Type::ALL === $cap ) {
			return array( 'edit_published_posts' );
		}
		if ( ! in_array( Post_Type::ONE, $caps, true ) ) {
			return $caps;
		}
		$entry = isset( $args[0] ) ? get_post( $args[0] ) : null;
		return $entry ? self::needed( (int) $entry->post_parent, $user ) : array( 'do_not_allow' );
	}

	/**
	 * The posts whose entries the current person may read; 0 for the site.
	 *
	 * @return int[] Empty when there are none.
	 */
	public static function sources(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query has no way to ask for parents.
		$parents = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_parent FROM {$wpdb->posts} WHERE post_type = %s", Entries::TYPE ) );
		$parents = array_map( 'intval', $parents );
		_prime_post_caches( array_filter( $parents ), false, false );
		$user = get_current_user_id();
		return array_values(
			array_filter(
				$parents,
				static fn( int $parent ): bool => ! array_filter( self::needed( $parent, $user ), static fn( $cap ): bool => ! current_user_can( $cap ) )
			)
		);
	}

	/**
	 * Whether everybody may write through a form. The page that it was drawn on counts as well as what has become of its
	 * post: what a draft or a preview asked for is not what was published.
	 */
	public static function everybody_may_write( array $schema ): bool {
		return ! empty( $schema['public'] ) && Source::is_public( $schema['source'] );
	}

	/** Whether whoever asks may try out a form that is not public. What is in the trash takes no messages. */
	public static function may_try( array $schema ): bool {
		if ( Source::SITE === $schema['source'] ) {
			return current_user_can( 'edit_posts' );
		}
		return is_user_logged_in() && 'trash' !== get_post_status( $schema['source'] ) && current_user_can( 'read_post', $schema['source'] );
	}

	/**
	 * What a person needs for the entries of a post.
	 *
	 * @param int $source A post, or the site; one that was deleted counts as the site.
	 * @return string[]
	 */
	private static function needed( int $source, int $user ): array {
		return $source && get_post( $source )
			? array_merge( array( 'edit_published_posts' ), map_meta_cap( 'edit_post', $user, $source ) )
			: array( 'edit_theme_options' );
	}
}
