<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** The test email on the settings page, and the warning if the site probably cannot send email. */
final class Test_Mail {
	const ACTION = 'dovetail_blocks_test_mail';

	/** Start of the transient with the result for a user: `sent`, `failed`, or `unsaved` if nothing was sent. */
	const RESULT_TRANSIENT = 'dovetail_blocks_test_mail_';

	/** HTML ID of the button, which is below the fields that it tests. */
	const BUTTON_ID = 'dovetail-blocks-test-mail';

	/** Prints the section: an introduction or a warning, the button, and the result. */
	public static function render(): void {
		echo '<div class="dovetail-blocks-test-mail-section">';
		self::print_introduction();
		self::print_button();
		echo '</div>';
	}

	/** Prints the introduction of the section, or a warning if the site probably cannot send email. */
	private static function print_introduction(): void {
		if ( self::can_probably_send() ) {
			printf( '<p>%s</p>', esc_html__( 'Send yourself a test email to see whether emails arrive.', 'dovetail-blocks' ) );
		} else {
			wp_admin_notice(
				esc_html( self::warning() ),
				array(
					'type'               => 'warning',
					'additional_classes' => array( 'inline' ),
				)
			);
		}
	}

	/** Returns the warning for a site that probably cannot send email, as plain text. */
	public static function warning(): string {
		return __( 'This site probably can’t send email: this server has no mail program for PHP, and no plugin sends mail. Install an SMTP plugin.', 'dovetail-blocks' );
	}

	/**
	 * Prints the button that saves the settings and sends a test email to the current user, and the result of the last
	 * test email. WordPress redirects to the button's value after it has saved the settings.
	 */
	private static function print_button(): void {
		$result = get_transient( self::RESULT_TRANSIENT . get_current_user_id() );
		$says   = array(
			/* translators: %s: an email address. */
			'sent'    => __( 'The mail server accepted the test email to %s. If it doesn’t arrive, check the spam folder, or install an SMTP plugin.', 'dovetail-blocks' ),
			/* translators: %s: an email address. */
			'failed'  => __( 'The test email to %s could not be sent. Install an SMTP plugin, or ask your host.', 'dovetail-blocks' ),
			'unsaved' => __( 'The test email was not sent because not all settings were saved. Correct them and try again.', 'dovetail-blocks' ),
		);
		$to     = wp_get_current_user()->user_email;
		/* translators: %s: an email address. */
		$label = sprintf( __( 'Save and send test email to %s', 'dovetail-blocks' ), $to );
		$url   = wp_make_link_relative( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) );
		// Pressing Enter in a field uses the first button of the form, which should only save.
		echo '<button type="submit" class="screen-reader-text" tabindex="-1" aria-hidden="true"></button>';
		printf( '<p><button type="submit" class="button dovetail-blocks-test-mail" id="%s" name="_wp_http_referer" value="%s">%s</button></p>', esc_attr( self::BUTTON_ID ), esc_attr( $url ), esc_html( $label ) );
		if ( isset( $says[ $result ] ) ) {
			delete_transient( self::RESULT_TRANSIENT . get_current_user_id() );
			wp_admin_notice(
				esc_html( sprintf( $says[ $result ], $to ) ),
				array(
					'type'               => 'sent' === $result ? 'success' : 'error',
					'additional_classes' => array( 'inline' ),
					'attributes'         => array( 'role' => 'status' ),
				)
			);
		}
	}

	/** Sends the test email, unless the settings were not saved, and redirects back to the settings page. */
	public static function send(): void {
		check_admin_referer( self::ACTION );
		Permission::die_unless( current_user_can( 'manage_options' ) );
		// WordPress stores the messages about the save here until the settings page shows them.
		if ( wp_list_filter( (array) get_transient( 'settings_errors' ), array( 'type' => 'error' ) ) ) {
			self::redirect( 'unsaved' );
		}
		$problem = Html_Mail::send(
			wp_get_current_user()->user_email,
			/* translators: %s: name of the site. */
			sprintf( __( '[%s] Test email', 'dovetail-blocks' ), Plain_Text::of_html( get_bloginfo( 'name' ), Mailer::MAX_NAME_LENGTH, '…' ) ),
			array(
				__( 'This is a test email. Emails from forms and to subscribers are sent the same way.', 'dovetail-blocks' ),
				/* translators: %s: name of the site. */
				array( sprintf( __( 'Go to %s', 'dovetail-blocks' ), Html_Mail::site() ), home_url( '/' ) ),
			),
			array(),
			null,
			__( 'Test email', 'dovetail-blocks' )
		);
		self::redirect( null === $problem ? 'sent' : 'failed' );
	}

	/** Redirects to the settings page, which shows the result and WordPress's messages about the save. */
	private static function redirect( string $result ): void {
		// Not in the URL: the settings form returns to its own URL, so each later save would show the result again.
		set_transient( self::RESULT_TRANSIENT . get_current_user_id(), $result, MINUTE_IN_SECONDS );
		wp_safe_redirect( add_query_arg( 'settings-updated', 'true', self::url() ) );
		exit;
	}

	/** Returns the URL of the button. */
	public static function url(): string {
		return Settings_Page::url( 'mail' ) . '#' . self::BUTTON_ID;
	}

	/** Whether PHP or another plugin is probably able to send email. */
	public static function can_probably_send(): bool {
		/**
		 * Filters whether the site is probably able to send email, for hosts that send it in another way.
		 *
		 * @param bool $can_send Whether PHP has a mail program, or a plugin uses one of WordPress's hooks for email.
		 */
		return (bool) apply_filters( 'dovetail_blocks_can_send_email', self::has_mail_program( (string) ini_get( 'sendmail_path' ), (string) ini_get( 'open_basedir' ) ) || has_filter( 'pre_wp_mail' ) || has_action( 'phpmailer_init' ) );
	}

	/**
	 * Whether PHP's mail function and the program that it calls exist. Also true if PHP cannot check the program.
	 *
	 * @param string $command PHP's setting `sendmail_path`: a program and its options.
	 * @param string $folders PHP's setting `open_basedir`: the folders that PHP may read; empty for all.
	 */
	public static function has_mail_program( string $command, string $folders ): bool {
		if ( ! function_exists( 'mail' ) ) {
			return false;
		}
		if ( '\\' === DIRECTORY_SEPARATOR ) {
			return true; // On Windows, PHP connects to a mail server itself.
		}
		$program = explode( ' ', trim( $command ) )[0];
		// The shell also finds programs in its search path, and PHP cannot check files outside of `open_basedir`.
		$is_checkable = '' === $program || ( '/' === $program[0] && '' === $folders );
		return ! $is_checkable || is_executable( $program );
	}
}
