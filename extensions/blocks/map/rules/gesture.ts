/** A movement over the map that could be meant for the map or for the page. */
export type Gesture =
	| { type: 'wheel'; hasModifier: boolean }
	/** Fingers on the screen. */
	| { type: 'touch'; fingers: number };

/** Whose a movement is. A wheel alone scrolls the page unless the author lets it zoom, and one finger always does. */
export function gestureFor(
	gesture: Gesture,
	{ takesWheel, isAlone }: { takesWheel: boolean; isAlone: boolean }
): 'map' | 'page' {
	if ( isAlone ) {
		// It fills the screen: there is no page.
		return 'map';
	}
	return gesture.type === 'wheel'
		? yes( takesWheel || gesture.hasModifier )
		: yes( gesture.fingers > 1 );
}

const yes = ( isForMap: boolean ) => ( isForMap ? 'map' : 'page' );
