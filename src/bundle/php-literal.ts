import json2php from 'json2php';

const print = json2php.make( { linebreak: '\n', indent: '\t' } );

/**
 * Returns a JSON value as a PHP literal. Strings are single-quoted, so PHP interpolates no variables in them. Only
 * carriage returns are escaped, because they would mix line endings.
 */
export const phpLiteral = ( value: unknown, depth = 0 ): string =>
	print( value, '\t'.repeat( depth ) ).replaceAll( '\r', '\' . "\\r" . \'' );

/** Returns the code of a PHP file that returns a value. */
export function phpFile( expression: string, comment: string ): string {
	return `<?php\n/**\n * ${ comment }\n *\n * @package Dovetail_Blocks\n */\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${ expression };\n`;
}
