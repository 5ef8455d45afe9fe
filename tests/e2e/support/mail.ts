import { php } from './site';

/**
 * PHP that uses the real PHPMailer instead of the test site's mailbox. `$source( $mailer, $send )` returns the source
 * of the email that `$send` sends, as the mail server would get it.
 */
export const MAIL_SOURCE = `
	remove_all_filters( 'pre_wp_mail' );
	$source = static function ( $mailer, $send ) {
		$source = '';
		$take   = static function ( $phpmailer ) use ( $mailer, &$source ) {
			$phpmailer->Mailer = $mailer;
			$phpmailer->preSend();
			$source = str_replace( "\\r\\n", "\\n", $phpmailer->getSentMIMEMessage() );
			throw new Exception( 'Not sent.' );
		};
		add_action( 'phpmailer_init', $take, 999 );
		$send();
		remove_action( 'phpmailer_init', $take, 999 );
		return $source;
	};
	$headers = static function ( $source, $pattern ) {
		return array_values( preg_grep( $pattern, explode( "\\n", strstr( $source, "\\n\\n", true ) ) ) );
	};`;

/**
 * PHP for an English site with French and German, and an administrator who uses Danish in the admin area. `$spoken()`
 * returns the locales used in the emails so far, by recipient.
 */
export const LANGUAGES = `
	add_filter( 'get_available_languages', static fn() => array( 'da_DK', 'de_DE', 'fr_FR' ) );
	$GLOBALS['wp_locale_switcher'] = new WP_Locale_Switcher();
	$GLOBALS['wp_locale_switcher']->init();
	$user = static function ( $name, $locale, $role ) {
		$known = get_user_by( 'login', $name );
		$id    = $known ? $known->ID : wp_insert_user( array( 'user_login' => $name, 'user_email' => "$name@example.com", 'user_pass' => wp_generate_password(), 'role' => $role, 'locale' => $locale ) );
		wp_update_user( array( 'ID' => $id, 'locale' => $locale ) );
		return $id;
	};
	$admin = $user( 'danish', 'da_DK', 'administrator' );
	$user( 'german', 'de_DE', 'subscriber' );
	$user( 'french', 'fr_FR', 'subscriber' );
	$user( 'missing', 'is_IS', 'subscriber' );
	wp_set_current_user( $admin );
	require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
	require_once ABSPATH . 'wp-admin/includes/screen.php';
	set_current_screen( 'dashboard' );
	$mark = static fn( $text ) => '<' . determine_locale() . '>' . $text;
	add_filter( 'gettext_dovetail-blocks', $mark );
	add_filter( 'ngettext_dovetail-blocks', $mark );
	$mails = array();
	add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$mails ) { $mails[] = $mail; return true; }, 1, 2 );
	$spoken = static function () use ( &$mails ) {
		$all = array();
		foreach ( $mails as $mail ) {
			preg_match_all( '~(?:<|&lt;)([a-z]{2}_[A-Z]{2})(?:>|&gt;)|lang="([a-z]{2}-[A-Z]{2})"~', $mail['subject'] . $mail['message'], $found );
			$all[ implode( ' ', (array) $mail['to'] ) ] = implode( ' ', array_unique( str_replace( '-', '_', array_filter( array_merge( $found[1], $found[2] ) ) ) ) );
		}
		ksort( $all );
		return $all;
	};`;

/** Deletes the users that `LANGUAGES` creates. */
export const forgetLanguages = () =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( array( 'danish', 'german', 'french', 'missing' ) as $name ) {
			$user = get_user_by( 'login', $name );
			$user && wp_delete_user( $user->ID );
		}
		return true;`
	);
