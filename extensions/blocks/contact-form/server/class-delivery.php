<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Sends an entry to everybody who is to get it: at once, or when somebody says that it is no spam. */
final class Delivery {
	/**
	 * Mails an entry, queues it for whoever else shall have it, and answers who wrote.
	 *
	 * @param array      $values Answers by key.
	 * @param array|null $schema The form; null where it is not known any more, and with it who else was to get the entry.
	 */
	public static function deliver( int $entry, array $values, ?array $schema ): void {
		if ( ! Mail::send( $entry ) ) {
			Outbox::push( Outbox::MAIL, $entry, Outbox::PAUSES[0] );
		}
		if ( ! $schema ) {
			return;
		}
		Outbox::queue( $entry, $schema );
		Reply::send( $entry, $schema );
		/**
		 * A visitor's message was stored and mailed, and is no spam.
		 *
		 * @param int   $entry  The entry, a private post.
		 * @param array $values Answers by key, plain text or lists of it.
		 * @param array $schema The form.
		 */
		do_action( 'dovetail_blocks_form_accepted', $entry, $values, $schema );
	}
}
