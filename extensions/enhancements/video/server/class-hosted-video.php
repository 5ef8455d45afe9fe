<?php
namespace Dovetail\Video;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Detects videos hosted by the site's platform and adds their hosting IDs to blocks and the REST API. */
final class Hosted_Video {
	/** Meta key in which the platform's plugin stores an attachment's hosting ID. */
	const META = 'videopress_guid';

	/** Name of the REST field with the hosting ID. */
	const FIELD = 'jetpack_videopress_guid';

	/** Format of a video ID, as in `rules/player.ts`. */
	const GUID = '/^[A-Za-z0-9]{8}\z/';

	/** Whether this site has hosted videos: it has a platform, and the plan includes them. */
	public static function is_offered(): bool {
		return Settings::is_platform_configured() && Availability::is_available( 'video' );
	}

	/**
	 * Adds the hosting ID to the attributes of the video block, so that WordPress keeps it in the block's comment. The
	 * saved HTML stays the same.
	 */
	public static function add_attribute(): void {
		$type = self::is_offered() ? \WP_Block_Type_Registry::get_instance()->get_registered( 'core/video' ) : null;
		if ( $type && ! isset( $type->attributes['guid'] ) ) {
			$type->attributes['guid'] = array(
				'type' => 'string',
				'role' => 'content',
			);
		}
	}

	/** Adds the hosting ID of attachments to the REST API, unless the platform's own plugin does. */
	public static function add_field(): void {
		global $wp_rest_additional_fields;
		if ( self::is_offered() && ! isset( $wp_rest_additional_fields['attachment'][ self::FIELD ] ) ) {
			register_rest_field(
				'attachment',
				self::FIELD,
				array(
					'get_callback' => static function ( array $media ) {
						return self::guid_of( (int) $media['id'] );
					},
					'schema'       => array(
						'type'        => 'string',
						'description' => __( 'The ID of the video at the hosting platform; empty if the platform does not host the video.', 'dovetail-blocks' ),
						'context'     => array( 'view', 'edit' ),
						'readonly'    => true,
					),
				)
			);
		}
	}

	/** Returns the hosting ID of an attachment; empty if the attachment is not hosted. */
	public static function guid_of( int $id ): string {
		$guid = $id > 0 ? get_post_meta( $id, self::META, true ) : '';
		return self::checked( $guid );
	}

	/**
	 * Returns a valid hosting ID; empty for any other value.
	 *
	 * @param mixed $guid Any value, because authors can write it.
	 */
	public static function checked( $guid ): string {
		return is_string( $guid ) && preg_match( self::GUID, $guid ) ? $guid : '';
	}

	/**
	 * @return int[] Width and height of a video in the media library, as WordPress detected them; 16 and 9 if it did
	 *        not.
	 */
	public static function size_of( int $id ): array {
		$data = $id > 0 ? wp_get_attachment_metadata( $id ) : false;
		$size = array( (int) ( $data['width'] ?? 0 ), (int) ( $data['height'] ?? 0 ) );
		return min( $size ) > 0 ? $size : array( 16, 9 );
	}
}
