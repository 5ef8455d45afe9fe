/** The author's input during a write. */
export type Gesture = {
	/** Undefined if there is no current user input, for example when an upload finishes or a response arrives. */
	event: Event | undefined;
	/** The element that is typed into, dragged or pressed. */
	element: Element | null;
	/** Whether more of the same input may follow: typing, a slider, a drag. Other input is complete with the write. */
	isGoingOn: boolean;
	/** Whether a mouse button is pressed or a finger touches the screen. */
	isHeld: boolean;
};

/** Events of a drag. Dragging on a color picker or gradient writes for every pixel. */
const DRAG_EVENTS = [
	'mousedown',
	'pointerdown',
	'touchstart',
	'mousemove',
	'pointermove',
	'touchmove',
];

/** Events that end a gesture. Changes on leaving a field and delayed React updates still belong to it. */
const END_EVENTS = [ 'focusout', 'mouseup', 'pointerup', 'touchend' ];

/** Events that end a press. A pen or finger that scrolls fires `pointercancel`. */
const RELEASE_EVENTS = [ 'pointerup', 'mouseup', 'touchend', 'pointercancel' ];

/** Whether an event only reports the pointer's position. */
const isPointing = ( { type }: Event ) =>
	[ ...DRAG_EVENTS, ...END_EVENTS ].includes( type ) && type !== 'focusout';

/**
 * React handles `input` for text and ranges only; for selects, checkboxes and files it handles `change` and `click`.
 */
const TYPES = [ 'input', 'compositionend', ...DRAG_EVENTS ];

/** Controls whose value changes by keys, possibly after a timer. */
const STEPPED = '[role="slider"], input[type="range"], input[type="number"]';

/**
 * Returns the current gesture from the event being handled. Listeners on this window also receive events from the
 * canvas, which is another window.
 */
export function currentGesture(): Gesture {
	// React runs deferred work in a message event.
	const event = window.event?.type === 'message' ? undefined : window.event;
	const target = event && ! isPointing( event ) && event.target;
	const element = isElement( target ) ? target : focusedElement( document );
	return {
		event,
		element,
		isGoingOn: event
			? TYPES.includes( event.type ) ||
				( event.type === 'keydown' && isStepped( element ) )
			: isStepped( element ),
		isHeld: event !== undefined && isHeld( event ),
	};
}

function isHeld( event: Event ): boolean {
	return (
		DRAG_EVENTS.includes( event.type ) &&
		( event.type.startsWith( 'touch' ) ||
			Boolean( Reflect.get( event, 'buttons' ) ) )
	);
}

/** Whether the same click or key press caused both. */
export function isSameEvent( last: Gesture, now: Gesture ): boolean {
	return now.event !== undefined && now.event === last.event;
}

/**
 * Whether a write continues the current gesture.
 *
 * @param last      Gesture of the previous write.
 * @param now       Gesture of this write.
 * @param isPressed Whether the pointer has been pressed since then. Pressing it moves the focus by itself.
 */
export function goesOn(
	last: Gesture,
	now: Gesture,
	isPressed: boolean
): boolean {
	const isSame =
		now.element === last.element ||
		( isPressed && now.event !== undefined && isPointing( now.event ) );
	return (
		last.isGoingOn &&
		isSame &&
		( now.isGoingOn || END_EVENTS.includes( now.event?.type ?? '' ) )
	);
}

/**
 * Calls back when the pointer is released. It may call back more than once, because browsers fire mouse and pointer
 * events.
 */
export function whenLetGo(
	event: Event | undefined,
	callback: () => void,
	signal: AbortSignal
): void {
	const view: EventTarget = ( event as UIEvent | undefined )?.view ?? window;
	for ( const type of RELEASE_EVENTS ) {
		view.addEventListener( type, callback, { signal, once: true } );
	}
}

/** Whether the element is rich text, which creates its own undo steps. */
export function isRichText( { element }: Gesture ): boolean {
	return Boolean( element?.closest( '[contenteditable="true"]' ) );
}

function isStepped( element: Element | null ): boolean {
	return Boolean( element?.matches( STEPPED ) );
}

/** Returns the focused element, including inside the canvas. */
function focusedElement( { activeElement }: Document ): Element | null {
	const inner =
		activeElement?.tagName === 'IFRAME'
			? ( activeElement as HTMLIFrameElement ).contentDocument
			: null;
	return inner ? focusedElement( inner ) : activeElement;
}

/** The canvas has its own `Element` class. */
function isElement( target: unknown ): target is Element {
	return typeof target === 'object' && target !== null && 'closest' in target;
}
