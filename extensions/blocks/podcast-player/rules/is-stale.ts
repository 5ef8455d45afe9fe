/** Seconds for which the list of a page counts as current: as long as the server keeps its copy of the feed. */
export const LIFETIME = 1800;

/** Whether a page's list may have been overtaken: it came from a cache. Both times in seconds; 0 means never checked. */
export function isStale( checked: number, now: number ): boolean {
	return ! ( checked > 0 ) || now - checked > LIFETIME;
}
