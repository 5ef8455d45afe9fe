/** Whether a file is part of the product or compiled into it. Tests, tools, mocks and examples are not. */
export function isProduct( path: string ): boolean {
	return (
		/^(extensions|shared)\/|^src\/(editor\.ts|plugin\/|registration\/)/.test(
			path
		) && ! /(^|\/)tests\/|\.mock\.|-mocks?\.|\/showcase\.ts$/.test( path )
	);
}

/**
 * Returns the owner of a file, such as `extensions/blocks/opening-times` (or a family's folder), `shared/view`,
 * `src/platform`, `src/editor.ts`, or `extensions` for the lists.
 */
export function ownerOf( path: string ): string {
	const parts = path.split( '/' );
	const depth = parts[ 0 ] === 'extensions' ? 3 : 2;
	return parts.length > depth || parts[ 0 ] === 'src'
		? parts.slice( 0, depth ).join( '/' )
		: ( parts[ 0 ] ?? '' );
}
