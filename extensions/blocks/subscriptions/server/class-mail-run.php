<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Mailer;

defined( 'ABSPATH' ) || exit;

/**
 * Processes subscribers one by one: one statement stores the next recipient and the result of the previous one. It ends
 * as soon as another runner has taken over, or the owner has stopped the mailing.
 */
final class Mail_Run {
	/** The post. */
	private \WP_Post $post;

	/** Name of this runner in the stored progress. */
	private string $name;

	/** @var array<string, array> The mail by locale, without what differs from subscriber to subscriber; made when first sent. */
	private array $mails = array();

	/** Whether the last mail was sent and is not counted yet. */
	private bool $has_sent = false;

	/** Failures one after another. */
	private int $failures = 0;

	/** Makes a run. */
	public function __construct( \WP_Post $post ) {
		$this->post = $post;
		$this->name = wp_generate_password( 12, false );
	}

	/**
	 * Sends until a moment, or until there is nothing left.
	 *
	 * @return true|int As the queue wants it: true, or seconds after which to go on.
	 */
	public function send( float $end ) {
		$progress = $this->take_over();
		if ( ! $progress ) {
			return $this->later();
		}
		$is_first = true;
		while ( true ) {
			$batch = $this->batch( $progress );
			foreach ( $batch as $id ) {
				// One at least, however slow the mailer is.
				if ( ! $is_first && microtime( true ) >= $end ) {
					return $this->pause( 0 );
				}
				if ( $this->failures >= Post_Mails::MAILER_FAILS ) {
					return $this->pause( Post_Mails::REST );
				}
				$is_first = false;
				$progress = $this->take( $id );
				if ( ! $progress ) {
					return $this->later();
				}
				if ( ! $this->tell( $id, $progress ) ) {
					// After a database error, the next run treats the result of this email as unknown.
					return MINUTE_IN_SECONDS;
				}
			}
			if ( ! $batch ) {
				return $this->end_round();
			}
			// Clears what other plugins cache for each email.
			if ( function_exists( 'wp_cache_flush_runtime' ) && wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
			if ( 'publish' !== get_post_status( $this->post->ID ) ) {
				return $this->pause( 0 );
			}
		}
	}

	/**
	 * Takes the mails over from a runner that came before. When that one died within a mail, nobody knows whether it was
	 * sent: it is given up, and the owner decides.
	 *
	 * @return array|null The progress; null when there is nothing to do now.
	 */
	private function take_over(): ?array {
		$left  = 0;
		$after = Mailing::change(
			$this->post->ID,
			function ( $progress ) use ( &$left ) {
				$left = $progress['current'];
				return 'running' !== $progress['state'] || $this->rests( $progress ) ? null : array(
					'by'      => $this->name,
					'current' => 0,
					'wait'    => 0,
				) + $progress;
			}
		);
		if ( $after && $left > 0 && Subscribers::get( $left ) ) {
			Failures::note( $left, $this->post->ID, __( 'The server stopped while sending this email. It may have been delivered.', 'dovetail-blocks' ), true );
		}
		return $after;
	}

	/**
	 * Stores the next recipient, and the result of the previous one.
	 *
	 * @param int $id A subscriber's ID; 0 for none.
	 * @return array|null Null if another runner has the mailing, or it must pause: then the previous result is stored.
	 */
	private function take( int $id ): ?array {
		$goes_on  = true;
		$progress = $this->mine(
			function ( $progress ) use ( $id, &$goes_on ) {
				$goes_on             = 'running' === $progress['state'];
				$progress['current'] = $goes_on ? $id : 0;
				if ( $goes_on && $id > 0 ) {
					$progress['through'] = $id;
				}
				return $progress;
			}
		);
		return $goes_on ? $progress : null;
	}

	/**
	 * Changes the progress while it is this run's, and counts the last mail with it.
	 *
	 * @param callable $change Gets the progress and returns it.
	 */
	private function mine( callable $change ): ?array {
		$progress = Mailing::change(
			$this->post->ID,
			function ( $progress ) use ( $change ) {
				if ( $this->name !== $progress['by'] ) {
					return null;
				}
				$progress['sent'] += $this->has_sent ? 1 : 0;
				return $change( $progress );
			}
		);
		if ( $progress ) {
			$this->has_sent = false;
		}
		return $progress;
	}

	/** Sends one email; returns whether its result is known. */
	private function tell( int $id, array $progress ): bool {
		// Reload: the subscriber may just have unsubscribed.
		$subscriber = Subscriber_Query::fresh( $id );
		if ( ! $subscriber ) {
			return true;
		}
		$problem        = Mailer::in_language_of(
			Subscribers::email( $subscriber ),
			function () use ( $subscriber ): ?string {
				$locale                 = determine_locale();
				$this->mails[ $locale ] = $this->mails[ $locale ] ?? Mail::about( $this->post );
				return Mail::tell( $subscriber, $this->mails[ $locale ] );
			}
		);
		$this->has_sent = null === $problem;
		$this->failures = $this->has_sent ? 0 : $this->failures + 1;
		if ( ! $this->has_sent ) {
			return Failures::note( $id, $this->post->ID, $problem, $progress['round'] >= count( Post_Mails::PAUSES ) );
		}
		if ( $progress['round'] > 0 ) {
			Failures::forget( $id, $this->post->ID );
		}
		return true;
	}

	/** Those who are next in this round. */
	private function batch( array $progress ): array {
		return 0 === $progress['round']
			? Subscriber_Query::batch( $progress['through'], $progress['since'], Post_Mails::PAGE )
			: Failures::batch( $this->post->ID, $progress['through'], Post_Mails::PAGE );
	}

	/**
	 * Ends a round: with another one for those that failed, or for good.
	 *
	 * @return true|int See `send()`.
	 */
	private function end_round() {
		$post     = $this->post->ID;
		$progress = $this->mine(
			static function ( $progress ) use ( $post ) {
				$progress['current'] = 0;
				$pause               = Post_Mails::PAUSES[ $progress['round'] ] ?? null;
				if ( null === $pause || 0 === Failures::count( $post, Failures::AGAIN ) ) {
					return array( 'state' => 'done' ) + $progress;
				}
				return array(
					'round'   => $progress['round'] + 1,
					'through' => 0,
					'wait'    => time() + $pause,
				) + $progress;
			}
		);
		return $progress && 'done' === $progress['state'] ? true : $this->later();
	}

	/**
	 * Ends the run and leaves the mailer alone for a while.
	 *
	 * @param int $seconds How long.
	 * @return true|int See `send()`.
	 */
	private function pause( int $seconds ) {
		$this->mine(
			static function ( $progress ) use ( $seconds ) {
				return array(
					'current' => 0,
					'wait'    => $seconds ? time() + $seconds : 0,
				) + $progress;
			}
		);
		return $this->later();
	}

	/**
	 * Returns when the mailing must resume.
	 *
	 * @return true|int See `send()`.
	 */
	private function later() {
		global $wpdb;
		$progress = Mailing::read( $this->post->ID );
		if ( ! $progress ) {
			return '' === $wpdb->last_error ? true : MINUTE_IN_SECONDS;
		}
		if ( 'running' !== $progress['state'] ) {
			return true;
		}
		return $this->rests( $progress ) ? $progress['wait'] - time() : 0;
	}

	/** Whether the mailing is paused. A time beyond every pause was stored with a wrong server clock. */
	private function rests( array $progress ): bool {
		return $progress['wait'] > time() && $progress['wait'] <= time() + max( Post_Mails::PAUSES );
	}
}
