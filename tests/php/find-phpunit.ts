import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the path of an installed PHPUnit 9 for `php`. Undefined if PHPUnit 9 is not installed. Later versions do not
 * read the annotations in comments that version 9 and WordPress's own tests use.
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
