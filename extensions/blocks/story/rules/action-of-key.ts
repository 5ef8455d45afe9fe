/** What a key asks of a story, or null when it means nothing here. Page Down and its like stay the page's own. */
export function actionOfKey(
	key: string,
	{ isRtl, isOnControl }: { isRtl: boolean; isOnControl: boolean }
): 'next' | 'previous' | 'press' | 'exit' | null {
	switch ( key ) {
		case 'ArrowRight':
			return isRtl ? 'previous' : 'next';
		case 'ArrowLeft':
			return isRtl ? 'next' : 'previous';
		case ' ':
			// A button is pressed by it.
			return isOnControl ? null : 'press';
		case 'Escape':
			return 'exit';
		default:
			return null;
	}
}
