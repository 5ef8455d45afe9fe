<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

/** Prints the cells of the list of entries. */
final class Entries_Columns {
	/**
	 * Prints a cell.
	 *
	 * @param array    $entry    See `Entries::decode()`.
	 * @param string[] $troubles See `Outbox::troubles()`.
	 */
	public static function cell( string $column, array $entry, array $troubles = array() ): void {
		switch ( $column ) {
			case 'sender':
				self::print_sender( $entry, $troubles );
				break;
			case 'message':
				echo Answers::html( self::message( $entry, 120 ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
				break;
			case 'form':
				$title = Content_Source::title( $entry['source'] );
				$link  = $entry['source'] ? get_edit_post_link( $entry['source'] ) : null;
				echo $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $title ) ) : esc_html( $title );
				$subject = Mail::own_subject( $entry );
				if ( '' !== $subject ) {
					echo '<br><span class="description">' . esc_html( $subject ) . '</span>';
				}
				break;
			case 'sent':
				printf( '<time datetime="%1$s">%2$s<br>%3$s</time>', esc_attr( (string) wp_date( 'c', $entry['sent'] ) ), esc_html( self::day( $entry ) ), esc_html( self::hour( $entry ) ) );
		}
	}

	/** The day of an entry. */
	public static function day( array $entry ): string {
		return (string) wp_date( (string) get_option( 'date_format' ), $entry['sent'] );
	}

	/** The time of day of an entry. */
	public static function hour( array $entry ): string {
		return (string) wp_date( (string) get_option( 'time_format' ), $entry['sent'] );
	}

	/** Whether an entry counts as unread. Entries in spam or in the trash never do. */
	public static function is_unread( array $entry ): bool {
		return Entries::INBOX === $entry['state'] && ! $entry['is_read'];
	}

	/** Returns the name of who wrote. */
	public static function sender( array $entry ): string {
		$sender = Answers::sender( $entry['answers'] );
		return '' === $sender ? __( '(no name)', 'dovetail-blocks' ) : $sender;
	}

	/** Prints who wrote, and what went wrong since. */
	private static function print_sender( array $entry, array $troubles ): void {
		$sender  = self::sender( $entry );
		$email   = Answers::first( $entry['answers'], 'email' );
		$name    = sprintf( '<strong dir="auto">%s</strong>', Answers::html( $sender ) );
		$address = Entry_Screen::address( $entry['id'], Entries_Query::kept( wp_unslash( $_GET ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only which list the way leads back to.
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		echo Entries::TRASH === $entry['state'] ? $name : sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( $address ), $name );
		// phpcs:enable
		if ( self::is_unread( $entry ) ) {
			printf( ' <span class="dovetail-entries__state">%s</span>', esc_html__( 'Unread', 'dovetail-blocks' ) );
		}
		if ( '' !== $email && $email !== $sender ) {
			echo '<br>' . esc_html( $email );
		}
		// On a phone there is no other column.
		printf(
			'<span class="dovetail-entries__when">%s<br>%s</span>',
			esc_html( self::day( $entry ) . ', ' . self::hour( $entry ) ),
			Answers::html( self::message( $entry, 60 ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		);
		foreach ( $troubles as $sentence ) {
			printf( '<br><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s', esc_html( $sentence ) );
		}
	}

	/**
	 * Returns an excerpt: the message, or all answers.
	 *
	 * @return string Plain text of one line.
	 */
	private static function message( array $entry, int $most ): string {
		$message = Answers::first( $entry['answers'], 'textarea' );
		return Answers::line( '' === $message ? implode( ' · ', array_filter( array_map( array( Answers::class, 'words' ), $entry['answers'] ), 'strlen' ) ) : $message, $most );
	}
}
