/** How a plugin stands on the site. */
export type PluginState = 'not-installed' | 'inactive' | 'active';

/**
 * Finds a plugin in the list of the site's.
 *
 * @param plugins By file, `folder/file.php`.
 * @param plugin  `folder/file` without `.php`.
 */
export function pluginState(
	plugins: Readonly< Record< string, { active: boolean } > >,
	plugin: string
): PluginState {
	const found = Object.entries( plugins ).find(
		( [ file ] ) => file.replace( /\.php$/, '' ) === plugin
	);
	if ( ! found ) {
		return 'not-installed';
	}
	return found[ 1 ].active ? 'active' : 'inactive';
}
