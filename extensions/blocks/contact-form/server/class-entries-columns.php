<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Source;

defined( 'ABSPATH' ) || exit;

/** What the columns of the list of entries show. */
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

	/**
	 * Prints a cell.
	 *
	 * @param string $column Name of the column.
	 * @param int    $id     The entry.
	 */
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
				$message = Entries::first( $content['answers'], 'textarea' );
				$message = '' === $message ? get_post( $id )->post_excerpt : $message;
				echo esc_html( self::shortened( $message, 120 ) );
				break;
			case 'form':
				$source = (int) get_post( $id )->post_parent;
				$title  = Source::title( $source );
				$link   = $source ? get_edit_post_link( $source ) : null;
				echo $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $title ) ) : esc_html( $title );
				if ( '' !== $content['subject'] ) {
					echo '<br><span class="description">' . esc_html( $content['subject'] ) . '</span>';
				}
				break;
			case 'sent':
				printf( '<time datetime="%1$s">%2$s<br>%3$s</time>', esc_attr( get_the_date( 'c', $id ) ), esc_html( get_the_date( '', $id ) ), esc_html( get_the_time( '', $id ) ) );
		}
	}

	/**
	 * The column with the actions.
	 *
	 * @param string $column What WordPress would take.
	 * @param string $screen Id of the screen.
	 */
	public static function primary( $column, $screen ) {
		return 'edit-' . Entries::TYPE === $screen ? 'sender' : $column;
	}

	/**
	 * Prints who wrote, and what went wrong since.
	 *
	 * @param int   $id      The entry.
	 * @param array $content What it says.
	 */
	private static function print_sender( int $id, array $content ): void {
		$sender  = Entries::sender( $content['answers'] );
		$sender  = '' === $sender ? __( '(no name)', 'dovetail-blocks' ) : $sender;
		$email   = Entries::first( $content['answers'], 'email' );
		$is_read = Entries::is_read( $id );
		$name    = sprintf( $is_read ? '<span dir="auto">%s</span>' : '<strong dir="auto">%s</strong>', esc_html( $sender ) );
		$unread  = $is_read ? '' : ' — <span class="post-state">' . esc_html__( 'Unread', 'dovetail-blocks' ) . '</span>';
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		echo 'trash' === get_post_status( $id ) ? $name : sprintf( '<a class="row-title" href="%s">%s</a>%s', esc_url( Entry_Screen::address( $id ) ), $name, $unread );
		// phpcs:enable
		if ( '' !== $email && $email !== $sender ) {
			echo '<br>' . esc_html( $email );
		}
		foreach ( Entries::troubles( $id ) as $sentence ) {
			printf( '<br><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s', esc_html( $sentence ) );
		}
	}

	/**
	 * The beginning of a text, in one line.
	 *
	 * @param string $text   Plain text.
	 * @param int    $length Characters at most.
	 */
	private static function shortened( string $text, int $length ): string {
		$text = trim( (string) preg_replace( '~\s+~u', ' ', $text ) );
		return mb_strlen( $text, 'UTF-8' ) > $length ? mb_substr( $text, 0, $length, 'UTF-8' ) . '…' : $text;
	}
}
