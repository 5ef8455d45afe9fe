import { drawing, element } from '#shared/view';
import { ROOT_CLASS } from '../class-names';
import type { viewMessages } from '../view-messages';

/** Drawings of the buttons over a map: lines on a field of 24 by 24. */
export const ICONS = {
	places: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
	zoomIn: 'M12 5v14M5 12h14',
	zoomOut: 'M5 12h14',
	fullscreen: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
};

/** A button over the map. */
export type Control = {
	icon: keyof typeof ICONS;
	label: string;
	onClick(): void;
};

/** A row of buttons in the corner of a map. They go with the map. */
export function addControls(
	frame: HTMLElement,
	controls: readonly Control[],
	className = `${ ROOT_CLASS }__controls`
): HTMLButtonElement[] {
	const doc = frame.ownerDocument;
	const buttons = controls.map( ( { icon, label, onClick } ) => {
		const button = element(
			doc,
			'button',
			{
				type: 'button',
				class: `${ ROOT_CLASS }__control`,
				'aria-label': label,
				title: label,
			},
			drawing( doc, ICONS[ icon ] )
		);
		button.addEventListener( 'click', onClick );
		return button;
	} );
	frame.prepend( element( doc, 'div', { class: className }, ...buttons ) );
	return buttons;
}

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
