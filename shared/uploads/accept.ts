/** The kinds of file that a block takes (`image`), as a file field asks for them (`image/*`). */
export function accept( allowedTypes: readonly string[] ): string {
	return allowedTypes.map( ( type ) => `${ type }/*` ).join( ',' );
}
