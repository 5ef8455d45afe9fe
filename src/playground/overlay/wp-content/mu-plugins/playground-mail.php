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
 * @param null|bool $sent  Result of another filter.
 * @param array     $mail  `to`, `subject`, `message`, `headers` and `attachments`, as passed to wp_mail().
 * @return bool Whether the email was stored, which wp_mail() returns.
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
	// Make the file name unique even if two requests store an email at the same moment.
	$name = sprintf( '%s/%016.6f-%s-%s.json', $folder, microtime( true ), wp_unique_id(), bin2hex( random_bytes( 4 ) ) );
	return false !== file_put_contents( $name, wp_json_encode( $caught, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE ) );
}
add_filter( 'pre_wp_mail', 'dovetail_blocks_playground_catch_mail', 10, 2 );

const DOVETAIL_BLOCKS_PLAYGROUND_MAX_MAILS = 200;

/**
 * Shows the caught emails as a list, latest first, beside the chosen email. Without a choice, the latest email is
 * shown.
 */
function dovetail_blocks_playground_show_mails() {
	$path = isset( $_SERVER['REQUEST_URI'] ) ? wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ), PHP_URL_PATH ) : '';
	if ( '/caught-mails' !== untrailingslashit( (string) $path ) ) {
		return;
	}
	$mails = array();
	foreach ( array_slice( array_reverse( (array) glob( WP_CONTENT_DIR . '/caught-mails/*.json' ) ), 0, DOVETAIL_BLOCKS_PLAYGROUND_MAX_MAILS ) as $file ) {
		$mails[ wp_basename( $file, '.json' ) ] = json_decode( file_get_contents( $file ), true );
	}
	$name   = isset( $_GET['mail'] ) && is_string( $_GET['mail'] ) ? sanitize_text_field( wp_unslash( $_GET['mail'] ) ) : '';
	$chosen = isset( $mails[ $name ] ) ? $name : (string) array_key_first( $mails );
	$items  = '';
	foreach ( $mails as $name => $mail ) {
		$items .= sprintf(
			'<li><a href="%1$s"%2$s><strong>%3$s</strong><span>%4$s</span><time datetime="%5$s">%6$s</time></a></li>',
			esc_url( home_url( '/caught-mails/?mail=' . rawurlencode( $name ) ) ),
			$chosen === (string) $name ? ' aria-current="page"' : '',
			esc_html( $mail['subject'] ),
			esc_html( implode( ', ', $mail['to'] ) ),
			esc_attr( $mail['time'] ),
			esc_html( gmdate( 'M j, H:i:s', strtotime( $mail['time'] ) ) . ' UTC' )
		);
	}
	$body = '' === $items
		? '<p>None yet. Whatever WordPress sends stays here: nothing leaves this machine.</p>'
		: '<nav aria-label="Mails"><ol>' . $items . '</ol></nav>' . dovetail_blocks_playground_mail( $mails[ $chosen ] );
	status_header( 200 );
	nocache_headers();
	header( 'Content-Type: text/html; charset=utf-8' );
	// All values in the page are escaped when they are added.
	echo '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Caught mails</title><style>', DOVETAIL_BLOCKS_PLAYGROUND_MAIL_STYLE, '</style><h1>Caught mails</h1><main>', $body, '</main></html>'; // phpcs:ignore WordPress.Security.EscapeOutput
	exit;
}
add_action( 'init', 'dovetail_blocks_playground_show_mails' );

/** Returns the HTML of an email: its headers, its HTML part in a frame without scripts, and its plain text. */
function dovetail_blocks_playground_mail( array $mail ) {
	$rows = array(
		array( 'To', implode( ', ', $mail['to'] ) ),
		array( 'Date', $mail['time'] ),
	);
	if ( ! preg_grep( '~^from:~i', $mail['headers'] ) ) {
		array_unshift( $rows, array( 'From', $mail['from'] ) );
	}
	foreach ( $mail['headers'] as $header ) {
		$rows[] = array_map( 'trim', array_pad( explode( ':', $header, 2 ), 2, '' ) );
	}
	if ( $mail['attachments'] ) {
		$rows[] = array( 'Attached', implode( ', ', $mail['attachments'] ) );
	}
	$list = '';
	foreach ( $rows as $row ) {
		$list .= sprintf( '<dt>%s</dt><dd>%s</dd>', esc_html( $row[0] ), esc_html( $row[1] ) );
	}
	$is_html = (bool) preg_grep( '~^content-type:\s*text/html~i', $mail['headers'] );
	$plain   = $is_html ? $mail['plain'] : $mail['message'];
	$parts   = '';
	if ( $is_html ) {
		// Links open in a new tab, because a frame without scripts cannot show most pages.
		$base    = '<base target="_blank">';
		$message = (string) preg_replace( '~<head\b[^>]*>~i', '$0' . $base, $mail['message'], 1, $count );
		$parts   = sprintf(
			'<section><h3>HTML</h3><iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="%s"></iframe></section>',
			htmlspecialchars( $count ? $message : $base . $message, ENT_QUOTES, 'UTF-8' )
		);
	}
	$parts .= '<section><h3>Plain text</h3>' . ( '' === $plain ? '<p>This mail has no plain-text part.</p>' : sprintf(
		'<pre>%s</pre>',
		str_replace( '<a href=', '<a target="_blank" rel="noopener" href=', make_clickable( esc_html( $plain ) ) )
	) ) . '</section>';
	return sprintf( '<article><h2>%s</h2><dl>%s</dl><div>%s</div></article>', esc_html( $mail['subject'] ), $list, $parts );
}

const DOVETAIL_BLOCKS_PLAYGROUND_MAIL_STYLE = '
	:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
	body { max-width: 90rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
	h1, h2, h3 { margin: 0 0 0.5rem; line-height: 1.25; }
	h3 { font-size: 1rem; }
	main { display: grid; gap: 1.5rem; }
	ol { max-height: 16rem; margin: 0; padding: 0; overflow: auto; list-style: none; }
	nav a { display: grid; padding: 0.5rem 0.75rem; border-inline-start: 4px solid transparent; color: inherit; text-decoration: none; }
	nav a:hover, nav a:focus-visible { background: rgb(128 128 128 / 15%); }
	nav a[aria-current] { border-color: #3858e9; background: rgb(56 88 233 / 12%); }
	nav span, nav time { font-size: 0.9em; }
	article { min-width: 0; }
	dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.1rem 1rem; margin: 0 0 1rem; }
	dt { font-weight: 600; }
	dd { margin: 0; }
	article > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem; }
	section { min-width: 0; }
	iframe { width: 100%; height: 75vh; border: 1px solid #8c8f94; background: #fff; color-scheme: light; }
	pre { margin: 0; padding: 0.75rem; border: 1px solid #8c8f94; font: inherit; white-space: pre-wrap; }
	@media (min-width: 60rem) {
		main { grid-template-columns: 20rem minmax(0, 1fr); }
		ol { max-height: 85vh; }
	}
';
