import { basename } from 'node:path';

/** Formats a value as code. An empty value stays empty. */
export const code = ( text: string ): string => ( text ? `\`${ text }\`` : '' );

/** Joins parts of a page with empty lines between them. */
export const sections = ( ...parts: readonly string[] ): string =>
	parts.filter( Boolean ).join( '\n\n' );

/** Returns a link from a page in a subfolder of `docs` to a file in the repository. */
export const fileLink = ( file: string ): string =>
	file ? `[${ basename( file ) }](../../${ file })` : '';

/** Formats a table. The first row contains the headings. */
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
