import { basename } from 'node:path';

/** A value as code; nothing stays nothing. */
export const code = ( text: string ): string => ( text ? `\`${ text }\`` : '' );

/** Parts of a page with an empty line between them. */
export const sections = ( ...parts: readonly string[] ): string =>
	parts.filter( Boolean ).join( '\n\n' );

/** A link from a page in a subfolder of docs/ to a file of the repository. */
export const fileLink = ( file: string ): string =>
	file ? `[${ basename( file ) }](../../${ file })` : '';

/** A table; the first row is its head. */
export function table( rows: readonly ( readonly string[] )[] ): string {
	const line = ( row: readonly string[] ) =>
		`| ${ row.map( ( cell ) => cell.replaceAll( '|', '\\|' ).replace( /\s+/g, ' ' ) ).join( ' | ' ) } |`;
	const [ head = [], ...body ] = rows;
	return [
		line( head ),
		line( head.map( () => '---' ) ),
		...body.map( line ),
	].join( '\n' );
}
