/** Removes rich-text formatting from another block's button text, which WordPress may store as an object. */
export function plainText( html: unknown ): string {
	return typeof html === 'string' ||
		( typeof html === 'object' && html !== null )
		? String( html )
				.replace( /<[^>]*>/g, '' )
				.trim()
		: '';
}
