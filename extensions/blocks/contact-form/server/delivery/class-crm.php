<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Passes messages to the site's CRM: to listeners of the filter, or otherwise to Jetpack CRM if installed. */
final class Crm {
	/** Name of the filter with which a CRM accepts messages. */
	const FILTER = 'dovetail_blocks_form_crm';

	/** Whether a CRM accepts messages now. */
	public static function takes(): bool {
		return has_filter( self::FILTER ) || Jetpack_Crm::takes();
	}

	/**
	 * Returns the status of the CRM for authors.
	 *
	 * @return array<string, bool|string> Read by `readCrm` in `api.ts`.
	 */
	public static function read(): array {
		return Jetpack_Crm::state() + array( 'takes_messages' => self::takes() );
	}

	/**
	 * Passes a message to the CRM.
	 *
	 * @param array{key: string, email: string, name: string, phone: string, website: string, subject: string, page: string, answers: array[]} $contact
	 *              Plain text; an answer has `type`, `label` and `value`. What was not answered is empty.
	 * @param int   $entry The number of the entry.
	 * @return true|\WP_Error
	 */
	public static function hand_over( array $contact, int $entry ) {
		/**
		 * Passes a message to a CRM after it was stored and emailed. If the filter has a listener, authors can switch
		 * it on for a form; the listener then gets the messages of that form.
		 *
		 * @param true|\WP_Error|null $taken   Null until a listener has accepted the message: then true. A `WP_Error`
		 *                                     with a sentence if it failed: the call is repeated for fifteen hours,
		 *                                     unless the error's data has `permanent`.
		 * @param array               $contact Plain text: `key`, the same on every retry; `email`, `name`, `phone`
		 *                                     and `website`, each possibly empty; `subject`; `page`, a URL;
		 *                                     `answers`, each with `type`, `label` and `value`.
		 * @param int                 $entry   Number of the entry.
		 */
		$taken = apply_filters( self::FILTER, null, $contact, $entry );
		if ( null === $taken && Jetpack_Crm::takes() ) {
			$taken = Jetpack_Crm::take( $contact, $entry );
		}
		if ( is_wp_error( $taken ) || true === $taken ) {
			return $taken;
		}
		return new \WP_Error( 'crm_gone', __( 'No CRM on this site can take messages at the moment.', 'dovetail-blocks' ) );
	}
}
