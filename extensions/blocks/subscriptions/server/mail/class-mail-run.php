<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Mailer;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a post to subscribers one by one. Before each email, a single database update stores its recipient and the
 * result of the previous email. If PHP crashes during a run, only one result is unknown. A run ends when another runner
 * takes over the mailing or the site owner stops it.
 */
final class Mail_Run {
	private \WP_Post $post;

	private string $token;

	/** The mailing as it was when this run started. */
	private array $mailing = array();

	/** @var array<string, array> The email by locale, without the parts that differ by subscriber; created when first needed. */
	private array $mails = array();

	/**
	 * ID of the last subscriber emailed (0 once the result is stored), and why the email failed (null if it was sent).
	 */
	private int $last        = 0;
	private ?string $problem = null;

	/** Number of consecutive failures. */
	private int $failures = 0;

	/** Prepares a run for a mailing. */
	public function __construct( \WP_Post $post ) {
		$this->post  = $post;
		$this->token = wp_generate_password( 32, false );
	}

	/**
	 * Sends emails until the given time or until all are sent.
	 *
	 * @return true|int True when the mailing is done; otherwise the seconds until the next run.
	 */
	public function send( float $end ) {
		try {
			return $this->run( $end );
		} catch ( \Exception $error ) {
			// Release the mailing only when the result of the last email is known.
			$this->release();
			if ( $error instanceof Database_Error ) {
				return MINUTE_IN_SECONDS;
			}
			throw $error;
		}
	}

	/** Sends the emails; see `send()`. */
	private function run( float $end ) {
		if ( ! $this->take_over() ) {
			return $this->later();
		}
		$through  = $this->mailing['through'];
		$is_first = true;
		while ( true ) {
			$batch = $this->batch( $through );
			if ( ! $batch ) {
				return $this->end_round();
			}
			foreach ( $batch as $id ) {
				// Send at least one email, even if the mailer is slow.
				if ( ! $is_first && microtime( true ) >= $end ) {
					return $this->pause( 0 );
				}
				if ( $this->failures >= Post_Mails::MAILER_FAILURE_LIMIT ) {
					return $this->pause( Post_Mails::MAILER_PAUSE_SECONDS );
				}
				$is_first = false;
				$through  = $id;
				if ( ! $this->mail( $id ) ) {
					return $this->pause( 0 );
				}
			}
			// Clear the caches, which other plugins fill with each email.
			if ( function_exists( 'wp_cache_flush_runtime' ) && wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
			if ( ! Post_Mails::is_published( $this->post->ID ) ) {
				return $this->pause( 0 );
			}
		}
	}

	/**
	 * Takes over the mailing from an earlier runner. If that runner crashed during an email, its result is unknown, and
	 * only the site owner can retry it.
	 *
	 * @return bool Whether emails can be sent now.
	 */
	private function take_over(): bool {
		$mailing = Mailing::claim( $this->post->ID, $this->token );
		if ( ! $mailing ) {
			return false;
		}
		$this->mailing = $mailing;
		if ( $mailing['sending'] > 0 ) {
			Database::transaction(
				function () use ( $mailing ): void {
					if ( Subscribers::get( $mailing['sending'] ) ) {
						Failures::note( $this->post->ID, $mailing['sending'], __( 'The server stopped while sending this email. It may have been delivered.', 'dovetail-blocks' ), true );
					}
					Mailing::change( $this->post->ID, $this->token, array( 'sending' => 0 ), 0 );
				}
			);
		}
		return true;
	}

	private function batch( int $through ): array {
		return 0 === $this->mailing['round']
			? Subscriber_Query::batch( $through, $this->mailing['since'], Post_Mails::BATCH_SIZE )
			: Failures::batch( $this->post->ID, $through, Post_Mails::BATCH_SIZE );
	}

	/** Sends one email. Returns false if the mailing was stopped or another runner has taken over. */
	private function mail( int $id ): bool {
		// Reload: the subscriber may just have unsubscribed.
		$subscriber = Subscriber_Query::fresh( $id );
		if ( ! $subscriber ) {
			if ( $this->mailing['round'] > 0 ) {
				// The subscriber was deleted while the first email was failing.
				Failures::forget( $this->post->ID, $id );
			}
			return true;
		}
		return Mailer::in_language_of(
			$subscriber['email'],
			function () use ( $subscriber, $id ): bool {
				$locale                 = determine_locale();
				$this->mails[ $locale ] = $this->mails[ $locale ] ?? Mail::about( $this->post );
				// Load the signing secret before the mailing records that the email is being sent.
				Links::unsubscribe( $subscriber );
				$next                   = array(
					'through' => $id,
					'sending' => $id,
				);
				if ( ! $this->store( $next, Mailing::RUNNING ) ) {
					return false;
				}
				$this->problem  = Mail::tell( $subscriber, $this->mails[ $locale ] );
				$this->last     = $id;
				$this->failures = null === $this->problem ? 0 : $this->failures + 1;
				return true;
			}
		);
	}

	/**
	 * Updates the mailing and stores the result of the last email.
	 *
	 * @param string|null $state Required state of the mailing; null for any.
	 * @return bool False, without storing anything, if another runner has claimed the mailing or the state differs.
	 */
	private function store( array $changes, ?string $state ): bool {
		if ( ! $this->last ) {
			return Mailing::change( $this->post->ID, $this->token, $changes, 0, $state );
		}
		$changes += array( 'sending' => 0 );
		// One statement is enough if no email failed.
		$is_stored = null === $this->problem && 0 === $this->mailing['round']
			? Mailing::change( $this->post->ID, $this->token, $changes, 1, $state )
			: Database::transaction( fn(): bool => $this->store_failure( $changes, $state ) );
		if ( $is_stored ) {
			$this->last = 0;
		}
		return $is_stored;
	}

	/** Updates the mailing and stores the failure of the last email, or the success of a retry; see `store()`. */
	private function store_failure( array $changes, ?string $state ): bool {
		$post = $this->post->ID;
		if ( ! Mailing::change( $post, $this->token, $changes, null === $this->problem ? 1 : 0, $state ) ) {
			return false;
		}
		if ( null === $this->problem ) {
			Failures::forget( $post, $this->last );
		} else {
			Failures::note( $post, $this->last, $this->problem, $this->mailing['round'] >= count( Post_Mails::RETRY_DELAYS_SECONDS ) );
		}
		return true;
	}

	private function release( array $changes = array(), ?string $state = null ): bool {
		return $this->store( array( 'token' => '' ) + $changes, $state );
	}

	/**
	 * Ends a round: starts a retry round for failed emails, or ends the mailing.
	 *
	 * @return true|int See `send()`.
	 */
	private function end_round() {
		if ( $this->last && ! $this->store( array(), Mailing::RUNNING ) ) {
			return $this->pause( 0 );
		}
		$round = $this->mailing['round'];
		$pause = Post_Mails::RETRY_DELAYS_SECONDS[ $round ] ?? null;
		$after = null === $pause || ! Failures::batch( $this->post->ID, 0, 1 )
			? array( 'state' => Mailing::DONE )
			: array(
				'round'   => $round + 1,
				'through' => 0,
				'due'     => time() + $pause,
			);
		return $this->release( $after, Mailing::RUNNING ) ? $this->later() : $this->pause( 0 );
	}

	/**
	 * Ends the run and pauses sending.
	 *
	 * @param int $seconds Length of the pause.
	 * @return true|int See `send()`.
	 */
	private function pause( int $seconds ) {
		$this->release( array( 'due' => $seconds ? time() + $seconds : 0 ) );
		return $this->later();
	}

	/**
	 * Returns when the mailing resumes.
	 *
	 * @return true|int See `send()`.
	 */
	private function later() {
		$mailing = Mailing::read( $this->post->ID );
		if ( ! $mailing || Mailing::RUNNING !== $mailing['state'] ) {
			return true;
		}
		// Another runner has claimed the mailing, but may have crashed.
		return '' === $mailing['token'] ? max( 0, $mailing['due'] - time() ) : MINUTE_IN_SECONDS;
	}
}
