import { findCommands } from '../commands';
import { phpSource } from '../php-source';

const SOURCE = `<?php
namespace Dovetail\\Cli;

/** Runs background work. */
final class Queue_Command extends Command {
	/** Jobs of one run. */
	const MAX_JOBS = 10;

	/**
	 * Lists waiting jobs.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp dovetail queue list
	 *
	 * @subcommand list
	 *
	 * @param string[] $args None.
	 */
	public function list_( $args ): void {}

	/** Runs the jobs. */
	public function run_now(): void {}

	/** Counts. */
	private static function count(): int {}
}
`;

describe( 'findCommands', () => {
	it( 'reads public methods and their docblocks', () => {
		expect(
			findCommands( [ phpSource( 'class-queue-command.php', SOURCE ) ] )
		).toEqual( [
			{
				name: 'wp dovetail queue',
				text: 'Runs background work.',
				file: 'class-queue-command.php',
				commands: [
					{
						name: 'wp dovetail queue list',
						text: 'Lists waiting jobs.',
						sections: [
							{
								title: 'Examples',
								text: '    $ wp dovetail queue list',
							},
						],
					},
					{
						name: 'wp dovetail queue run_now',
						text: 'Runs the jobs.',
						sections: [],
					},
				],
			},
		] );
	} );

	it( 'ignores classes that are not commands', () => {
		expect(
			findCommands( [
				phpSource(
					'class-output.php',
					SOURCE.replace( 'extends Command', '' )
				),
			] )
		).toEqual( [] );
	} );
} );
