<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Mailing_Lists;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Secret;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers an entry: by email at once, or when it is marked as not spam; to the CRM and mailing lists after the visitor
 * was thanked. Failed emails and deliveries are queued, retried with growing pauses, and noted on the entry when given
 * up.
 */
final class Outbox {
	/** The kind of job; its arguments are whom it goes to, and the entry. */
	const EVENT = 'dovetail_blocks_form_pass_on';

	/** Where an entry keeps how often it was tried, until it is passed on or given up; whom it goes to follows. */
	const TRIES = '_dovetail_passing_on_';

	/** Whom an entry goes to: the recipients of the form, the CRM, or a list, whose id follows. */
	const MAIL = 'mail';
	const CRM  = 'crm';
	const LIST = 'list-';

	/** Seconds before each further try. */
	const PAUSES = array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS );

	/**
	 * Mails an entry, queues it for whoever else shall have it, and answers who wrote.
	 *
	 * @param array      $values Answers by key.
	 * @param array|null $schema The form; null where it is not known any more, and with it who else was to get the entry.
	 */
	public static function deliver( int $entry, array $values, ?array $schema ): void {
		if ( ! Mail::send( $entry ) ) {
			self::push( self::MAIL, $entry, self::PAUSES[0] );
		}
		if ( ! $schema ) {
			return;
		}
		self::queue( $entry, $schema );
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

	/** Queues an entry for whoever shall have it: whom the author chose, and who takes something now. */
	private static function queue( int $entry, array $schema ): void {
		if ( self::is_hosted() ) {
			return;
		}
		if ( $schema['crm'] && Crm::takes() ) {
			self::push( self::CRM, $entry );
		}
		$lists = self::person( $entry, Entries::read( $entry ) ) ? array_intersect( $schema['lists'] ?? array(), array_keys( Mailing_Lists::all() ) ) : array();
		foreach ( array_unique( $lists ) as $list ) {
			self::push( self::LIST . $list, $entry );
		}
	}

	/**
	 * Tries to pass an entry on.
	 *
	 * @param string $to See `EVENT`.
	 * @return true|int True when it is passed on or given up; otherwise seconds until the next try.
	 */
	public static function pass_on( $to, $entry ) {
		$tries   = get_post_meta( $entry, self::TRIES . $to, true );
		$content = Entries::read( $entry );
		if ( '' === $tries || ! $content || 'private' !== get_post_status( $entry ) || ( self::MAIL !== $to && self::is_hosted() ) ) {
			return true;
		}
		$answer = self::hand_over( $to, $entry, $content );
		if ( ! is_wp_error( $answer ) ) {
			Entries::note( $entry, $to, '' );
			delete_post_meta( $entry, self::TRIES . $to );
			return true;
		}
		$data  = $answer->get_error_data();
		$pause = is_array( $data ) && ! empty( $data['permanent'] ) ? null : self::PAUSES[ (int) $tries ] ?? null;
		Entries::note( $entry, $to, self::sentence( $to, null === $pause, $answer ) );
		if ( null === $pause ) {
			delete_post_meta( $entry, self::TRIES . $to );
			return true;
		}
		update_post_meta( $entry, self::TRIES . $to, (int) $tries + 1 );
		return $pause;
	}

	/**
	 * The entries that are not passed on yet.
	 *
	 * @return array[] Arguments of `pass_on()`.
	 */
	public static function unfinished(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the key has an index.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT meta.meta_key, meta.post_id FROM {$wpdb->postmeta} meta JOIN {$wpdb->posts} posts ON posts.ID = meta.post_id WHERE meta.meta_key LIKE %s AND posts.post_status = 'private' ORDER BY meta.post_id LIMIT 200", $wpdb->esc_like( self::TRIES ) . '%' ) );
		$jobs = array_map(
			static fn( object $row ): array => array( substr( $row->meta_key, strlen( self::TRIES ) ), (int) $row->post_id ),
			$rows
		);
		return self::is_hosted() ? array_values( array_filter( $jobs, static fn( array $job ): bool => self::MAIL === $job[0] ) ) : $jobs;
	}

	/** Whether this is the hosted type of site, which has no plugins to hand anything to, and no panel to choose in. */
	private static function is_hosted(): bool {
		return 'simple' === Settings::get( 'site_type' );
	}

	/**
	 * Queues an entry.
	 *
	 * @param string $to    See `EVENT`.
	 * @param int    $delay Seconds from now.
	 */
	private static function push( string $to, int $entry, int $delay = 0 ): void {
		update_post_meta( $entry, self::TRIES . $to, 0 );
		Queue::push( self::EVENT, array( $to, $entry ), $delay );
	}

	/**
	 * Hands an entry over.
	 *
	 * @param string $to See `EVENT`.
	 * @return true|\WP_Error
	 */
	private static function hand_over( string $to, int $entry, array $content ) {
		if ( self::MAIL === $to ) {
			return Mail::send( $entry ) ? true : new \WP_Error( 'mail', Entries::troubles( $entry )[ self::MAIL ] ?? '' );
		}
		if ( self::CRM === $to ) {
			return Crm::hand_over( self::contact( $entry, $content ), $entry );
		}
		$person = self::person( $entry, $content );
		return $person ? Mailing_Lists::add( self::list_id( $to ), $person ) : true;
	}

	/**
	 * Returns the contact data of an entry: see `Crm::hand_over()`.
	 *
	 * @return array<string, mixed>
	 */
	private static function contact( int $entry, array $content ): array {
		$first   = static fn( $type ) => Answers::first( $content['answers'], $type );
		$answers = array();
		foreach ( $content['answers'] as $answer ) {
			$answers[] = array(
				'type'  => $answer['type'],
				'label' => $answer['label'],
				'value' => 'date' === $answer['type'] ? $answer['value'] : Answers::words( $answer ),
			);
		}
		return array(
			'key'     => self::key( $entry ),
			'email'   => $first( 'email' ),
			'name'    => $first( 'name' ),
			'phone'   => $first( 'telephone' ),
			'website' => $first( 'url' ),
			'subject' => Mail::own_subject( $content ),
			'page'    => Mail::page( $content['page'] ),
			'answers' => $answers,
		);
	}

	/**
	 * Returns the address to add to a mailing list, if the visitor left one and agreed to news in that very field.
	 *
	 * @return array|null See `Mailing_Lists::all()`.
	 */
	private static function person( int $entry, array $content ): ?array {
		$email   = Answers::first( $content['answers'], 'email' );
		$consent = Answers::news_consent( $content['answers'] );
		return '' === $email || '' === $consent ? null : array(
			'email'   => $email,
			'name'    => Answers::first( $content['answers'], 'name' ),
			'consent' => $consent,
			'post'    => (int) wp_get_post_parent_id( $entry ),
			'key'     => self::key( $entry ),
		);
	}

	/** The same at every try, so that a lost answer makes no second contact. */
	private static function key( int $entry ): string {
		return substr( Secret::sign( 'form entry', home_url() . '|' . $entry ), 0, 32 );
	}

	/**
	 * The id of a list.
	 *
	 * @param string $to See `EVENT`.
	 */
	private static function list_id( string $to ): string {
		return substr( $to, strlen( self::LIST ) );
	}

	/**
	 * Returns the message about a failed delivery.
	 *
	 * @param string $to See `EVENT`.
	 */
	private static function sentence( string $to, bool $is_over, \WP_Error $error ): string {
		if ( self::MAIL === $to ) {
			return $error->get_error_message();
		}
		if ( self::CRM === $to ) {
			$sentence = $is_over
				? __( 'This entry could not be added to the CRM.', 'dovetail-blocks' )
				: __( 'This entry could not be added to the CRM. It will be retried automatically.', 'dovetail-blocks' );
		} else {
			$list     = self::list_id( $to );
			$sentence = sprintf(
				$is_over
					/* translators: %s: name of a mailing list. */
					? __( 'The address could not be added to the mailing list “%s”.', 'dovetail-blocks' )
					/* translators: %s: name of a mailing list. */
					: __( 'The address could not be added to the mailing list “%s”. It will be retried automatically.', 'dovetail-blocks' ),
				Mailing_Lists::all()[ $list ]['label'] ?? $list
			);
		}
		return $sentence . ' ' . Plain_Text::of_html( $error->get_error_message(), 300, '…' );
	}
}
