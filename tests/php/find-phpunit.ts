import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of an installed PHPUnit 9, for `php`; undefined without one. Later versions read attributes of PHP 8 where version 9,
 * like WordPress's own tests, reads comments.
 */
export const findPhpUnit = (): string | undefined =>
	( process.env.PATH ?? '' )
		.split( delimiter )
		.map( ( folder ) => join( folder, 'phpunit' ) )
		.find( ( path ) => existsSync( path ) && isVersion9( path ) );

const isVersion9 = ( path: string ): boolean =>
	/^PHPUnit 9\./.test(
		spawnSync( 'php', [ path, '--version' ], { encoding: 'utf8' } )
			.stdout ?? ''
	);
