import json2php from 'json2php';

const print = json2php.make( { linebreak: '\n', indent: '\t' } );

/** Converts a JSON value to a PHP literal. Strings have single quotes, so that PHP does not interpret their content. */
export const phpLiteral = ( value: unknown, depth = 0 ): string =>
	print( value, '\t'.repeat( depth ) );

/** Returns the code of a PHP file that returns a value. */
export function phpFile( expression: string, comment: string ): string {
	return `<?php\n/**\n * ${ comment }\n *\n * @package Dovetail_Blocks\n */\n\nreturn ${ expression };\n`;
}
