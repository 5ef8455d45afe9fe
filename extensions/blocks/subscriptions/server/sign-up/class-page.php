<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The page that opens from links in emails. Every action requires a click on a button, because mail scanners follow
 * every link. The page does not use the theme, so that no other code can leak the URL.
 */
final class Page {
	const RESUBSCRIBE_BUTTON = 'dovetail-allow';

	/** Handles a request for a link from an email. */
	public static function show(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the signature of the link is verified instead.
		$is_sent = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$page    = self::answer( wp_unslash( $_GET ), $is_sent, isset( $_POST[ self::RESUBSCRIBE_BUTTON ] ) );
		// phpcs:enable
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=utf-8' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex' );
		status_header( $page['status'] );
		self::draw( $page );
		exit;
	}

	/**
	 * Performs the requested action and returns the page.
	 *
	 * @param array $query  Parameters of the URL, unslashed.
	 * @param bool  $allows Whether the button “Allow emails again” was clicked.
	 * @return array{status: int, title: string, text: string, button: string, name: string}
	 */
	public static function answer( array $query, bool $is_sent, bool $allows = false ): array {
		try {
			return self::act( Links::read( $query ), $is_sent, $allows );
		} catch ( Database_Error $error ) {
			return self::failure( Links::action( $query ), $allows );
		}
	}

	/** @param array $link Link from `Links::read()`. */
	private static function act( array $link, bool $is_sent, bool $allows ): array {
		if ( '' !== $link['mailbox'] ) {
			return self::about_mailbox( $link['mailbox'], $link['subscriber'], $is_sent, $allows );
		}
		$site       = Mail::site();
		$subscriber = $link['subscriber'];
		$is_confirm = Links::CONFIRM === $link['action'];
		if ( ! $subscriber ) {
			return self::refusal( $link['state'], $is_confirm );
		}
		$email = $subscriber['email'];
		if ( $is_confirm ) {
			$is_new = Subscribers::ACTIVE !== $subscriber['status'];
			if ( $is_new && ! $is_sent ) {
				return self::say(
					__( 'Confirm your subscription', 'dovetail-blocks' ),
					/* translators: 1: name of the site, 2: an email address. */
					sprintf( __( 'One more click confirms your subscription. New posts and news from %1$s will be sent to %2$s.', 'dovetail-blocks' ), $site, $email ),
					__( 'Confirm subscription', 'dovetail-blocks' )
				);
			}
			if ( $is_new ) {
				Mailbox::end_hour( Mailbox::of( $email ) );
				self::confirm( $subscriber );
			}
			return self::say(
				__( 'You are subscribed', 'dovetail-blocks' ),
				/* translators: 1: name of the site, 2: an email address. */
				sprintf( __( 'New posts and news from %1$s will be sent to %2$s. Each email has an unsubscribe link.', 'dovetail-blocks' ), $site, $email )
			);
		}
		if ( ! $is_sent ) {
			return self::say(
				__( 'Unsubscribe', 'dovetail-blocks' ),
				/* translators: 1: name of the site, 2: an email address. */
				sprintf( __( 'Do you want to unsubscribe %2$s? Posts and news from %1$s will then no longer be sent to it. The address will be deleted from this site.', 'dovetail-blocks' ), $site, $email ),
				__( 'Unsubscribe', 'dovetail-blocks' )
			);
		}
		Database::transaction(
			static function () use ( $subscriber, $link ): void {
				$mailbox = Mailbox::of( $subscriber['email'] );
				Mailbox::leave( $mailbox );
				Mailbox::end_hour( $mailbox );
				Unsubscribes::remove( $subscriber, $link['post'] );
			}
		);
		return self::say( __( 'You are unsubscribed', 'dovetail-blocks' ), __( 'Your address has been deleted from this site.', 'dovetail-blocks' ) );
	}

	/**
	 * Confirms a subscription, and sends the emails that the owner has turned on. The subscription stays confirmed if
	 * an email fails.
	 */
	private static function confirm( array $subscriber ): void {
		$kinds = array_keys(
			array_filter(
				array(
					Opt_In::WELCOME => Settings::get( 'subscriber_welcome' ),
					Opt_In::NOTICE  => Settings::get( 'subscriber_notice' ),
				)
			)
		);
		if ( ! Subscribers::confirm( $subscriber, ...$kinds ) || ! $kinds ) {
			return;
		}
		Deliveries::wake( Deliveries::LEASE_SECONDS );
		foreach ( $kinds as $kind ) {
			Deliveries::attempt( Subscribers::TYPE, $subscriber['id'], $kind );
		}
	}

	/**
	 * @param array|null $subscriber Recipient of the email, if still stored.
	 * @param bool       $is_sent    Whether a button was clicked.
	 * @param bool       $allows     Whether the clicked button was “Allow emails again”.
	 */
	private static function about_mailbox( string $mailbox, ?array $subscriber, bool $is_sent, bool $allows ): array {
		$site = Mail::site();
		if ( $is_sent && $allows ) {
			Mailbox::allow( $mailbox );
			return self::say(
				__( 'Emails are allowed again', 'dovetail-blocks' ),
				/* translators: %s: name of the site. */
				sprintf( __( 'To receive new posts and news from %s, subscribe on the site.', 'dovetail-blocks' ), $site )
			);
		}
		if ( $is_sent ) {
			Database::transaction(
				static function () use ( $mailbox, $subscriber ): void {
					Mailbox::refuse( $mailbox );
					if ( $subscriber ) {
						Unsubscribes::remove( $subscriber );
					}
				}
			);
		} elseif ( ! Mailbox::refuses( $mailbox ) ) {
			return self::say(
				__( 'Stop asking', 'dovetail-blocks' ),
				/* translators: %s: name of the site. */
				sprintf( __( 'Do you want to stop these emails? %s will then no longer email you when someone enters your address. Your address will be deleted. Only a fingerprint is kept, to recognize the address.', 'dovetail-blocks' ), $site ),
				__( 'Stop asking', 'dovetail-blocks' )
			);
		}
		return self::say(
			__( 'You will not be asked again', 'dovetail-blocks' ),
			/* translators: %s: name of the site. */
			sprintf( __( '%s will not email you when someone enters your address. To subscribe later, open this link again and allow emails.', 'dovetail-blocks' ), $site ),
			$is_sent ? '' : __( 'Allow emails again', 'dovetail-blocks' ),
			200,
			self::RESUBSCRIBE_BUTTON
		);
	}

	/** Returns the page for a link that is invalid or expired, or whose subscriber no longer exists. */
	private static function refusal( string $state, bool $is_confirm ): array {
		if ( 'broken' === $state ) {
			return self::say( __( 'This link does not work', 'dovetail-blocks' ), __( 'The link may be incomplete. Copy the whole link from the email into your browser’s address bar.', 'dovetail-blocks' ), '', 403 );
		}
		if ( $is_confirm ) {
			return self::say(
				__( 'This link has expired', 'dovetail-blocks' ),
				sprintf(
					/* translators: %s: a number of days. */
					_n( 'The link was valid for %s day, and the address was not confirmed. Subscribe again on the site to get a new link.', 'The link was valid for %s days, and the address was not confirmed. Subscribe again on the site to get a new link.', Subscribers::DAYS_TO_CONFIRM, 'dovetail-blocks' ),
					number_format_i18n( Subscribers::DAYS_TO_CONFIRM )
				),
				'',
				410
			);
		}
		// The person may have subscribed again, with a new ID. The link does not contain the address.
		return self::say( __( 'This subscription no longer exists', 'dovetail-blocks' ), __( 'This link belongs to a subscription that no longer exists. If you still get emails, use the link in the newest one.', 'dovetail-blocks' ) );
	}

	/**
	 * Returns the page for a database error, with a button to try again.
	 *
	 * @param string $action Action of the link.
	 * @param bool   $allows Whether the button “Allow emails again” was clicked.
	 */
	private static function failure( string $action, bool $allows ): array {
		$buttons = array(
			Links::CONFIRM     => __( 'Confirm subscription', 'dovetail-blocks' ),
			Links::UNSUBSCRIBE => __( 'Unsubscribe', 'dovetail-blocks' ),
			Links::REFUSE      => $allows ? __( 'Allow emails again', 'dovetail-blocks' ) : __( 'Stop asking', 'dovetail-blocks' ),
		);
		return self::say( __( 'Something went wrong', 'dovetail-blocks' ), __( 'Your request could not be saved, so nothing was changed. Try again in a moment.', 'dovetail-blocks' ), $buttons[ $action ] ?? '', 503, $allows ? self::RESUBSCRIBE_BUTTON : '' );
	}

	/**
	 * @param string $text   One or two sentences.
	 * @param string $button Label of the button; empty for none.
	 * @return array{status: int, title: string, text: string, button: string, name: string}
	 */
	private static function say( string $title, string $text, string $button = '', int $status = 200, string $name = '' ): array {
		return compact( 'status', 'title', 'text', 'button', 'name' );
	}

	/** @param array $page Page data returned by `say()`. */
	private static function draw( array $page ): void {
		$site = Mail::site();
		$icon = (string) get_site_icon_url( 96 );
		?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php echo esc_html( $page['title'] . ' – ' . $site ); ?></title>
<style>
:root { color-scheme: light dark; --ground: #f4f4f2; --sheet: #fff; --ink: #1d1d1b; --quiet: #5a5a55; --line: #d9d9d4; }
@media ( prefers-color-scheme: dark ) { :root { --ground: #161615; --sheet: #222220; --ink: #f2f2ee; --quiet: #b5b5ad; --line: #3c3c38; } }
* { box-sizing: border-box; }
body { display: grid; min-height: 100vh; margin: 0; padding: 1.25rem; place-items: center; background: var( --ground ); color: var( --ink ); font: 1.0625rem/1.6 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 30rem; padding: clamp( 1.5rem, 6vw, 2.75rem ); border: 1px solid var( --line ); border-radius: 10px; background: var( --sheet ); overflow-wrap: anywhere; }
.site { display: flex; align-items: center; gap: .75rem; margin: 0 0 1.5rem; padding-bottom: 1rem; border-bottom: 1px solid var( --line ); color: var( --quiet ); font-size: .9375rem; font-weight: 600; }
.site img { border-radius: 6px; }
h1 { margin: 0 0 .75rem; font-size: 1.625rem; line-height: 1.25; }
p { margin: 0 0 1.5rem; }
button { min-height: 2.75rem; padding: .7em 1.4em; border: 0; border-radius: 6px; background: var( --ink ); color: var( --sheet ); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid var( --ink ); outline-offset: 3px; }
main > :last-child { margin-bottom: 0; }
a { color: inherit; }
</style>
</head>
<body>
<main>
<p class="site">
		<?php if ( '' !== $icon ) : ?>
<img src="<?php echo esc_url( $icon ); // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- the URL of the site's icon. ?>" alt="" width="48" height="48">
		<?php endif; ?>
<?php echo esc_html( $site ); ?></p>
<h1><?php echo esc_html( $page['title'] ); ?></h1>
<p><?php echo esc_html( $page['text'] ); ?></p>
		<?php if ( '' !== $page['button'] ) : ?>
<form method="post"><button type="submit" name="<?php echo esc_attr( $page['name'] ); ?>" value="1"><?php echo esc_html( $page['button'] ); ?></button></form>
		<?php else : ?>
<p><a href="<?php echo esc_url( home_url( '/' ) ); ?>">
			<?php
			/* translators: %s: name of the site. */
			echo esc_html( sprintf( __( 'Go to %s', 'dovetail-blocks' ), $site ) );
			?>
</a></p>
		<?php endif; ?>
</main>
</body>
</html>
		<?php
	}
}
