<?php
/**
 * A message on its way from a visitor to the author.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Takes a message: checks it against the schema on the server, stores it once, then mails it and passes it on.
 */
final class Dovetail_Blocks_Form_Submission {
	/** Seconds that storing may take before somebody else may try. */
	const CLAIM_SECONDS = 60;

	/** Seconds in which the same message without a key is the same message. */
	const SAME_SECONDS = 600;

	/** Seconds for which the key of a stored message is kept here; the entry keeps it for good. */
	const KEY_SECONDS = DAY_IN_SECONDS;

	/** Seconds to wait for somebody who stores the same message right now. */
	const PATIENCE = 3;

	/**
	 * Takes a message.
	 *
	 * @param array  $sent  What was sent, without slashes: `form`, `values`, and `key`, `elapsed`, the trap where they are.
	 * @param int    $bytes How large it was when it arrived.
	 * @param string $page  Path of the page that it was sent from.
	 * @return array{schema: array|null, values: array, errors: array<string, string>, refusal: WP_Error|null, entry: int}
	 *         Accepted when there is an entry.
	 */
	public static function receive( $sent, $bytes, $page = '' ) {
		$result = array(
			'schema'  => null,
			'values'  => array(),
			'errors'  => array(),
			'refusal' => null,
			'entry'   => 0,
		);
		$schema = Dovetail_Blocks_Form_Schema::find( isset( $sent['form'] ) ? $sent['form'] : null );
		if ( ! $schema ) {
			return array( 'refusal' => self::changed() ) + $result;
		}
		$checked          = Dovetail_Blocks_Form_Check::message( $schema['fields'], isset( $sent['values'] ) ? $sent['values'] : null );
		$result['schema'] = $schema;
		$result['values'] = $checked['values'];
		$refusal          = Dovetail_Blocks_Form_Guard::size( $bytes );
		if ( ! $refusal && ! Dovetail_Blocks_Form_Source::is_open( $schema['source'] ) ) {
			$refusal = new WP_Error( 'form_closed', __( 'This form does not take messages any more.', 'dovetail-blocks' ), array( 'status' => 403 ) );
		}
		$refusal = $refusal ? $refusal : Dovetail_Blocks_Form_Guard::machine( $sent );
		if ( ! $refusal && $checked['unknown'] ) {
			$refusal = self::changed();
		}
		if ( ! $refusal && $checked['errors'] ) {
			return array( 'errors' => $checked['errors'] ) + $result;
		}
		if ( ! $refusal && self::is_empty( array_diff_key( $checked['values'], self::implied( $schema ) ) ) ) {
			$refusal = new WP_Error( 'form_empty', __( 'This form is empty. Please fill in at least one field.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		if ( $refusal ) {
			return array( 'refusal' => $refusal ) + $result;
		}
		$entry = self::once( $sent, $schema, $checked['values'], $page );
		return is_wp_error( $entry ) ? array( 'refusal' => $entry ) + $result : array( 'entry' => $entry ) + $result;
	}

	/**
	 * Stores a message unless it is stored already.
	 *
	 * @param array  $sent   What was sent.
	 * @param array  $schema Of the form.
	 * @param array  $values Checked.
	 * @param string $page   Path of the page.
	 * @return int|WP_Error The entry, new or not.
	 */
	private static function once( $sent, $schema, $values, $page ) {
		$has_key = isset( $sent['key'] ) && is_string( $sent['key'] ) && preg_match( '~^[A-Za-z0-9-]{16,64}\z~', $sent['key'] );
		$same    = $has_key ? $sent['key'] : (string) wp_json_encode( array( Dovetail_Blocks_Ledger::client(), $values ) );
		$name    = 'form_' . substr( wp_hash( $sent['form'] . '|' . ( $has_key ? 'key' : 'same' ) . '|' . $same ), 0, 32 );
		$known   = $has_key ? Dovetail_Blocks_Form_Entries::find( $name ) : 0;
		if ( $known ) {
			return $known;
		}
		$claimed = Dovetail_Blocks_Ledger::claim( $name, self::CLAIM_SECONDS );
		if ( null === $claimed ) {
			return Dovetail_Blocks_Form_Guard::storage_failed();
		}
		if ( ! $claimed ) {
			return self::stored_by_another( $name );
		}
		$refusal = Dovetail_Blocks_Form_Guard::rate();
		$entry   = $refusal ? $refusal : Dovetail_Blocks_Form_Entries::store( $has_key ? $name : $name . '-' . time(), $schema, $values, $page, $sent['form'] );
		if ( is_wp_error( $entry ) ) {
			Dovetail_Blocks_Ledger::release( $name );
			return $entry;
		}
		Dovetail_Blocks_Ledger::settle( $name, (string) $entry, $has_key ? self::KEY_SECONDS : self::SAME_SECONDS );
		Dovetail_Blocks_Form_Mail::send( $entry );
		Dovetail_Blocks_Form_Pass_On::queue( $entry, $schema['crm'] );
		/**
		 * A visitor's message was stored and mailed.
		 *
		 * @param int   $entry  The entry, a private post.
		 * @param array $values Answers by key, plain text or lists of it.
		 * @param array $schema The form.
		 */
		do_action( 'dovetail_blocks_form_accepted', $entry, $values, $schema );
		return $entry;
	}

	/**
	 * The entry of a message that another request has claimed, which may still be at it.
	 *
	 * @param string $name Of the claim.
	 * @return int|WP_Error
	 */
	private static function stored_by_another( $name ) {
		$entry = (string) Dovetail_Blocks_Ledger::wait( $name, self::PATIENCE );
		if ( '' !== $entry ) {
			return (int) $entry;
		}
		return new WP_Error( 'form_under_way', __( 'This message is being sent already. Please wait a moment and send it again to see whether it has arrived.', 'dovetail-blocks' ), array( 'status' => 409 ) );
	}

	/**
	 * Answers that are there without anybody having given them.
	 *
	 * @param array $schema Of the form.
	 * @return array By key.
	 */
	private static function implied( $schema ) {
		$implied = array();
		foreach ( $schema['fields'] as $field ) {
			if ( 'implicit' === $field['consent'] ) {
				$implied[ $field['key'] ] = true;
			}
		}
		return $implied;
	}

	/**
	 * Whether nobody has answered anything.
	 *
	 * @param array $values By key.
	 * @return bool
	 */
	private static function is_empty( $values ) {
		foreach ( $values as $value ) {
			if ( '' !== $value && array() !== $value ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * What is said when the page and the server know different forms.
	 *
	 * @return WP_Error
	 */
	private static function changed() {
		return new WP_Error(
			'form_changed',
			__( 'This form has changed since you opened the page, so your message was not sent. Please copy your text, reload the page and send it again.', 'dovetail-blocks' ),
			array( 'status' => 409 )
		);
	}
}
