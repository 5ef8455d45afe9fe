<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Source;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** What a person sees of one entry. */
final class Entry_View {
	/**
	 * Prints an entry.
	 *
	 * @param array<string, string> $list See `Entry_Screen::address()`.
	 */
	public static function show( int $id, array $list ): void {
		$content = (array) Entries::read( $id );
		$sender  = Answers::sender( $content['answers'] );
		echo '<div class="wrap dovetail-entry"><div class="dovetail-entry__head">';
		printf( '<h1 dir="auto">%s</h1>', Answers::html( '' === $sender ? __( '(no name)', 'dovetail-blocks' ) : $sender ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		self::show_ways( $id, $list );
		printf(
			'</div><p class="description">%s</p>',
			esc_html(
				sprintf(
					/* translators: 1: date and time, 2: title of a post, 3: subject of a form. */
					__( 'Sent on %1$s through the form in: %2$s (%3$s)', 'dovetail-blocks' ),
					get_the_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $id ),
					Source::title( (int) get_post( $id )->post_parent ),
					'' === $content['subject'] ? __( 'A new message from your website', 'dovetail-blocks' ) : $content['subject']
				)
			)
		);
		if ( Spam::is_spam( $id ) ) {
			printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( Spam::sentence( $id ) ) );
		}
		foreach ( Entries::troubles( $id ) as $what => $sentence ) {
			printf(
				'<div class="notice notice-error"><p>%s%s</p></div>',
				esc_html( $sentence ),
				Outbox::MAIL === $what ? sprintf( ' <a href="%s">%s</a>', esc_url( Entry_Screen::action_address( $id, 'mail' ) ), esc_html__( 'Send the email again', 'dovetail-blocks' ) ) : ''
			);
		}
		echo '<dl>';
		foreach ( $content['answers'] as $answer ) {
			$words = Answers::in_full( $answer );
			printf( '<dt>%s</dt><dd dir="auto">%s</dd>', Answers::html( $answer['label'] ), '' === $words ? '–' : Answers::html( $words ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
		$page = Mail::page( $content['page'] );
		printf( '<dt>%s</dt><dd><a href="%s">%s</a></dd></dl>', esc_html__( 'Page', 'dovetail-blocks' ), esc_url( $page ), esc_html( $page ) );
		self::show_actions( $id, Answers::first( $content['answers'], 'email' ), $list );
		Notes::show( $id );
		echo '</div>';
	}

	/**
	 * Prints the ways to the entries before and behind.
	 *
	 * @param array<string, string> $list See `Entry_Screen::address()`.
	 */
	private static function show_ways( int $id, array $list ): void {
		$neighbours = 'trash' === get_post_status( $id ) ? array() : array_filter( Entries_Query::neighbours( $id, array( 'post_status' => get_post_status( $id ) ) + $list ) );
		$labels     = array(
			'newer' => __( 'Newer entry', 'dovetail-blocks' ),
			'older' => __( 'Older entry', 'dovetail-blocks' ),
		);
		echo $neighbours ? '<div class="dovetail-entry__ways">' : '';
		foreach ( $neighbours as $way => $neighbour ) {
			printf( '<a class="button" href="%s">%s</a>', esc_url( Entry_Screen::address( $neighbour, $list ) ), esc_html( $labels[ $way ] ) );
		}
		echo $neighbours ? '</div>' : '';
	}

	/**
	 * Prints what can be done with an entry.
	 *
	 * @param array<string, string> $list See `Entry_Screen::address()`.
	 */
	private static function show_actions( int $id, string $email, array $list ): void {
		$link   = static function ( string $address, string $label, string $name = 'button' ): void {
			printf( '<a class="%s" href="%s">%s</a>', esc_attr( $name ), esc_url( $address ), esc_html( $label ) );
		};
		$status = get_post_status( $id );
		echo '<p class="dovetail-entry__actions">';
		if ( Email::is_valid( $email ) ) {
			list( $local, $domain ) = explode( '@', $email );
			/* translators: %s: an email address. */
			printf( '<a class="button button-primary" href="mailto:%s">%s</a>', esc_attr( rawurlencode( $local ) . '@' . $domain ), esc_html( sprintf( __( 'Reply to %s', 'dovetail-blocks' ), $email ) ) );
		}
		$link( Entries_Screen::address( $list ), __( 'All entries', 'dovetail-blocks' ) );
		if ( Entries::SPAM === $status ) {
			$link( Entry_Screen::action_address( $id, 'not_spam' ), __( 'Not spam', 'dovetail-blocks' ) );
		} elseif ( 'private' === $status ) {
			$link( Entry_Screen::action_address( $id, 'unread' ), __( 'Mark as unread', 'dovetail-blocks' ) );
			$link( Entry_Screen::action_address( $id, 'spam' ), __( 'Mark as spam', 'dovetail-blocks' ) );
		}
		if ( 'trash' !== $status && current_user_can( 'delete_post', $id ) ) {
			$link( (string) get_delete_post_link( $id ), __( 'Move to Trash', 'dovetail-blocks' ), 'submitdelete' );
		}
		echo '</p>';
	}
}
