<?php
namespace Dovetail\Mailchimp;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Service_Client;
use Dovetail\Platform\Platform;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Adds people to an audience with the owner's key, or through the platform if there is no key. Offers the account's
 * first audience to other forms as a mailing list.
 */
final class Members {
	/** Mailchimp's error names for addresses that can rejoin only through Mailchimp's own form. */
	const OWN_FORM_ONLY = array( 'Forgotten Email Not Subscribed', 'Member In Compliance State' );

	/** Default merge tags of an audience, by form field name. */
	const NAMES = array(
		'first_name' => 'FNAME',
		'last_name'  => 'LNAME',
	);

	/**
	 * Adds a person, or updates an existing member. Repeated calls are safe.
	 *
	 * @param array<string, string> $fields Names that the person has entered: `first_name`, `last_name`, or `name` for both.
	 * @param array                 $wishes Settings of the form: `list_id` (default: the account's first audience), `interests` (IDs), `tags`,
	 *                                      `signup_field_tag`, `signup_field_value` and `opt_in`. Unless `opt_in` is `single`, people must confirm by the
	 *                                      link in Mailchimp's email.
	 * @param float|null $end Deadline as a `microtime()` value; null for the default timeout.
	 * @return array{status: string}|\WP_Error `subscribed`, or `pending` if the person must confirm by email. Error codes are those of
	 *         `Service_Client::request()` and of the platform, `invalid_key`, `invalid_email`, `missing_audience`, and
	 *         `own_form_only`, whose data has the `address` of Mailchimp's own form.
	 */
	public static function add( string $email, array $fields = array(), array $wishes = array(), ?float $end = null ) {
		$member = self::with_names( array_filter( $fields ) ) + array_filter( $wishes );
		if ( Account::is_there() ) {
			return self::add_by_key( $email, $member, $end );
		}
		return Platform::is_connected() ? self::add_by_platform( array( 'email' => $email ) + $member ) : Rest::pass_to_next_server();
	}

	/**
	 * Adds a person with the owner's key.
	 *
	 * @param array      $member Names and settings; see `add()`.
	 * @param float|null $end    Deadline, see `add()`.
	 * @return array{status: string}|\WP_Error
	 */
	public static function add_by_key( string $email, array $member, ?float $end = null ) {
		$end  = $end ?? microtime( true ) + Form::TIMEOUT_SECONDS;
		$list = $member['list_id'] ?? Audiences::first( $end );
		if ( is_wp_error( $list ) ) {
			return $list;
		}
		$is_single = 'single' === ( $member['opt_in'] ?? '' );
		$path      = '/lists/' . rawurlencode( $list ) . '/members/' . md5( strtolower( $email ) );
		// Skip the check for required fields, because the audience may require fields that the form lacks.
		$status = self::put( $path . '?skip_merge_validation=true', self::member( $email, $member ) + array( 'status_if_new' => $is_single ? 'subscribed' : 'pending' ), $end );
		if ( is_string( $status ) && ! in_array( $status, array( 'subscribed', 'pending' ), true ) ) {
			// People who unsubscribed or whose email bounced must confirm by email.
			$status = self::put( $path, array( 'status' => 'pending' ), $end );
			$status = is_string( $status ) ? 'pending' : $status;
		}
		if ( is_wp_error( $status ) ) {
			return self::refusal( $status, $list, $end );
		}
		$tagged = self::tag( $path, $member['tags'] ?? array(), $end );
		if ( is_wp_error( $tagged ) && Outbox::may_succeed_later( $tagged ) ) {
			return $tagged;
		}
		// The response must not reveal whether an address was already a member.
		return array( 'status' => $is_single ? $status : 'pending' );
	}

	/**
	 * Adds or updates a member.
	 *
	 * @return string|\WP_Error Status of the member.
	 */
	private static function put( string $path, array $data, float $end ) {
		$answer = Account::ask( 'PUT', $path, $data, $end );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return isset( $answer['status'] ) && is_string( $answer['status'] ) ? $answer['status'] : Service_Client::unreadable_response( Account::ID );
	}

	/**
	 * Adds tags in a separate request.
	 *
	 * @param string[] $tags Names of the tags.
	 * @return array|\WP_Error
	 */
	private static function tag( string $path, array $tags, float $end ) {
		$changes = array_map(
			static function ( string $name ): array {
				return array(
					'name'   => $name,
					'status' => 'active',
				);
			},
			$tags
		);
		return $changes ? Account::ask( 'POST', $path . '/tags', array( 'tags' => $changes ), $end ) : array();
	}

	/**
	 * Returns a member in Mailchimp's format.
	 *
	 * @param array $member Names and settings; see `add()`.
	 */
	private static function member( string $email, array $member ): array {
		$merge = array();
		foreach ( self::NAMES as $name => $tag ) {
			$merge[ $tag ] = $member[ $name ] ?? '';
		}
		$merge[ trim( $member['signup_field_tag'] ?? '', " \t*|" ) ] = $member['signup_field_value'] ?? '';
		unset( $merge[''] );
		return array_filter(
			array(
				'email_address' => $email,
				'merge_fields'  => array_filter( $merge, 'strlen' ),
				'interests'     => array_fill_keys( $member['interests'] ?? array(), true ),
			)
		);
	}

	/**
	 * Returns the first and last name. If `name` contains both, its last word is the last name.
	 *
	 * @param array<string, string> $fields Entered values by field name.
	 * @return array<string, string>
	 */
	private static function with_names( array $fields ): array {
		$words = preg_split( '~\s+~u', trim( $fields['name'] ?? '' ), -1, PREG_SPLIT_NO_EMPTY );
		$last  = is_array( $words ) && count( $words ) > 1 ? (string) array_pop( $words ) : '';
		return array_filter( array_intersect_key( $fields, self::NAMES ) )
			+ array_filter(
				array(
					'first_name' => implode( ' ', is_array( $words ) ? $words : array() ),
					'last_name'  => $last,
				)
			);
	}

	/** Converts Mailchimp's error about a member to one of our own errors. */
	private static function refusal( \WP_Error $error, string $audience, float $end ): \WP_Error {
		if ( 'service_refused' !== $error->get_error_code() ) {
			return $error;
		}
		$said  = $error->get_error_data()['answer'] + array(
			'title'  => '',
			'detail' => '',
			'errors' => array(),
		);
		$title = is_string( $said['title'] ) ? $said['title'] : '';
		if ( in_array( $title, self::OWN_FORM_ONLY, true ) ) {
			return new \WP_Error(
				'own_form_only',
				__( 'Mailchimp requires you to add this address again yourself.', 'dovetail-blocks' ),
				array(
					'status'  => 409,
					'address' => Audiences::form( $audience, $end ),
				)
			);
		}
		if ( 'Invalid Resource' === $title && 1 === preg_match( '~email_address|looks fake or invalid|valid email~i', (string) wp_json_encode( array( $said['detail'], $said['errors'] ) ) ) ) {
			return new \WP_Error( 'invalid_email', __( 'Mailchimp rejected this address.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		if ( Audiences::is_gone( $error ) ) {
			$error = Audiences::gone();
		}
		/* translators: %s: error message from Mailchimp, in English. */
		$sentence = '' === $title ? $error->get_error_message() : sprintf( __( 'Mailchimp rejected a sign-up: %s.', 'dovetail-blocks' ), $title );
		return Connection_State::note_failure( Account::ID, $error->get_error_code(), $sentence, $error->get_error_data()['status'] );
	}

	/**
	 * @param array $data Data of the endpoint `addMember`.
	 * @return array{status: string}|\WP_Error
	 */
	private static function add_by_platform( array $data ) {
		$answer = Platform::request( 'mailchimp.addMember', $data );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$status = $answer['status'] ?? '';
		return in_array( $status, array( 'subscribed', 'pending' ), true )
			? array( 'status' => $status )
			: new \WP_Error( 'platform_invalid_response', '', array( 'status' => 502 ) );
	}

	/**
	 * Adds Mailchimp to the mailing lists if an account is connected.
	 *
	 * @param array $lists Mailing lists; see `\Dovetail\Plugin\Mailing_Lists`.
	 */
	public static function offer_list( $lists ): array {
		$own = array(
			Account::ID => array(
				'label' => __( 'Mailchimp', 'dovetail-blocks' ),
				'add'   => array( __CLASS__, 'add_to_list' ),
			),
		);
		return (array) $lists + ( Availability::is_available( 'mailchimp' ) ? $own : array() );
	}

	/**
	 * Adds a person to the mailing list. The caller retries unless the error is permanent.
	 *
	 * @param array{email: string, name: string} $person Person who agreed to receive mail.
	 * @return array|\WP_Error
	 */
	public static function add_to_list( array $person ) {
		$answer = self::add( $person['email'], array( 'name' => $person['name'] ), array(), microtime( true ) + Outbox::TIMEOUT_SECONDS );
		if ( is_wp_error( $answer ) && ! Outbox::is_worth_waiting( $answer ) ) {
			$answer->add_data( array( 'permanent' => true ) + (array) $answer->get_error_data() );
		}
		return $answer;
	}
}
