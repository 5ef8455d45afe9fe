<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Secret;
use Dovetail\Plugin\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Receives reports about bounced emails and spam complaints from the owner's email service. A subscriber whose address
 * does not work gets no more emails until the owner resumes them; a subscriber who complained is unsubscribed.
 *
 * The services sign their reports in different ways, or not at all. So the URL for the reports contains a signature of
 * this site, and only the owner sees it.
 */
final class Bounces {
	/** Action that resumes the emails to a subscriber. */
	const ACTION = 'dovetail_blocks_resume_emails';

	/** Option with the Unix time of the last report. */
	const LAST_REPORT = 'dovetail_blocks_subscribers_last_report';

	/** Stands in place of a post ID in `Failures`, because reports don't say which post an email was about. */
	const NO_POST = 0;

	const SERVICES = 'Amazon SES, Brevo, Mailgun, Postmark, SendGrid';

	/** Registers the route for reports. */
	public static function serve(): void {
		Rest::serve( 'subscriptions.receiveBounces', array( self::class, 'receive' ) );
	}

	/** Returns the URL that the owner enters in the email service. */
	public static function report_url(): string {
		return rest_url( 'dovetail/v1/subscribers/bounces/' . self::key() );
	}

	/**
	 * Handles a report. After an error with a status of 500 or more, the service sends the report again.
	 *
	 * @return array{received: bool}|\WP_Error
	 */
	public static function receive( \WP_REST_Request $request ) {
		if ( ! hash_equals( self::key(), (string) $request['key'] ) ) {
			return new \WP_Error( 'rest_forbidden', 'This URL is not valid. Copy it again from Dovetail → Subscribers and mailings.', array( 'status' => 403 ) );
		}
		$body = (string) $request->get_body();
		$url  = Bounce_Report::confirmation_url( $body );
		if ( '' !== $url && 200 !== wp_remote_retrieve_response_code( Http_Client::get( $url, 10, KB_IN_BYTES ) ) ) {
			return new \WP_Error( 'not_confirmed', 'Amazon did not answer. Please send this again.', array( 'status' => 503 ) );
		}
		array_map( array( self::class, 'record' ), Bounce_Report::parse( $body ) );
		update_option( self::LAST_REPORT, time(), false );
		return array( 'received' => true );
	}

	/**
	 * Unsubscribes a person who complained, and asks an unconfirmed one never again. Stops the emails to an address that
	 * bounced; an unconfirmed one only gets the reason, because it is deleted soon.
	 *
	 * @param array{email: string, reason: string, is_complaint: bool} $item Part of a report.
	 */
	private static function record( array $item ): void {
		$subscriber = Subscribers::find( $item['email'] );
		if ( ! $subscriber ) {
			return;
		}
		Database::transaction(
			static function () use ( $subscriber, $item ): void {
				if ( $item['is_complaint'] ) {
					$mailbox = Mailbox::of( $subscriber['email'] );
					Subscribers::PENDING === $subscriber['status'] ? Mailbox::refuse( $mailbox ) : Mailbox::leave( $mailbox );
					Unsubscribes::remove( $subscriber );
					return;
				}
				Subscribers::change_status( $subscriber['id'], Subscribers::ACTIVE, Subscribers::BOUNCED );
				Failures::note( self::NO_POST, $subscriber['id'], $item['reason'], true );
			}
		);
	}

	/** Returns the number of subscribers whose address bounced in the last `Failures::MAX_AGE_DAYS` days. */
	public static function recent(): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM {mail_failures} AS failure JOIN {subscribers} AS person ON person.id = failure.subscriber WHERE failure.post = %d AND person.status = %s', array( self::NO_POST, Subscribers::BOUNCED ) );
	}

	/**
	 * Returns the link for a row in the list of subscribers.
	 *
	 * @return array<string, string> Link by action; empty for a subscriber whose emails arrive.
	 */
	public static function link( array $subscriber ): array {
		if ( Subscribers::BOUNCED !== $subscriber['status'] ) {
			return array();
		}
		/* translators: %s: an email address. */
		$name = sprintf( __( 'Email %s again', 'dovetail-blocks' ), $subscriber['email'] );
		return array( 'resume' => Subscribers_Screen::action_link( self::ACTION, $subscriber['id'], $name, __( 'Email again', 'dovetail-blocks' ) ) );
	}

	/** Resumes the emails to a subscriber, for example after the mailbox was repaired. */
	public static function act(): void {
		$id = Subscribers_Screen::id_for_action( self::ACTION );
		try {
			self::resume( $id );
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
			exit;
		}
		wp_safe_redirect( Subscribers_Screen::address( array( Ask_Again::RESULT_PARAMETER => 'resumed' ) ) );
		exit;
	}

	/** Resumes the emails to a subscriber and forgets the bounce. */
	public static function resume( int $id ): void {
		Database::transaction(
			static function () use ( $id ): void {
				Subscribers::change_status( $id, Subscribers::BOUNCED, Subscribers::ACTIVE );
				Failures::forget( self::NO_POST, $id );
			}
		);
	}

	/** Prints how the owner gets reports, and when the last one arrived. */
	public static function show(): void {
		if ( ! Record_Counts::are_expected( 'subscribers' ) ) {
			return;
		}
		$last = (int) get_option( self::LAST_REPORT, 0 );
		Live_Part::load_script();
		?>
		<details class="dovetail-subscribers__bounces" style="margin:12px 0">
			<summary><?php esc_html_e( 'Stop emailing addresses that bounce', 'dovetail-blocks' ); ?></summary>
			<p>
				<?php
				/* translators: %s: names of services, separated by commas. */
				echo esc_html( sprintf( __( 'An email service can tell this site which addresses do not work and who reports an email as spam. Supported services: %s.', 'dovetail-blocks' ), self::SERVICES ) );
				?>
			</p>
			<p>
				<label for="dovetail-bounces-url"><?php esc_html_e( 'Add this URL as a webhook for bounces and spam complaints. Keep it secret.', 'dovetail-blocks' ); ?></label><br>
				<textarea id="dovetail-bounces-url" rows="3" readonly class="large-text code" style="max-width:50rem"><?php echo esc_textarea( self::report_url() ); ?></textarea>
			</p>
			<p>
				<button type="button" class="button" data-dovetail-copy="dovetail-bounces-url" data-done="<?php esc_attr_e( 'Copied.', 'dovetail-blocks' ); ?>" data-failure="<?php esc_attr_e( 'Your browser does not allow copying. Select the text and copy it.', 'dovetail-blocks' ); ?>" hidden><?php esc_html_e( 'Copy URL', 'dovetail-blocks' ); ?></button>
				<span role="status"></span>
			</p>
			<p>
				<?php
				/* translators: %s: date and time. */
				echo esc_html( $last ? sprintf( __( 'The last report arrived on %s.', 'dovetail-blocks' ), Site_Time::date_and_time( $last ) ) : __( 'No report has arrived yet.', 'dovetail-blocks' ) );
				?>
			</p>
		</details>
		<?php
	}

	/** Returns the secret part of the URL. 128 bits are enough, and the URL fits its field. */
	private static function key(): string {
		return substr( Secret::sign( 'bounces' ), 0, 32 );
	}
}
