<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Rest;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Abilities that count subscribers and add people who have agreed. */
final class Subscribers_Abilities {
	/** Adds the abilities, see `Abilities::register()`. */
	public static function offer( $abilities ): array {
		return (array) $abilities + array(
			'count-subscribers' => self::count_ability(),
			'add-subscriber'    => self::add_ability(),
		);
	}

	private static function count_ability(): array {
		return array(
			'label'         => __( 'Count subscribers', 'dovetail-blocks' ),
			'description'   => __( 'Returns how many people get new posts by email.', 'dovetail-blocks' ),
			'input_schema'  => array( 'default' => array() ),
			'output_schema' => array(
				'type'       => 'object',
				'properties' => array( 'count' => array( 'type' => 'integer' ) ),
			),
			'annotations'   => array(
				'readonly'    => true,
				'destructive' => false,
				'idempotent'  => true,
			),
			'permission'    => static fn(): bool => Rest::may_call( 'subscriptions.readSubscriberCount' ),
			'run'           => static fn(): array => array( 'count' => Subscribers::count() ),
		);
	}

	/** Returns the ability that adds a person. Requires the permission to import subscribers. */
	private static function add_ability(): array {
		$text = array( 'type' => 'string' );
		return array(
			'label'         => __( 'Add a subscriber', 'dovetail-blocks' ),
			'description'   => __( 'Emails a confirmation link to a person who agreed to get new posts. The person becomes a subscriber by confirming.', 'dovetail-blocks' ),
			'input_schema'  => array(
				'properties' => array(
					'email'   => $text + array(
						'format'    => 'email',
						'maxLength' => 254,
						'required'  => true,
					),
					'consent' => $text + array(
						'minLength'   => Import_Screen::MIN_PROOF_LENGTH,
						'maxLength'   => Import_Screen::MAX_PROOF_LENGTH,
						'required'    => true,
						'description' => __( 'What the person agreed to, how and when. This text is stored as proof.', 'dovetail-blocks' ),
					),
				),
			),
			'output_schema' => array(
				'type'       => 'object',
				'properties' => array(
					'status'  => $text + array( 'enum' => array( 'pending', 'subscribed' ) ),
					'message' => $text,
				),
			),
			'annotations'   => array(
				'readonly'    => false,
				'destructive' => false,
				'idempotent'  => false,
			),
			'permission'    => static fn(): bool => current_user_can( 'manage_options' ),
			'run'           => static function ( array $input ) {
				if ( ! Email::is_valid( $input['email'] ) ) {
					return new \WP_Error( 'email_invalid', __( 'This is not a complete email address. Nothing was stored.', 'dovetail-blocks' ), array( 'status' => 400 ) );
				}
				if ( Mailbox::has_unsubscribed( Mailbox::of( $input['email'] ) ) ) {
					// The response must not reveal that this person unsubscribed.
					return Opt_In::response_to_new_address( $input['email'] );
				}
				return Mailing_List::add(
					array(
						'email'   => $input['email'],
						'consent' => Subscribers::stated( Plain_Text::line( $input['consent'] ) ),
						'post'    => 0,
					)
				);
			},
		);
	}
}
