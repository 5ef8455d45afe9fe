import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of an installed PHPUnit, for `php`; undefined without one. */
export const findPhpUnit = (): string | undefined =>
	( process.env.PATH ?? '' )
		.split( delimiter )
		.map( ( folder ) => join( folder, 'phpunit' ) )
		.find( existsSync );
