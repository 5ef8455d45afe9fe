import { STAGE_CLASS } from '../markup';
import type { BeforeAfterOptions } from '../rules/slider-options';
import { beforeAfter } from '../view/compare';

/** HTML of two images with labels. */
export const TWO_IMAGES =
	'<img src="a.jpg" alt="The old harbour" data-label="1920"><img src="b.jpg" alt="The new harbour" data-label="2020">';

/** Properties of a pointer that jsdom’s mouse events lack. */
export type PointerValues = {
	pointerId?: number;
	isPrimary?: boolean;
	pointerType?: string;
};

/**
 * Creates a mouse event with the three pointer properties that the slider uses, because some versions of jsdom lack
 * PointerEvent.
 */
function pointer(
	win: Window & typeof globalThis,
	name: string,
	clientX: number,
	clientY = 0,
	{
		pointerId = 1,
		isPrimary = true,
		pointerType = 'mouse',
	}: PointerValues = {},
	button = 0
) {
	return Object.assign(
		new win.MouseEvent( name, {
			bubbles: true,
			cancelable: true,
			clientX,
			clientY,
			button,
		} ),
		{ pointerId, isPrimary, pointerType }
	);
}

/** Creates a frame (a separate realm, like the editor's canvas) with one root element and its slider. */
export function setUp( {
	html = `<figure class="juxtapose" id="compare">${ TWO_IMAGES }<figcaption>The harbour</figcaption></figure>`,
	options = {},
	dir = 'ltr',
	reducedMotion = false,
}: {
	html?: string;
	options?: BeforeAfterOptions;
	dir?: string;
	reducedMotion?: boolean;
} = {} ) {
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	const doc = frame.contentDocument as Document;
	const win = frame.contentWindow as Window & typeof globalThis;
	doc.body.innerHTML = html;
	// Use the test's fake timers in the frame.
	Reflect.set( win, 'setTimeout', setTimeout );
	Reflect.set( win, 'clearTimeout', clearTimeout );
	Reflect.set( win, 'matchMedia', () => ( { matches: reducedMotion } ) );
	const capture = jest.fn();
	win.HTMLElement.prototype.setPointerCapture = capture;
	win.HTMLElement.prototype.getBoundingClientRect = () =>
		new DOMRect( 100, 0, 400, 200 );

	const root = doc.querySelector< HTMLElement >(
		`.${ STAGE_CLASS }`
	) as HTMLElement;
	// Set the text direction on the root element, because jsdom does not inherit it.
	if ( dir === 'rtl' ) {
		root.style.direction = dir;
	}
	const before = doc.body.innerHTML;
	const controller = new AbortController();
	beforeAfter( options )( root, controller.signal );

	const one = ( selector: string ) => doc.querySelector( selector );
	const stage = one( '[data-juxtapose]' ) as HTMLElement;
	const handle = one( '[role="slider"]' ) as HTMLElement;
	const [ first, second ] = [ ...doc.querySelectorAll( 'img' ) ];
	return {
		doc,
		win,
		root,
		before,
		controller,
		capture,
		stage,
		handle,
		first: first as HTMLImageElement,
		second: second as HTMLImageElement,
		position: () => stage.style.getPropertyValue( '--juxtapose-position' ),
		press( target: Element, key: string, init: KeyboardEventInit = {} ) {
			const event = new win.KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
				...init,
			} );
			target.dispatchEvent( event );
			return event;
		},
		point(
			target: Element,
			...values: [ string, number, number?, PointerValues?, number? ]
		) {
			target.dispatchEvent( pointer( win, ...values ) );
		},
	};
}
