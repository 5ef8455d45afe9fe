/**
 * The CSS variable of a choice of the theme; null when nothing of the slug can stand in its name. WordPress writes
 * `myRed2` as `my-red-2` there.
 */
export function presetVariable(
	kind: 'color' | 'gradient' | 'font-size',
	slug: unknown
): string | null {
	const name =
		typeof slug === 'string'
			? slug
					.replace( /([a-z])([A-Z])/g, '$1-$2' )
					.replace( /([a-zA-Z])(\d)/g, '$1-$2' )
					.replace( /(\d)([a-zA-Z])/g, '$1-$2' )
					.replace( /[^a-zA-Z0-9]+/g, '-' )
					.replace( /^-|-$/g, '' )
					.toLowerCase()
			: '';
	return name ? `var(--wp--preset--${ kind }--${ name })` : null;
}
