/** Text without the marks of rich text: what another block's button says. WordPress keeps rich text in objects. */
export function plainText( html: unknown ): string {
	return typeof html === 'string' ||
		( typeof html === 'object' && html !== null )
		? String( html )
				.replace( /<[^>]*>/g, '' )
				.trim()
		: '';
}
