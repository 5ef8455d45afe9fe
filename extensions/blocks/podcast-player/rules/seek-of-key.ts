/** Seconds that a key on the slider moves by. */
const STEPS: Readonly< Record< string, number > > = {
	ArrowLeft: -5,
	ArrowDown: -5,
	ArrowRight: 5,
	ArrowUp: 5,
	PageDown: -60,
	PageUp: 60,
};

/** By how many seconds a key on the slider moves; null for the keys that are the browser's own. */
export function seekOfKey( key: string ): number | null {
	return STEPS[ key ] ?? null;
}
