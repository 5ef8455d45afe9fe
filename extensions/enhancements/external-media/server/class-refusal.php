<?php
namespace Dovetail\External_Media;

defined( 'ABSPATH' ) || exit;

/** Why a service gives nothing, in sentences for authors. */
final class Refusal {
	/** What was asked for is not there. */
	public static function not_found( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Flickr. */
		return self::make( 'media_not_found', sprintf( __( '%s does not have this file any more.', 'dovetail-blocks' ), $name ), 404 );
	}

	/** Nobody answers, or with an error. */
	public static function unreachable( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Mailchimp. */
		return self::make( 'service_unreachable', sprintf( __( '%s could not be reached. Try again in a moment.', 'dovetail-blocks' ), $name ), 502 );
	}

	/** The service has answered this site as often as it does within an hour. */
	public static function busy( string $name ): \WP_Error {
		/* translators: %s: name of a service, such as Mailchimp. */
		return self::make( 'service_busy', sprintf( __( 'This site has asked %s as often as it may within an hour. Try again later.', 'dovetail-blocks' ), $name ), 429 );
	}

	/** An author has not said yet what the site may see. */
	public static function unauthorized(): \WP_Error {
		return self::make( 'authorization_required', __( 'Choose photos at Google first: this site sees no others.', 'dovetail-blocks' ), 403 );
	}

	/** Makes one. */
	private static function make( string $code, string $sentence, int $status ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}
}
