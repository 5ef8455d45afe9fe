<?php
namespace Dovetail\External_Media;

defined( 'ABSPATH' ) || exit;

/** Why a service gives nothing, in sentences for authors. */
final class Refusal {
	/** Returns the error for a missing file. */
	public static function not_found( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Flickr. */
		return self::make( 'media_not_found', sprintf( __( '%s no longer has this file.', 'dovetail-blocks' ), $name ), 404 );
	}

	/** Nobody answers, or with an error. */
	public static function unreachable( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Mailchimp. */
		return self::make( 'service_unreachable', sprintf( __( '%s could not be reached. Try again in a moment.', 'dovetail-blocks' ), $name ), 502 );
	}

	/** The service has answered this site as often as it does within an hour. */
	public static function busy( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Mailchimp. */
		return self::make( 'service_busy', sprintf( __( 'Too many requests to %s this hour. Try again later.', 'dovetail-blocks' ), $name ), 429 );
	}

	/** An author has not said yet what the site may see. */
	public static function unauthorized(): \WP_Error {
		return self::make( 'authorization_required', __( 'Choose photos at Google first. This site sees only the photos you choose.', 'dovetail-blocks' ), 403 );
	}

	/** Makes one. */
	private static function make( string $code, string $sentence, int $status ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}
}
