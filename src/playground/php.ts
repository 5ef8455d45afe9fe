import { readFileSync } from 'node:fs';

/** A value of ours as a PHP expression. Nothing in it can end the expression: it travels in base64. */
export function phpValue( value: unknown ): string {
	const json = JSON.stringify( value ?? null );
	const base64 = Buffer.from( json, 'utf8' ).toString( 'base64' );
	return `json_decode( base64_decode( '${ base64 }' ), true )`;
}

/** The code of `php/<name>.php`, which reads `$args`. */
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
