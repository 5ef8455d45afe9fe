<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Cli\Command;
use Dovetail\Tests\Test_Case;

final class CommandTest extends Test_Case {

	public function test_a_command_without_a_user_has_all_permissions_until_background_work_starts(): void {
		$command = new class() extends Command {
			/** @return bool[] Whether the command may manage options: at its start, during its background work, and afterwards. */
			public static function rights(): array {
				$rights = array();
				self::run(
					'manage_options',
					static function () use ( &$rights ): void {
						$rights[] = current_user_can( 'manage_options' );
						self::end_grant();
						$rights[] = current_user_can( 'manage_options' );
					}
				);
				$rights[] = current_user_can( 'manage_options' );
				return $rights;
			}
		};
		$this->assertSame( array( true, false, false ), $command::rights() );
	}
}
