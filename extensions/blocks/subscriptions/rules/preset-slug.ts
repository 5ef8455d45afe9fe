/**
 * A slug as WordPress writes it into the name of a CSS variable: `myRed2` becomes `my-red-2`. Empty when nothing of
 * it can stand there.
 */
export function presetSlug( slug: unknown ): string {
	return typeof slug !== 'string'
		? ''
		: slug
				.replace( /([a-z])([A-Z])/g, '$1-$2' )
				.replace( /([a-zA-Z])(\d)/g, '$1-$2' )
				.replace( /(\d)([a-zA-Z])/g, '$1-$2' )
				.replace( /[^a-zA-Z0-9]+/g, '-' )
				.replace( /^-|-$/g, '' )
				.toLowerCase();
}
