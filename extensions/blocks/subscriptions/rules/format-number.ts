/** Formats a whole number in the language of the editor. */
export function formatNumber( count: number ): string {
	try {
		return count.toLocaleString( document.documentElement.lang || 'en' );
	} catch {
		return String( count );
	}
}
