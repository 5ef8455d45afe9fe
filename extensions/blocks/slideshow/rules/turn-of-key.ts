/** Where a key leads, or null when it means nothing here. Page Down and its like stay the page's own. */
export function turnOfKey(
	key: string,
	isRtl: boolean
): 'next' | 'previous' | null {
	switch ( key ) {
		case 'ArrowRight':
			return isRtl ? 'previous' : 'next';
		case 'ArrowLeft':
			return isRtl ? 'next' : 'previous';
		default:
			return null;
	}
}
