import { drawing, element } from '#shared/view';
import { ROOT_CLASS } from '../markup';

const partClass = ( name: string ): string => `${ ROOT_CLASS }__${ name }`;

/** Creates an element of the player in its document. */
export function part< Name extends keyof HTMLElementTagNameMap >(
	doc: Document,
	tag: Name,
	name: string,
	attributes: Readonly< Record< string, string > > = {},
	...children: readonly ( Node | string )[]
): HTMLElementTagNameMap[ Name ] {
	return element(
		doc,
		tag,
		{ class: partClass( name ), ...attributes },
		...children
	);
}

/** Icons made of lines on a 24×24 grid. */
const ICONS = {
	play: 'M9 6v12l9-6z',
	pause: 'M9 6v12M15 6v12',
	previous: 'm15 6-6 6 6 6',
	next: 'm9 6 6 6-6 6',
	loud: 'M5 10v4h3l4 4V6l-4 4zM15 9q3 3 0 6',
	muted: 'M5 10v4h3l4 4V6l-4 4zM15 10l4 4M19 10l-4 4',
	enter: 'M5 10V5h5M14 5h5v5M19 14v5h-5M10 19H5v-5',
	exit: 'M6 6l12 12M18 6 6 18',
} as const;

type IconName = keyof typeof ICONS;

/** Creates a button with an icon; {@link showButton} sets `name` and `icon`. */
export function button(
	doc: Document,
	name: string,
	onClick: () => void,
	signal: AbortSignal
): HTMLButtonElement {
	const made = part( doc, 'button', name, { type: 'button' } );
	made.addEventListener( 'click', onClick, { signal } );
	return made;
}

/** Sets the label and icon of a button. */
export function showButton(
	target: HTMLButtonElement,
	name: string,
	icon: IconName
): void {
	if ( target.getAttribute( 'aria-label' ) === name ) {
		return;
	}
	target.setAttribute( 'aria-label', name );
	target.replaceChildren( drawing( target.ownerDocument, ICONS[ icon ] ) );
}

/** Whether an element, such as a link or a button, handles clicks and keys itself. */
export const isControl = ( target: EventTarget | null ): boolean =>
	Boolean( ( target as Element ).closest( 'button, a' ) );

/** Whether an element is a video. Checks the tag name, because the element can belong to another realm. */
export function isVideo(
	media: Element | null | undefined
): media is HTMLVideoElement {
	return media?.localName === 'video';
}
