<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a query of `Database` fails, so that callers do not mistake the failure for an empty result. The message
 * is for logs, not for users.
 */
final class Database_Error extends \RuntimeException {
	/** Whether the query failed because a table does not exist. */
	public function is_about_a_missing_table(): bool {
		return 1 === preg_match( '~doesn.t exist|no such table~i', $this->getMessage() );
	}

	/** Whether the transaction failed because of a concurrent one (deadlock, lock timeout) and can be retried. */
	public function is_about_a_conflict(): bool {
		return 1 === preg_match( '~deadlock|lock wait timeout|database is locked|record has changed~i', $this->getMessage() );
	}
}
