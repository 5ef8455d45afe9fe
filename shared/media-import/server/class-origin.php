<?php
namespace Dovetail\Media_Import;

defined( 'ABSPATH' ) || exit;

/** Records the source of each imported attachment, so that the same file is not imported again. */
final class Origin {
	/** Post meta key of the source: `<service>:<id>`. */
	const KEY = '_dovetail_blocks_source';

	/**
	 * Post meta key of attachments with missing image sizes. The value is the number of attempts to create the sizes.
	 */
	const INCOMPLETE = '_dovetail_blocks_incomplete';

	/**
	 * Maximum number of copies of one source to check. A source can have several copies, because users cannot reuse
	 * other users' private copies.
	 */
	const MAX_COPIES = 20;

	/** Returns the meta value that identifies a source. */
	public static function value( string $service, string $id ): string {
		return $service . ':' . $id;
	}

	/** Whether all image sizes of an attachment exist. */
	public static function is_complete( int $attachment ): bool {
		return ! metadata_exists( 'post', $attachment, self::INCOMPLETE );
	}

	/**
	 * Finds an attachment of a source. The current user must be able to read it, and its file must exist.
	 *
	 * @return int Attachment ID, or 0.
	 */
	public static function find( string $service, string $id ): int {
		$found = get_posts(
			array(
				'post_type'        => 'attachment',
				'post_status'      => array( 'inherit', 'private' ),
				'meta_key'         => self::KEY, // phpcs:ignore WordPress.DB.SlowDBQuery -- asked by an author who imports, once a file.
				'meta_value'       => self::value( $service, $id ), // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
				'fields'           => 'ids',
				'numberposts'      => self::MAX_COPIES,
				'orderby'          => 'ID',
				'order'            => 'ASC',
				'suppress_filters' => true,
			)
		);
		foreach ( $found as $attachment ) {
			$file = get_attached_file( $attachment );
			// Compare the meta value again in PHP, because MySQL ignores case.
			if ( self::value( $service, $id ) === get_post_meta( $attachment, self::KEY, true ) && current_user_can( 'read_post', $attachment ) && is_string( $file ) && is_file( $file ) ) {
				return $attachment;
			}
		}
		return 0;
	}
}
