/** The author's input during a write. */
export type Gesture = {
	/** Undefined where nothing was pressed or typed just now: an upload has arrived, a request was answered. */
	event: Event | undefined;
	/** The element being typed into, dragged or pressed. */
	element: Element | null;
	/** More of the same may come: typing, a slider, something that is dragged. All else is finished with the write. */
	isGoingOn: boolean;
	/** A mouse button or a finger is down. */
	isHeld: boolean;
};

/** A drag. Moving along a color field or a gradient writes at every pixel. */
const MOVES = [
	'mousedown',
	'pointerdown',
	'touchstart',
	'mousemove',
	'pointermove',
	'touchmove',
];

/** How a gesture ends. What a field tidies up as it is left, and what React comes to only now, belongs to it. */
const ENDS = [ 'focusout', 'mouseup', 'pointerup', 'touchend' ];

/** Events that end a press. A pen or finger that scrolls fires `pointercancel`. */
const LETS_GO = [ 'pointerup', 'mouseup', 'touchend', 'pointercancel' ];

/** These tell where the pointer is, not what it has taken hold of. */
const isPointing = ( { type }: Event ) =>
	[ ...MOVES, ...ENDS ].includes( type ) && type !== 'focusout';

/** React hears `input` of what is typed and of ranges only: of lists, boxes and files it hears `change` and `click`. */
const TYPES = [ 'input', 'compositionend', ...MOVES ];

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
		MOVES.includes( event.type ) &&
		( event.type.startsWith( 'touch' ) ||
			Boolean( Reflect.get( event, 'buttons' ) ) )
	);
}

/** Whether one press, or one key, has done both. */
export function isSameEvent( last: Gesture, now: Gesture ): boolean {
	return now.event !== undefined && now.event === last.event;
}

/**
 * Whether a write continues the current gesture.
 *
 * @param last      Gesture of the previous write.
 * @param now       Gesture of this write.
 * @param isPressed Whether the pointer was pressed since; a press itself moves the focus.
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
		( now.isGoingOn || ENDS.includes( now.event?.type ?? '' ) )
	);
}

/** Calls back when the pointer that is down in an event is let go: as a mouse and as a pointer, so more than once. */
export function whenLetGo(
	event: Event | undefined,
	callback: () => void,
	signal: AbortSignal
): void {
	const view: EventTarget = ( event as UIEvent | undefined )?.view ?? window;
	for ( const type of LETS_GO ) {
		view.addEventListener( type, callback, { signal, once: true } );
	}
}

/** Rich text tells by itself which of its changes are steps. */
export function isRichText( { element }: Gesture ): boolean {
	return Boolean( element?.closest( '[contenteditable="true"]' ) );
}

function isStepped( element: Element | null ): boolean {
	return Boolean( element?.matches( STEPPED ) );
}

/** The element with the focus, in the canvas where that has it. */
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
