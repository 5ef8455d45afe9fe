<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Defines who may read entries: users who can edit the form's published post. Entries of site-wide forms require the
 * capability to change the theme. Contributors cannot edit published posts, so they cannot read entries. Public forms
 * accept messages from everyone. Other forms accept only tests, from users who can read the post.
 */
final class Capabilities {
	/** Capability required to open the “Form entries” screen. */
	const ALL = 'edit_dovetail_entries';

	/** Capability required to read, mark, trash or delete one entry. */
	const ONE = 'edit_dovetail_entry';

	/**
	 * Maps the capabilities of this plugin to WordPress's capabilities.
	 *
	 * @param string[] $caps Capabilities that WordPress would require.
	 * @param string   $cap  Requested capability.
	 * @param int      $user User ID.
	 * @param array    $args    ID of the entry, if the capability is about one.
	 * @return string[]
	 */
	public static function map( $caps, $cap, $user, $args ) {
		if ( self::ALL === $cap ) {
			return array( 'edit_published_posts' );
		}
		$entry = isset( $args[0] ) ? Entries::read( (int) $args[0] ) : null;
		return $entry ? self::needed( $entry['source'], $user ) : array( 'do_not_allow' );
	}

	/**
	 * Returns the IDs of posts whose entries the current user may read; 0 means site-wide forms.
	 *
	 * @return int[] Post IDs; empty if there are none.
	 */
	public static function sources(): array {
		$sources = array_map( 'intval', Database::column( 'SELECT DISTINCT source FROM {entries} ORDER BY source' ) );
		_prime_post_caches( array_filter( $sources ), false, false );
		return array_values( array_filter( $sources, array( __CLASS__, 'may_read' ) ) );
	}

	/**
	 * Whether the current user may read the entries of a post.
	 *
	 * @param int $source Post of the form, or the site; see `needed()`.
	 */
	public static function may_read( int $source ): bool {
		return ! array_filter( self::needed( $source, get_current_user_id() ), static fn( $cap ): bool => ! current_user_can( $cap ) );
	}

	/**
	 * Whether a form accepts messages from everyone. It must have been rendered on a public page, not only in a draft
	 * or preview, and its post must be public now.
	 */
	public static function allows_public_submissions( array $schema ): bool {
		return ! empty( $schema['public'] ) && Content_Source::is_public( $schema['source'] );
	}

	/** Whether the current user may test a form that is not public. Forms in the trash accept no messages. */
	public static function can_test( array $schema ): bool {
		if ( Content_Source::SITE_ID === $schema['source'] ) {
			return current_user_can( 'edit_posts' );
		}
		return is_user_logged_in() && 'trash' !== get_post_status( $schema['source'] ) && current_user_can( 'read_post', $schema['source'] );
	}

	/**
	 * @param int $source Post ID, or 0 for site-wide forms. A deleted post is treated as 0.
	 * @return string[]
	 */
	private static function needed( int $source, int $user ): array {
		return $source && get_post( $source )
			? array_merge( array( 'edit_published_posts' ), map_meta_cap( 'edit_post', $user, $source ) )
			: array( 'edit_theme_options' );
	}
}
