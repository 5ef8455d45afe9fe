import { parseLocale } from '#shared/validation';

/** Formats a whole number for the editor's locale. */
export function formatNumber( count: number ): string {
	return count.toLocaleString( parseLocale( document.documentElement.lang ) );
}
