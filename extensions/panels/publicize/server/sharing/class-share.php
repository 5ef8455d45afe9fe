<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Deliveries;

defined( 'ABSPATH' ) || exit;

/** An attempt to share a post to a connection, with the data of earlier attempts. */
final class Share {
	/** Stored with the delivery, see `Shares::INITIAL_DATA`. */
	public array $data;

	/** The row of the delivery. */
	private array $row;

	/** Start of the first attempt whose result is unknown; 0 if there is none except the running one. */
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

	/** Whether an earlier attempt may have succeeded so long ago that the network no longer recognizes a repeat. */
	public function is_too_late( int $seconds ): bool {
		return $this->is_repeat() && time() - $this->doubt > $seconds;
	}

	/** Whether the post is too old to be shared automatically, and no user has requested it since. */
	public function is_late(): bool {
		return time() - max( $this->data['since'], $this->data['agreed'] ) > Sharing::MAX_AGE_SECONDS;
	}

	/** Records that a request is about to be sent: if PHP dies now, we cannot know whether the network received it. */
	public function begin( array $change = array() ): void {
		$this->note( $change + array( 'doubt' => $this->is_repeat() ? $this->doubt : time() ) );
	}

	/** Records that the network received nothing. */
	public function mark_not_received(): void {
		$this->note( array( 'doubt' => $this->doubt ) );
	}

	/**
	 * Records that a part of the post is confirmed. The next part was not sent yet, so its attempts are counted from
	 * zero.
	 */
	public function confirm_part( array $change ): void {
		$this->doubt        = 0;
		$this->row['tries'] = 1;
		$this->note( $change + array( 'doubt' => 0 ), true );
	}

	/**
	 * Stores progress.
	 *
	 * @param array $change   Some keys of `Shares::INITIAL_DATA`.
	 * @param bool  $is_ahead Whether to reset the number of failed attempts.
	 */
	public function note( array $change, bool $is_ahead = false ): void {
		$this->data = $change + $this->data;
		Deliveries::note( $this->row, $this->data, $is_ahead );
	}

	/** Number of failed attempts since the last confirmation, including this one. */
	public function tries(): int {
		return $this->row['tries'];
	}

	/** Key for the network, identical for all attempts to share the post there. */
	public function key(): string {
		return "{$this->row['record']} {$this->data['since']}";
	}
}
