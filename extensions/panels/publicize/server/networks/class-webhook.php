<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** Sends each post to the owner's own URL, with a signature. */
final class Webhook extends Network {
	const ID              = 'webhook';
	const REQUIRED_FIELDS = array( 'address', 'secret' );

	/**
	 * Seconds during which the receiver recognizes a repeated request. Each delivery has an ID that the receiver can
	 * use to detect duplicates.
	 */
	const REPEAT_SECONDS = WEEK_IN_SECONDS;

	/** Checks whether the URL accepts a test delivery. */
	public static function check( array $values ) {
		$answer = self::deliver( array( 'event' => 'test', 'site' => home_url( '/' ) ), 'test' );
		return is_wp_error( $answer ) ? $answer : self::connected( (string) wp_parse_url( $values['address'], PHP_URL_HOST ) );
	}

	/** Sends the details of the post to the webhook's URL. */
	public static function share( Content $content, Share $share ) {
		$answer = self::deliver(
			array(
				'event'     => 'post.published',
				'site'      => home_url( '/' ),
				'id'        => $content->id,
				'url'       => $content->url,
				'title'     => $content->title,
				'message'   => $content->message,
				'summary'   => $content->summary,
				'published' => $content->published(),
				'pictures'  => array_map( array( __CLASS__, 'told' ), array_values( array_filter( $content->pictures() ) ) ),
			),
			Secret::sign( 'webhook delivery', $share->key() )
		);
		return is_wp_error( $answer ) ? $answer : array( 'url' => '' );
	}

	/** Returns an image's payload. */
	private static function told( Picture $picture ): array {
		return array(
			'url' => $picture->url(),
			'alt' => $picture->alt,
		);
	}

	/**
	 * @param array  $data   Data to send as JSON.
	 * @param string $number ID of the delivery, which is the same for all retries.
	 * @return array|\WP_Error
	 */
	private static function deliver( array $data, string $number ) {
		$values = Connections::values( self::ID );
		$now    = time();
		// Encode the body exactly as `Service_Client` does, because the signature covers the body.
		$body   = (string) wp_json_encode( (object) $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$answer = Service_Client::request(
			self::ID,
			'POST',
			$values['address'],
			array(
				'Accept'               => 'text/plain',
				'Idempotency-Key'      => $number,
				'X-Dovetail-Signature' => "t=$now,v1=" . hash_hmac( 'sha256', "$now.$body", $values['secret'] ), // not Secret: the receiver knows this one.
			),
			$data,
			self::TIMEOUT_SECONDS
		);
		return is_wp_error( $answer ) ? self::refused( $answer, __( 'The webhook rejected the signature. Enter the same secret as on the receiving server.', 'dovetail-blocks' ) ) : $answer;
	}
}
