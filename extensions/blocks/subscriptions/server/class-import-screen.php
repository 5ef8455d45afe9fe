<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Takes a list of subscribers from its owner, shows what would become of it, and what does: Tools → Import. */
final class Import_Screen {
	/** Slug of the importer, name of the action and of its nonce. */
	const SLUG   = 'dovetail-subscribers';
	const ACTION = 'dovetail_blocks_import';

	/** Letters of how they have agreed. */
	const LONGEST = 1000;

	/** Puts it among WordPress's importers. */
	public static function register(): void {
		if ( current_user_can( 'manage_options' ) && function_exists( 'register_importer' ) ) {
			register_importer( self::SLUG, __( 'Subscribers (Dovetail Blocks)', 'dovetail-blocks' ), __( 'Email addresses of people who have agreed to get your new posts, from a CSV file.', 'dovetail-blocks' ), array( Import_Page::class, 'draw' ) );
		}
	}

	/**
	 * Prints the way to it above the list.
	 *
	 * @param string $where `top` or `bottom`.
	 */
	public static function offer( $where ): void {
		$screen = get_current_screen();
		if ( 'top' === $where && $screen && Subscribers::TYPE === $screen->post_type && current_user_can( 'manage_options' ) ) {
			printf( '<div class="alignleft actions"><a class="button" href="%s">%s</a></div>', esc_url( self::address() ), esc_html__( 'Import subscribers', 'dovetail-blocks' ) );
		}
	}

	/** Where it is. */
	public static function address(): string {
		return admin_url( 'admin.php?import=' . self::SLUG );
	}

	/** Does what a button of the screen asks for. */
	public static function act(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		$problem = null;
		$step    = isset( $_POST['step'] ) ? sanitize_key( wp_unslash( $_POST['step'] ) ) : '';
		if ( 'read' === $step ) {
			$problem = self::read();
		} elseif ( 'start' === $step ) {
			Import::start();
		} elseif ( 'forget' === $step ) {
			Import::forget();
		}
		if ( $problem ) {
			wp_die( '<p>' . esc_html( $problem->get_error_message() ) . '</p>', '', array( 'response' => 400, 'back_link' => true ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two short values.
		}
		wp_safe_redirect( self::address() );
		exit;
	}

	/** Reads what was sent, and keeps it to be looked at. */
	private static function read(): ?\WP_Error {
		// phpcs:disable WordPress.Security -- the nonce is checked by who asks; a temporary name by PHP.
		$file = isset( $_FILES['file']['tmp_name'], $_FILES['file']['size'] ) && is_string( $_FILES['file']['tmp_name'] ) && is_uploaded_file( $_FILES['file']['tmp_name'] ) ? $_FILES['file'] : null;
		$how  = isset( $_POST['how'] ) && is_string( $_POST['how'] ) ? mb_substr( sanitize_textarea_field( wp_unslash( $_POST['how'] ) ), 0, self::LONGEST ) : '';
		$when = isset( $_POST['when'] ) && is_string( $_POST['when'] ) ? mb_substr( sanitize_text_field( wp_unslash( $_POST['when'] ) ), 0, 100 ) : '';
		$mode = isset( $_POST['mode'] ) && 'confirmed' === $_POST['mode'] ? 'confirmed' : 'ask';
		if ( ! $file ) {
			return new \WP_Error( 'no_file', __( 'No file came. Choose one and try again.', 'dovetail-blocks' ) );
		}
		if ( mb_strlen( $how ) < 10 || '' === $when || empty( $_POST['sure'] ) ) {
			return new \WP_Error( 'no_proof', __( 'Nothing was read: say how and when these people have agreed, and that they have. It is stored with each of them as the proof.', 'dovetail-blocks' ) );
		}
		$read = (int) $file['size'] > Import_File::BYTES ? Import_File::read( str_repeat( ' ', Import_File::BYTES + 1 ) ) : Import_File::read( (string) file_get_contents( $file['tmp_name'] ) );
		// phpcs:enable
		if ( is_wp_error( $read ) ) {
			return $read;
		}
		return Import::draft( $read, self::proof( $how, $when ), $mode ) ? null : new \WP_Error( 'busy', __( 'Another list is being imported. Wait until it is done, and try again.', 'dovetail-blocks' ) );
	}

	/** What is stored with each of them. HTML. */
	private static function proof( string $how, string $when ): string {
		/* translators: 1: how people have agreed, 2: when, 3: name of who says so, 4: a date. */
		return esc_html( sprintf( __( '%1$s (when: %2$s). Stated by %3$s, who imported the address on %4$s.', 'dovetail-blocks' ), rtrim( $how, ". \n" ), $when, wp_get_current_user()->display_name, wp_date( get_option( 'date_format' ) ) ) );
	}
}
