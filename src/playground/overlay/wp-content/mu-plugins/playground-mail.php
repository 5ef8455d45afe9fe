<?php
/**
 * Playground only: no email is sent. Each is stored as a JSON file and shown at `/caught-mails/`.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/** Returns the plain-text part that plugins add to an HTML email just before it is sent. */
function dovetail_blocks_playground_plain_part() {
	require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
	$mailer = new PHPMailer\PHPMailer\PHPMailer();
	do_action_ref_array( 'phpmailer_init', array( &$mailer ) );
	return $mailer->AltBody; // PHPMailer's name.
}

/**
 * Stores an email instead of sending it.
 *
 * @param null|bool $sent  What another filter decided.
 * @param array     $mail  `to`, `subject`, `message`, `headers`, `attachments`, as wp_mail() got them.
 * @return bool Whether it was kept: what wp_mail() answers.
 */
function dovetail_blocks_playground_catch_mail( $sent, $mail ) {
	if ( null !== $sent ) {
		return $sent;
	}
	if ( get_option( 'e2e_mail_fails' ) ) {
		return false;
	}
	$folder = WP_CONTENT_DIR . '/caught-mails';
	wp_mkdir_p( $folder );
	$headers = is_array( $mail['headers'] ) ? $mail['headers'] : preg_split( '/\R/', (string) $mail['headers'], -1, PREG_SPLIT_NO_EMPTY );
	$caught  = array(
		'time'        => gmdate( 'c' ),
		'to'          => is_array( $mail['to'] ) ? array_values( $mail['to'] ) : explode( ',', $mail['to'] ),
		'subject'     => $mail['subject'],
		'message'     => $mail['message'],
		'plain'       => dovetail_blocks_playground_plain_part(),
		'from'        => apply_filters( 'wp_mail_from_name', 'WordPress' ),
		'headers'     => array_values( $headers ),
		'attachments' => array_map( 'wp_basename', array_values( (array) $mail['attachments'] ) ),
	);
	// Two requests may store an email at the same moment, so the file name needs more than a counter.
	$name = sprintf( '%s/%016.6f-%s-%s.json', $folder, microtime( true ), wp_unique_id(), bin2hex( random_bytes( 4 ) ) );
	return false !== file_put_contents( $name, wp_json_encode( $caught, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE ) );
}
add_filter( 'pre_wp_mail', 'dovetail_blocks_playground_catch_mail', 10, 2 );

/** Shows the caught emails, the latest first. */
function dovetail_blocks_playground_show_mails() {
	$path = isset( $_SERVER['REQUEST_URI'] ) ? wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ), PHP_URL_PATH ) : '';
	if ( '/caught-mails' !== untrailingslashit( (string) $path ) ) {
		return;
	}
	$files = glob( WP_CONTENT_DIR . '/caught-mails/*.json' );
	$body  = '<h1>Caught mails</h1>';
	if ( ! $files ) {
		$body .= '<p>None yet. Whatever WordPress sends stays here: nothing leaves this machine.</p>';
	}
	foreach ( array_reverse( $files ? $files : array() ) as $file ) {
		$mail  = json_decode( file_get_contents( $file ), true );
		$body .= sprintf(
			'<article><h2>%s</h2><p>%s</p><p>To: %s</p><pre>%s</pre><pre>%s</pre>%s</article><hr>',
			esc_html( $mail['subject'] ),
			esc_html( $mail['time'] ),
			esc_html( implode( ', ', $mail['to'] ) ),
			esc_html( implode( "\n", $mail['headers'] ) ),
			esc_html( $mail['message'] ),
			$mail['attachments'] ? '<p>Attached: ' . esc_html( implode( ', ', $mail['attachments'] ) ) . '</p>' : ''
		);
	}
	wp_die( $body, 'Caught mails', array( 'response' => 200 ) ); // Escaped above.
}
add_action( 'init', 'dovetail_blocks_playground_show_mails' );
