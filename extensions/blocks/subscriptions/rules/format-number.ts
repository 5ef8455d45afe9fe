/** A whole number in the language of the screen. */
export function formatNumber( count: number ): string {
	try {
		return count.toLocaleString( document.documentElement.lang || 'en' );
	} catch {
		return String( count );
	}
}
