/**
 * Returns webpack plugins without those of the given class names.
 *
 * @param plugins
 * @param names
 * @throws Error for an unknown name, because a plugin that was renamed by an update would otherwise run.
 */
export function withoutPlugins( plugins, names ) {
	const found = plugins.map( ( { constructor } ) => constructor.name );
	const missing = names.filter( ( name ) => ! found.includes( name ) );
	if ( missing.length ) {
		throw new Error(
			`webpack's configuration has no ${ missing.join( ', ' ) } to leave out: it has ${ found.join( ', ' ) }.`
		);
	}
	return plugins.filter(
		( { constructor } ) => ! names.includes( constructor.name )
	);
}
