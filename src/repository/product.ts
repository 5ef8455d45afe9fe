/** Whether people get a file, or something made of it: neither a test nor a tool, a mock or an example. */
export function isProduct( path: string ): boolean {
	return (
		/^(extensions|shared)\/|^src\/(editor\.ts|plugin\/|registration\/)/.test(
			path
		) && ! /(^|\/)tests\/|\.mock\.|-mocks?\.|\/showcase\.ts$/.test( path )
	);
}

/**
 * Who a file belongs to: `extensions/blocks/opening-times`, of which a family is one, `shared/view`, `src/platform`,
 * `src/editor.ts`; `extensions` for the lists.
 */
export function ownerOf( path: string ): string {
	const parts = path.split( '/' );
	const depth = parts[ 0 ] === 'extensions' ? 3 : 2;
	return parts.length > depth || parts[ 0 ] === 'src'
		? parts.slice( 0, depth ).join( '/' )
		: ( parts[ 0 ] ?? '' );
}
