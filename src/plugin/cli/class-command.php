<?php
namespace Dovetail\Cli;

use Dovetail\Plugin\Database_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the commands: permissions, confirmation prompts and errors. Texts are in English, like those of WP-CLI.
 */
abstract class Command {
	/**
	 * Runs a command. Without `--user`, everything is allowed, because anyone with shell access can change the
	 * database, too. With `--user`, that user's capabilities apply.
	 *
	 * @param string $capability Capability that the user needs.
	 */
	protected static function run( string $capability, callable $work ): void {
		if ( 0 === get_current_user_id() ) {
			add_filter( 'user_has_cap', array( self::class, 'grant' ), PHP_INT_MAX, 2 );
		} elseif ( ! current_user_can( $capability ) ) {
			self::refuse( 'run this command' );
		}
		try {
			$work();
		} catch ( Database_Error $error ) {
			\WP_CLI::error( 'The database did not answer, so the command has stopped. Run it again in a minute.' );
		} finally {
			self::end_grant();
		}
	}

	/** Stops granting capabilities, so that the rest of a command runs without them, as in the background. */
	protected static function end_grant(): void {
		remove_filter( 'user_has_cap', array( self::class, 'grant' ), PHP_INT_MAX );
	}

	/** Grants all requested capabilities. */
	final public static function grant( $granted, $asked ): array {
		return array_fill_keys( (array) $asked, true ) + (array) $granted;
	}

	/** Ends the command with an error, because the user lacks a capability. */
	protected static function refuse( string $what ): void {
		\WP_CLI::error( sprintf( 'The user "%1$s" is not allowed to %2$s. Choose another user with --user.', wp_get_current_user()->user_login, $what ) );
	}

	/**
	 * Parses IDs. Ends the command if one of them is invalid.
	 *
	 * @param string[] $arguments
	 * @return int[] IDs without duplicates.
	 */
	protected static function ids( array $arguments ): array {
		foreach ( $arguments as $argument ) {
			if ( ! ctype_digit( $argument ) || (int) $argument <= 0 ) {
				\WP_CLI::error( sprintf( '"%s" is not an ID. Nothing was changed.', $argument ) );
			}
		}
		return array_values( array_unique( array_map( 'intval', $arguments ) ) );
	}

	/** Returns a time as text in UTC; empty if there is none. */
	protected static function moment( int $time ): string {
		return $time > 0 ? gmdate( 'Y-m-d H:i:s', $time ) : '';
	}

	protected static function number( int $number, string $one, string $many ): string {
		return $number . ' ' . ( 1 === $number ? $one : $many );
	}
}
