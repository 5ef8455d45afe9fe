import type { viewMessages } from '../view-messages';

type Strings = Readonly< Record< keyof typeof viewMessages, string > >;

/** Whether a browser can show an element alone: iPhones cannot. */
export function canFullscreen( doc: Document ): boolean {
	return Boolean( doc.fullscreenEnabled );
}

/** Fills the screen with the map, or gives it back. */
export function toggleFullscreen( root: HTMLElement ): void {
	const doc = root.ownerDocument;
	const done = doc.fullscreenElement
		? doc.exitFullscreen()
		: root.requestFullscreen();
	// Refused: the map stays as it is.
	done.catch( () => {} );
}

/** Keeps the button's name true for as long as the signal lasts. */
export function nameFullscreenButton(
	button: HTMLButtonElement,
	{ enterFullscreen, leaveFullscreen }: Strings,
	signal: AbortSignal
): void {
	const doc = button.ownerDocument;
	doc.addEventListener(
		'fullscreenchange',
		() => {
			const name = doc.fullscreenElement
				? leaveFullscreen
				: enterFullscreen;
			button.setAttribute( 'aria-label', name );
			button.title = name;
		},
		{ signal }
	);
}
