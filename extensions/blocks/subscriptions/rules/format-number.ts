/** Formats a whole number for the editor's locale. */
export function formatNumber( count: number ): string {
	try {
		return count.toLocaleString( document.documentElement.lang || 'en' );
	} catch {
		return String( count );
	}
}
