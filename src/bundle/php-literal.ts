/** PHP that stands as it is where a literal would. */
export class PhpCode {
	constructor( readonly code: string ) {}
}

/** A value of JSON as a PHP literal. Strings are single-quoted, so nothing in them is interpreted. */
export function phpLiteral( value: unknown, depth = 0 ): string {
	if ( value === null || value === undefined ) {
		return 'null';
	}
	if ( typeof value === 'boolean' || typeof value === 'number' ) {
		return String( value );
	}
	if ( typeof value === 'string' ) {
		return phpString( value );
	}
	if ( value instanceof PhpCode ) {
		return value.code;
	}
	if ( typeof value !== 'object' ) {
		throw new Error( `No PHP literal for a ${ typeof value }.` );
	}
	const entries = Array.isArray( value )
		? value.map( ( entry ) => phpLiteral( entry, depth + 1 ) )
		: Object.entries( value ).map(
				( [ key, entry ] ) =>
					`${ phpString( key ) } => ${ phpLiteral( entry, depth + 1 ) }`
			);
	if ( ! entries.length ) {
		return 'array()';
	}
	const indent = '\t'.repeat( depth + 1 );
	return `array(\n${ entries
		.map( ( entry ) => `${ indent }${ entry },\n` )
		.join( '' ) }${ '\t'.repeat( depth ) })`;
}

/** A single-quoted PHP string. */
export function phpString( text: string ): string {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}

/** A file that returns one value. */
export function phpFile( expression: string, comment: string ): string {
	return `<?php\n/**\n * ${ comment }\n *\n * @package Dovetail_Blocks\n */\n\nreturn ${ expression };\n`;
}
