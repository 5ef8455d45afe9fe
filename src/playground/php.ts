import { readFileSync } from 'node:fs';

/** Returns a value as a PHP expression. It is encoded in base64, so that no content can end the expression. */
export function phpValue( value: unknown ): string {
	const json = JSON.stringify( value ?? null );
	const base64 = Buffer.from( json, 'utf8' ).toString( 'base64' );
	return `json_decode( base64_decode( '${ base64 }' ), true )`;
}

/** Returns the code of `php/<name>.php` with its arguments in `$args`. */
export function phpScript(
	name: string,
	args: Record< string, unknown > = {}
): string {
	const code = readFileSync(
		`src/playground/php/${ name }.php`,
		'utf8'
	).replace( /^<\?php/, '' );
	return `$args = ${ phpValue( args ) };\n${ code }`;
}
