<?php
namespace Dovetail\Cli;

defined( 'ABSPATH' ) || exit;

/** Manages the blocks, connections and visitor data of Dovetail Blocks. */
final class Cli extends \WP_CLI\Dispatcher\CommandNamespace {
	/** Registers `wp dovetail` and its commands. Only WP-CLI calls this method. */
	public static function register(): void {
		\WP_CLI::add_command( 'dovetail', self::class );
		$commands = array(
			'status'      => Status_Command::class,
			'blocks'      => Blocks_Command::class,
			'connections' => Connections_Command::class,
			'queue'       => Queue_Command::class,
			'cache'       => Cache_Command::class,
		);
		/**
		 * Filters the commands below `wp dovetail`.
		 *
		 * @param array<string, class-string> $commands Classes by command name, as for `WP_CLI::add_command()`.
		 */
		foreach ( (array) apply_filters( 'dovetail_blocks_cli', $commands ) as $name => $class ) {
			\WP_CLI::add_command( "dovetail $name", $class );
		}
	}
}
