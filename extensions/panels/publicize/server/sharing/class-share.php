<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Deliveries;

defined( 'ABSPATH' ) || exit;

/** An attempt to share a post to a connection, with the data of earlier attempts. */
final class Share {
	/** Data of the share that is stored with the delivery, see `Shares::INITIAL_DATA`. */
	public array $data;

	private array $row;

	/** Unix time of the first earlier attempt whose result is unknown; 0 if there is none. */
	private int $doubt;

	/**
	 * Starts an attempt.
	 *
	 * @param array $row Row of the delivery, see `Deliveries::of()`.
	 */
	public function __construct( array $row ) {
		$this->row   = $row;
		$this->data  = $row['data'] + Shares::INITIAL_DATA;
		$this->doubt = $this->data['doubt'];
	}

	/** Whether an earlier attempt may have succeeded. */
	public function is_repeat(): bool {
		return $this->doubt > 0;
	}

	/**
	 * Whether the result of an earlier attempt is unknown, and the network may no longer recognize a repeated request.
	 */
	public function is_too_late( int $seconds ): bool {
		return $this->is_repeat() && time() - $this->doubt > $seconds;
	}

	/** Whether the post is too old for automatic sharing, and no user has requested a share since. */
	public function is_late(): bool {
		return time() - max( $this->data['since'], $this->data['agreed'] ) > Sharing::MAX_AGE_SECONDS;
	}

	/** Records that a request is about to be sent. If PHP dies now, we cannot know whether the network received it. */
	public function begin( array $change = array() ): void {
		$this->note( $change + array( 'doubt' => $this->is_repeat() ? $this->doubt : time() ) );
	}

	/** Records that the network did not receive the request. */
	public function mark_not_received(): void {
		$this->note( array( 'doubt' => $this->doubt ) );
	}

	/** Records that the network confirmed part of the post, and resets the number of failed attempts. */
	public function confirm_part( array $change ): void {
		$this->doubt        = 0;
		$this->row['tries'] = 1;
		$this->note( $change + array( 'doubt' => 0 ), true );
	}

	/**
	 * Stores the progress of an attempt.
	 *
	 * @param array $change   Changed keys of `Shares::INITIAL_DATA`.
	 * @param bool  $is_ahead Whether to reset the number of failed attempts.
	 */
	public function note( array $change, bool $is_ahead = false ): void {
		$this->data = $change + $this->data;
		Deliveries::note( $this->row, $this->data, $is_ahead );
	}

	/** Returns the number of failed attempts since the last confirmation, including this one. */
	public function tries(): int {
		return $this->row['tries'];
	}

	/** Returns the key that identifies the share for the network. All attempts use the same key. */
	public function key(): string {
		return "{$this->row['record']} {$this->data['since']}";
	}
}
