<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Hands what a form gets to the CRM of this site: to whoever listens to the filter, else to Jetpack CRM, and to nobody where
 * there is neither.
 */
final class Crm {
	/** Name of the filter by which a CRM takes messages. */
	const FILTER = 'dovetail_blocks_form_crm';

	/** Whether a CRM takes messages now. */
	public static function takes(): bool {
		return has_filter( self::FILTER ) || Jetpack_Crm::takes();
	}

	/**
	 * How the CRM stands, for whoever writes a form.
	 *
	 * @return array<string, bool|string> Of the contract, `readCrm` in `api.ts`.
	 */
	public static function read(): array {
		return Jetpack_Crm::state() + array( 'takes_messages' => self::takes() );
	}

	/**
	 * Hands a message over.
	 *
	 * @param array{key: string, email: string, name: string, phone: string, website: string, subject: string, page: string, answers: array[]} $contact
	 *              Plain text; an answer has `type`, `label` and `value`. What was not answered is empty.
	 * @param int   $entry The entry, a private post.
	 * @return true|\WP_Error
	 */
	public static function hand_over( array $contact, int $entry ) {
		/**
		 * Lets a CRM take what a visitor wrote, after it was stored and mailed. Whoever listens has authors offered the
		 * switch of the form, and gets what comes in through forms whose switch is on.
		 *
		 * @param true|\WP_Error|null $taken   Null until somebody has taken it: then true. A WP_Error with a sentence where
		 *                                     that failed: it is tried again for fifteen hours, unless its data say `permanent`.
		 * @param array               $contact `key`, the same at every try; `email`, `name`, `phone`, `website`, of which
		 *                                     any may be empty; `subject`; `page`, an address; `answers`, each with
		 *                                     `type`, `label` and `value`. Plain text.
		 * @param int                 $entry   The entry, a private post.
		 */
		$taken = apply_filters( self::FILTER, null, $contact, $entry );
		if ( null === $taken && Jetpack_Crm::takes() ) {
			$taken = Jetpack_Crm::take( $contact, $entry );
		}
		if ( is_wp_error( $taken ) || true === $taken ) {
			return $taken;
		}
		return new \WP_Error( 'crm_gone', __( 'No CRM on this site takes messages at the moment.', 'dovetail-blocks' ) );
	}
}
