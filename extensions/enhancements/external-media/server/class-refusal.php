<?php
namespace Dovetail\External_Media;

defined( 'ABSPATH' ) || exit;

/** Errors from services, with messages for authors. */
final class Refusal {
	/** Returns the error for a missing file. */
	public static function not_found( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Flickr. */
		return self::make( 'media_not_found', sprintf( __( '%s no longer has this file.', 'dovetail-blocks' ), $name ), 404 );
	}

	/** Returns the error for a service that does not respond, or responds with an error. */
	public static function unreachable( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Mailchimp. */
		return self::make( 'service_unreachable', sprintf( __( '%s could not be reached. Try again in a moment.', 'dovetail-blocks' ), $name ), 502 );
	}

	/** Returns the error for the site's hourly limit. */
	public static function busy( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Mailchimp. */
		return self::make( 'service_busy', sprintf( __( 'Too many requests to %s this hour. Try again later.', 'dovetail-blocks' ), $name ), 429 );
	}

	/** Returns the error for an author who has not granted access. */
	public static function unauthorized(): \WP_Error {
		return self::make( 'authorization_required', __( 'Choose photos at Google first. This site sees only the photos you choose.', 'dovetail-blocks' ), 403 );
	}

	private static function make( string $code, string $sentence, int $status ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}
}
