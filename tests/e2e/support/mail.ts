/**
 * The real PHPMailer instead of the test site's mailbox. `$source( $mailer, $send )` returns the source of the one email
 * that `$send` sends: what PHPMailer would hand to the mail server.
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
