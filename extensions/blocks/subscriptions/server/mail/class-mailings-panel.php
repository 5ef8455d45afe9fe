<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Site_Time;

defined( 'ABSPATH' ) || exit;

/** Shows the progress and errors of each post's mailing. The owner can stop and resume a mailing. */
final class Mailings_Panel {
	const ACTION = 'dovetail_blocks_mailing';

	/**
	 * Limits: unfinished mailings shown, and as many finished ones; days for which finished mailings stay visible; and
	 * failures listed.
	 */
	const MAX_MAILINGS = 5;
	const MAX_AGE_DAYS = 14;
	const MAX_FAILURES = 20;

	const ID = 'dovetail-mailing-';

	/** Request parameter with the ID of a post. The mailing of this post is shown even if it is old. */
	const POST_PARAMETER = 'mailing';

	/** Request parameter with the ID of a post for which the owner has just pressed “Don’t send”. */
	const SKIPPED_PARAMETER = 'dovetail-skipped';

	/** Returns the URL of a post's mailing. */
	public static function address( int $post ): string {
		return Subscribers_Screen::address( array( self::POST_PARAMETER => $post ) ) . '#' . self::ID . $post;
	}

	/** Prints the panel. */
	public static function show(): void {
		$latest = self::listed();
		$failed = Failures::counts( array_column( $latest, 'post' ) );
		$left   = array_map( array( __CLASS__, 'left' ), $latest );
		$gone   = Unsubscribes::by_post( array_column( $latest, 'post' ) );
		if ( ! $latest ) {
			return;
		}
		?>
		<style>
			.dovetail-blocks-mailings { padding: 4px 16px 12px; }
			.dovetail-blocks-mailings section { padding: 12px 0; border-top: 1px solid #dcdcde; }
			.dovetail-blocks-mailings section:last-child { padding-bottom: 0; }
			.dovetail-blocks-mailings h2 { margin: 10px 0; }
			.dovetail-blocks-mailings h3 { margin: 0 0 4px; font-size: 14px; }
			.dovetail-blocks-mailings p { margin: 0 0 6px; padding: 0; }
			.dovetail-blocks-mailings progress { display: block; width: 100%; max-width: 480px; height: 12px; margin: 8px 0; accent-color: #2271b1; }
			.dovetail-blocks-mailings form { display: inline-block; margin: 4px 6px 4px 0; }
			.dovetail-blocks-mailings li, .dovetail-blocks-mailings h3 { overflow-wrap: anywhere; }
			.dovetail-blocks-mailings summary { cursor: pointer; }
			<?php echo Live_Part::STYLE; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant. ?>

		</style>
		<div class="notice notice-info dovetail-blocks-mailings">
			<h2><?php esc_html_e( 'Latest emails', 'dovetail-blocks' ); ?></h2>
			<?php
			foreach ( $latest as $index => $mailing ) {
				self::mailing( $mailing, $failed[ $mailing['post'] ], $left[ $index ], $gone[ $mailing['post'] ] );
			}
			?>
		</div>
		<?php
	}

	/** @return array[] The latest mailings, and the mailing of the post in the request parameter. */
	private static function listed(): array {
		$latest  = Mailing::latest( time() - self::MAX_AGE_DAYS * DAY_IN_SECONDS, self::MAX_MAILINGS );
		$post    = isset( $_GET[ self::POST_PARAMETER ] ) ? absint( $_GET[ self::POST_PARAMETER ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is shown.
		$mailing = $post && ! in_array( $post, array_column( $latest, 'post' ), true ) ? Mailing::read( $post ) : null;
		return $mailing && Mailing::SKIPPED !== $mailing['state'] ? array_merge( $latest, array( $mailing ) ) : $latest;
	}

	/**
	 * Prints a notice on the dashboard and above the list of posts when the site owner has to decide about late emails.
	 */
	public static function show_notice(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->base, array( 'dashboard', 'edit' ), true ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		try {
			$late = Mailing::late();
		} catch ( Database_Error $error ) {
			return;
		}
		if ( $late ) {
			$words = Mailing::has_started( $late )
				/* translators: %s: title of a post. */
				? __( '“%s” was not emailed to all of your subscribers, because scheduled events did not run on this site for more than two days. Decide whether to send the rest now.', 'dovetail-blocks' )
				/* translators: %s: title of a post. */
				: __( '“%s” was not emailed to your subscribers, because scheduled events did not run on this site for more than two days. Decide whether to send it now.', 'dovetail-blocks' );
			printf(
				'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
				esc_html( sprintf( $words, Plain_Text::of_html( get_the_title( $late['post'] ) ) ) ),
				esc_url( Subscribers_Screen::address() ),
				esc_html__( 'Decide now', 'dovetail-blocks' )
			);
		}
	}

	/** Handles a click on a button in the panel. */
	public static function act(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- check() verifies the nonce together with the ID.
		$post = isset( $_POST['post'] ) ? absint( $_POST['post'] ) : 0;
		Subscribers_Screen::check( self::ACTION . $post );
		// phpcs:disable WordPress.Security.NonceVerification -- check() has verified the nonce.
		try {
			if ( isset( $_POST['skip'] ) ) {
				self::skip( $post );
			} else {
				isset( $_POST['stop'] ) ? Post_Mails::stop( $post ) : Post_Mails::resume( $post );
			}
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
		}
		wp_safe_redirect( Subscribers_Screen::address( isset( $_POST['skip'] ) ? array( self::SKIPPED_PARAMETER => $post ) : array() ) );
		// phpcs:enable
		exit;
	}

	/**
	 * Prints that a post is not sent, because the panel may no longer show its mailing. If the mailing was resumed in the
	 * meantime, for example in another tab, says that it is running.
	 */
	public static function say_skipped(): void {
		$post    = isset( $_GET[ self::SKIPPED_PARAMETER ] ) ? absint( $_GET[ self::SKIPPED_PARAMETER ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is shown.
		$mailing = $post && get_post( $post ) ? Mailing::read( $post ) : null;
		$state   = $mailing['state'] ?? '';
		if ( Mailing::RUNNING === $state ) {
			$type = 'warning';
			/* translators: %s: title of a post. */
			$words = __( '“%s” is being sent, because it was resumed in the meantime. Stop it first, then choose “Don’t send”.', 'dovetail-blocks' );
		} elseif ( in_array( $state, array( Mailing::DONE, Mailing::SKIPPED ), true ) ) {
			$type = 'success';
			/* translators: %s: title of a post. */
			$words = __( 'No more emails about “%s” will be sent.', 'dovetail-blocks' );
		} else {
			return;
		}
		printf( '<div class="notice notice-%s is-dismissible"><p>%s</p></div>', esc_attr( $type ), esc_html( sprintf( $words, self::title( $post ) ) ) );
	}

	/**
	 * Ends a late or stopped mailing. A mail that ends before its first email can be sent later. A post stays
	 * unsent even if its author publishes it again, because the owner has decided.
	 */
	private static function skip( int $post ): void {
		$mailing   = Mailing::read( $post );
		$is_unsent = $mailing && Mail_Post::TYPE === get_post_type( $post ) && ! Mailing::has_started( $mailing );
		$changes   = array( 'state' => $is_unsent ? Mailing::SKIPPED : Mailing::DONE );
		Mailing::update( $post, Mailing::LATE, $changes ) || Mailing::update( $post, Mailing::STOPPED, $changes );
	}

	/**
	 * Whether a mailing needs attention: it is late or stopped, paused after mailer errors, or more than an hour
	 * overdue.
	 */
	public static function is_stuck( array $mailing ): bool {
		if ( Mailing::RUNNING !== $mailing['state'] ) {
			return in_array( $mailing['state'], array( Mailing::LATE, Mailing::STOPPED ), true );
		}
		$is_paused  = 0 === $mailing['round'] && $mailing['due'] > time();
		$is_waiting = max( $mailing['due'], $mailing['changed'] ) < time() - HOUR_IN_SECONDS;
		return 'publish' === get_post_status( $mailing['post'] ) && ( $is_paused || $is_waiting );
	}

	/** Returns the title of a post as plain text. */
	public static function title( int $post ): string {
		$title = get_the_title( $post );
		return '' === $title ? __( '(no title)', 'dovetail-blocks' ) : Plain_Text::of_html( $title );
	}

	/** Returns the number of emails not yet attempted. */
	public static function left( array $mailing ): int {
		$is_ended = in_array( $mailing['state'], array( Mailing::DONE, Mailing::SKIPPED ), true );
		return 0 === $mailing['round'] && ! $is_ended ? Subscriber_Query::count_after( $mailing['through'], $mailing['since'] ) : 0;
	}

	/**
	 * Prints the status of one post's emails.
	 *
	 * @param array<string, int> $failures Number of failed emails by state.
	 * @param int                $left     Number of emails not sent yet.
	 * @param int                $gone     Number of people who unsubscribed with a link of these emails.
	 */
	private static function mailing( array $mailing, array $failures, int $left, int $gone ): void {
		$post    = $mailing['post'];
		$sent    = $mailing['sent'];
		$failed  = array_sum( $failures );
		$numbers = self::numbers( $mailing, $failed, $left, $gone );
		$is_live = Mailing::RUNNING === $mailing['state'];
		?>
		<section id="<?php echo esc_attr( self::ID . $post ); ?>"<?php echo esc_attr( Live_Part::attribute( $is_live ) ); ?>>
			<h3 data-dovetail-result><a href="<?php echo esc_url( (string) ( Mail_Post::TYPE === get_post_type( $post ) ? get_edit_post_link( $post, 'raw' ) : get_permalink( $post ) ) ); ?>"><?php echo esc_html( self::title( $post ) ); ?></a></h3>
			<p data-dovetail-result><?php echo esc_html( self::state( $mailing ) ); ?></p>
			<?php if ( Mailing::DONE !== $mailing['state'] ) : ?>
				<progress max="<?php echo (int) ( $sent + $failed + $left ); ?>" value="<?php echo (int) ( $sent + $failures[ Failures::GIVEN_UP ] ); ?>" aria-label="<?php esc_attr_e( 'Sent', 'dovetail-blocks' ); ?>"></progress>
			<?php endif; ?>
			<?php
			if ( $is_live ) {
				Live_Part::print_hint();
			}
			if ( '' !== $numbers ) {
				printf( '<p>%s</p>', esc_html( $numbers ) );
			}
			if ( $failed ) {
				self::failures( $post, $failed );
			}
			self::buttons( $mailing, $failed );
			?>
		</section>
		<?php
	}

	/** Returns the status as text. */
	public static function state( array $mailing ): string {
		switch ( $mailing['state'] ) {
			case Mailing::DONE:
				/* translators: %s: number of subscribers. */
				return sprintf( _n( 'Sent to %s subscriber.', 'Sent to %s subscribers.', $mailing['sent'], 'dovetail-blocks' ), number_format_i18n( $mailing['sent'] ) );
			case Mailing::STOPPED:
				return __( 'Stopped. No more emails are sent until you resume.', 'dovetail-blocks' );
			case Mailing::LATE:
				return Mailing::has_started( $mailing )
					? __( 'Paused because scheduled events did not run on this site for more than two days. Send the rest now if it is still relevant.', 'dovetail-blocks' )
					: __( 'Not sent, because scheduled events did not run on this site for more than two days. Send it now if it is still relevant.', 'dovetail-blocks' );
		}
		$post = get_post( $mailing['post'] );
		if ( ! $post || 'publish' !== $post->post_status ) {
			return __( 'Paused because the post is not published. Sending resumes when it is published again.', 'dovetail-blocks' );
		}
		if ( ! Post_Mails::may_send( $post ) ) {
			return __( 'Paused because the post has a password, its author turned emails off, the block “Subscription Form” is switched off, or another plugin sends it.', 'dovetail-blocks' );
		}
		$since = max( $mailing['due'], $mailing['changed'] );
		if ( $since < time() - HOUR_IN_SECONDS ) {
			/* translators: %s: a time span such as "2 hours". */
			return sprintf( __( 'Sending stalled %s ago because scheduled events do not run on this site. Check Tools → Site Health.', 'dovetail-blocks' ), human_time_diff( $since ) );
		}
		if ( $mailing['due'] <= time() ) {
			return __( 'Sending.', 'dovetail-blocks' );
		}
		$due = wp_date( get_option( 'time_format' ), $mailing['due'] );
		return 0 === $mailing['round']
			/* translators: %s: a time of day. */
			? sprintf( __( 'Paused because this site’s mailer rejected many emails in a row. Sending resumes automatically at %s.', 'dovetail-blocks' ), $due )
			/* translators: %s: a time of day. */
			: sprintf( __( 'All emails were attempted. Failed emails will be retried at %s.', 'dovetail-blocks' ), $due );
	}

	/**
	 * Returns a summary of how many emails were sent, failed and so on. The state of a finished mailing already says how
	 * many were sent, so the summary says when.
	 *
	 * @param int $left Number of emails not sent yet.
	 * @param int $gone Number of people who unsubscribed.
	 */
	private static function numbers( array $mailing, int $failed, int $left, int $gone ): string {
		$parts = array();
		if ( Mailing::DONE !== $mailing['state'] ) {
			/* translators: %s: number of messages. */
			$parts[] = sprintf( _n( '%s sent', '%s sent', $mailing['sent'], 'dovetail-blocks' ), number_format_i18n( $mailing['sent'] ) );
		} else {
			/* translators: %s: a date with a time. */
			$parts[] = sprintf( __( 'Finished on %s', 'dovetail-blocks' ), Site_Time::date_and_time( $mailing['changed'] ) );
		}
		if ( $failed ) {
			/* translators: %s: number of messages. */
			$parts[] = sprintf( _n( '%s failed', '%s failed', $failed, 'dovetail-blocks' ), number_format_i18n( $failed ) );
		}
		if ( $left ) {
			/* translators: %s: number of messages. */
			$parts[] = sprintf( _n( '%s left', '%s left', $left, 'dovetail-blocks' ), number_format_i18n( $left ) );
		}
		if ( $gone ) {
			/* translators: %s: number of people. */
			$parts[] = sprintf( _n( '%s unsubscribed', '%s unsubscribed', $gone, 'dovetail-blocks' ), number_format_i18n( $gone ) );
		}
		return implode( ' · ', $parts );
	}

	private static function failures( int $post, int $failed ): void {
		$reasons = Failures::reasons( $post, self::MAX_FAILURES );
		?>
		<details>
			<summary><?php esc_html_e( 'Failed emails and reasons', 'dovetail-blocks' ); ?></summary>
			<ul>
				<?php foreach ( $reasons as $email => $reason ) : ?>
					<li><strong><?php echo esc_html( $email ); ?></strong> – <?php echo esc_html( $reason ); ?></li>
				<?php endforeach; ?>
				<?php if ( $failed > count( $reasons ) ) : ?>
					<?php /* translators: %s: a number. */ ?>
					<li><?php echo esc_html( sprintf( _n( 'and %s more', 'and %s more', $failed - count( $reasons ), 'dovetail-blocks' ), number_format_i18n( $failed - count( $reasons ) ) ) ); ?></li>
				<?php endif; ?>
			</ul>
		</details>
		<?php
	}

	private static function buttons( array $mailing, int $failed ): void {
		$post    = $mailing['post'];
		$buttons = array();
		if ( Mailing::RUNNING === $mailing['state'] ) {
			$buttons['stop'] = __( 'Stop', 'dovetail-blocks' );
		}
		if ( Mailing::STOPPED === $mailing['state'] ) {
			$buttons['go-on'] = __( 'Resume', 'dovetail-blocks' );
			$buttons['skip']  = __( 'Don’t send', 'dovetail-blocks' );
		} elseif ( Mailing::LATE === $mailing['state'] ) {
			$buttons['go-on'] = __( 'Send now', 'dovetail-blocks' );
			$buttons['skip']  = __( 'Don’t send', 'dovetail-blocks' );
		} elseif ( Mailing::RUNNING === $mailing['state'] && $mailing['due'] > time() ) {
			$buttons['go-on'] = __( 'Resume now', 'dovetail-blocks' );
		} elseif ( Mailing::DONE === $mailing['state'] && $failed ) {
			$buttons['go-on'] = __( 'Retry failed emails', 'dovetail-blocks' );
		}
		foreach ( $buttons as $name => $words ) {
			printf(
				'<form method="post" action="%1$s"><input type="hidden" name="action" value="%2$s"><input type="hidden" name="post" value="%3$d">%4$s<button class="button" name="%5$s" value="1" aria-label="%6$s">%7$s</button></form>',
				esc_url( admin_url( 'admin-post.php' ) ),
				esc_attr( self::ACTION ),
				(int) $post,
				wp_nonce_field( self::ACTION . $post, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own.
				esc_attr( $name ),
				/* translators: 1: what a button does, 2: title of a post. */
				esc_attr( sprintf( __( '%1$s: %2$s', 'dovetail-blocks' ), $words, Plain_Text::of_html( get_the_title( $post ) ) ) ),
				esc_html( $words )
			);
		}
	}
}
