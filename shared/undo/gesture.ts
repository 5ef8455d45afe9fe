/** The author's input during a write. */
export type Gesture = {
	/**
	 * The current input event. Undefined without user input, for example when an upload finishes or a response arrives.
	 */
	event: Event | undefined;
	/** The element that the author types into, drags or presses. */
	element: Element | null;
	/**
	 * Whether more of the same input may follow: typing, moving a slider, dragging. Any other input ends with the
	 * write.
	 */
	isGoingOn: boolean;
	/** Whether a mouse button is pressed or a finger touches the screen. */
	isHeld: boolean;
};

/** Events of a drag. Dragging in a color picker or gradient picker causes a write for each pixel. */
const DRAG_EVENTS = [
	'mousedown',
	'pointerdown',
	'touchstart',
	'mousemove',
	'pointermove',
	'touchmove',
];

/**
 * Events that end a gesture. Writes during these events are still part of it, for example when a field cleans up its
 * value on blur.
 */
const END_EVENTS = [ 'focusout', 'mouseup', 'pointerup', 'touchend' ];

/** Events that end a press. A pen or finger that scrolls fires `pointercancel`. */
const RELEASE_EVENTS = [ 'pointerup', 'mouseup', 'touchend', 'pointercancel' ];

const isPointing = ( { type }: Event ) =>
	[ ...DRAG_EVENTS, ...END_EVENTS ].includes( type ) && type !== 'focusout';

/**
 * Events after which more of the same input may follow. For selects, checkboxes and files, React handles `change` and
 * `click`, not `input`.
 */
const TYPES = [ 'input', 'compositionend', ...DRAG_EVENTS ];

/** Controls whose value changes with arrow keys, possibly after a delay. */
const STEPPED = '[role="slider"], input[type="range"], input[type="number"]';

/**
 * Returns the gesture of the event that is being handled. `window.event` also works for events from the canvas iframe
 * if their listeners belong to this window.
 */
export function currentGesture(): Gesture {
	// Ignore `message` events, which React uses to run deferred work.
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

/** Whether the same event, such as a click or key press, caused both gestures. */
export function isSameEvent( last: Gesture, now: Gesture ): boolean {
	return now.event !== undefined && now.event === last.event;
}

/**
 * Whether a write continues the gesture of the previous write.
 *
 * @param last      Gesture of the previous write.
 * @param now       Gesture of this write.
 * @param isPressed Whether the pointer has been pressed since the previous write. A press can move the focus without ending the gesture.
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
 * Calls the callback when the author releases the pointer, possibly several times, because browsers fire both mouse and
 * pointer events.
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

/** Whether the gesture's element is rich text, which creates its own undo steps. */
export function isRichText( { element }: Gesture ): boolean {
	return Boolean( element?.closest( '[contenteditable="true"]' ) );
}

function isStepped( element: Element | null ): boolean {
	return Boolean( element?.matches( STEPPED ) );
}

/** Returns the focused element, including one in the canvas iframe. */
function focusedElement( { activeElement }: Document ): Element | null {
	const inner =
		activeElement?.tagName === 'IFRAME'
			? ( activeElement as HTMLIFrameElement ).contentDocument
			: null;
	return inner ? focusedElement( inner ) : activeElement;
}

/** Whether a value is an element. Does not use `instanceof`, because the canvas iframe has its own `Element` class. */
function isElement( target: unknown ): target is Element {
	return typeof target === 'object' && target !== null && 'closest' in target;
}
