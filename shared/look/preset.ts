/** Returns the CSS variable of a theme preset; null for an invalid slug. WordPress writes `myRed2` as `my-red-2`. */
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
