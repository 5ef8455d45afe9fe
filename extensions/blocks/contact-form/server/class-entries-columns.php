<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

/** Renders the columns of the entries table. */
final class Entries_Columns {
	/**
	 * The columns.
	 *
	 * @return array<string, string>
	 */
	public static function columns(): array {
		return array(
			'cb'      => '<input type="checkbox">',
			'sender'  => __( 'Sender', 'dovetail-blocks' ),
			'message' => __( 'Message', 'dovetail-blocks' ),
			'form'    => __( 'Form', 'dovetail-blocks' ),
			'sent'    => __( 'Date', 'dovetail-blocks' ),
		);
	}

	/**
	 * The columns that sort the list.
	 *
	 * @return array<string, string|array>
	 */
	public static function sortable(): array {
		return array(
			'sender' => 'title',
			'sent'   => array( 'date', true ),
		);
	}

	/** Prints a cell. */
	public static function cell( string $column, int $id ): void {
		$content = Entries::read( $id );
		if ( ! $content ) {
			return;
		}
		switch ( $column ) {
			case 'sender':
				self::print_sender( $id, $content );
				break;
			case 'message':
				echo Answers::html( self::message( $content, 120 ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
				break;
			case 'form':
				$source = (int) get_post( $id )->post_parent;
				$title  = Content_Source::title( $source );
				$link   = $source ? get_edit_post_link( $source ) : null;
				echo $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $title ) ) : esc_html( $title );
				$subject = Mail::own_subject( $content );
				if ( '' !== $subject ) {
					echo '<br><span class="description">' . esc_html( $subject ) . '</span>';
				}
				break;
			case 'sent':
				printf( '<time datetime="%1$s">%2$s<br>%3$s</time>', esc_attr( get_the_date( 'c', $id ) ), esc_html( get_the_date( '', $id ) ), esc_html( get_the_time( '', $id ) ) );
		}
	}

	/** The column with the actions. */
	public static function primary( $column, $screen ) {
		return 'edit-' . Entries::TYPE === $screen ? 'sender' : $column;
	}

	/** Prints who wrote, and what went wrong since. */
	private static function print_sender( int $id, array $content ): void {
		$sender  = Answers::sender( $content['answers'] );
		$sender  = '' === $sender ? __( '(no name)', 'dovetail-blocks' ) : $sender;
		$email   = Answers::first( $content['answers'], 'email' );
		$name    = sprintf( '<strong dir="auto">%s</strong>', Answers::html( $sender ) );
		$address = Entry_Screen::address( $id, Entries_Query::kept( wp_unslash( $_GET ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only which list the way leads back to.
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		echo 'trash' === get_post_status( $id ) ? $name : sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( $address ), $name );
		// phpcs:enable
		if ( 'private' === get_post_status( $id ) && ! Entries::is_read( $id ) ) {
			printf( ' <span class="dovetail-entries__state">%s</span>', esc_html__( 'Unread', 'dovetail-blocks' ) );
		}
		if ( '' !== $email && $email !== $sender ) {
			echo '<br>' . esc_html( $email );
		}
		// On a phone there is no other column.
		printf(
			'<span class="dovetail-entries__when">%s<br>%s</span>',
			esc_html( get_the_date( '', $id ) . ', ' . get_the_time( '', $id ) ),
			Answers::html( self::message( $content, 60 ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		);
		foreach ( Entries::troubles( $id ) as $sentence ) {
			printf( '<br><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s', esc_html( $sentence ) );
		}
	}

	/**
	 * Returns an excerpt: the message, or all answers.
	 *
	 * @return string Plain text of one line.
	 */
	private static function message( array $content, int $most ): string {
		$message = Answers::first( $content['answers'], 'textarea' );
		return Answers::line( '' === $message ? implode( ' · ', array_filter( array_map( array( Answers::class, 'words' ), $content['answers'] ), 'strlen' ) ) : $message, $most );
	}
}
