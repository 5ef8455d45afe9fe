import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';
import {
	currentGesture,
	goesOn,
	isRichText,
	isSameEvent,
	whenLetGo,
	type Gesture,
} from './gesture';

type Registry = ReturnType< typeof useRegistry >;

/** Milliseconds without a key press after which typing becomes an undo step, as in rich text. */
export const PAUSE_MS = 1000;

/** The most recent write. */
type Step = {
	/** Whether the current write belongs to this step. */
	takes( now: Gesture ): boolean;
	/** Ends the step: the next write starts a new one. */
	end(): void;
	/** Extends the most recent step and ends it. */
	goOn(): void;
	/** Call it after a write without changes, because WordPress restarts the step even then. */
	stay(): void;
};

let last: Step | null = null;

/**
 * Writes to a block so that one completed author action is one undo step. WordPress itself merges consecutive writes of
 * the same attributes regardless of pauses, and separates writes of different attributes, even if one click caused
 * them.
 *
 * @param registry Registry of the editor.
 * @param clientId Block to write to; writes to its children count as well.
 * @param write    Writes to the block synchronously.
 */
export function asStep(
	registry: Registry,
	clientId: string,
	write: () => void
): void {
	const gesture = currentGesture();
	const joined = last?.takes( gesture ) ? last : null;
	if ( ! joined ) {
		last?.end();
	} else if ( ! isRichText( gesture ) ) {
		// Rich text may have ended its own step.
		registry
			.dispatch( blockEditorStore )
			.__unstableMarkNextChangeAsNotPersistent?.();
	}
	const before = snapshot( registry, clientId );
	write();
	// A write without changes must not end a step: after an undo, that would clear the redo history.
	if ( isSame( before, snapshot( registry, clientId ) ) ) {
		joined?.stay();
	} else {
		last?.goOn();
		last = beginStep( registry, clientId, gesture );
	}
}

function beginStep(
	registry: Registry,
	clientId: string,
	gesture: Gesture
): Step {
	const written = snapshot( registry, clientId );
	/** Whether nothing else, such as another block or an undo, has changed the post since then. */
	const isLast = () => isSame( written, snapshot( registry, clientId ) );
	const waiting = new AbortController();
	let isOpen = true;
	let isPressed = gesture.isHeld;
	const mark = () =>
		isLast() &&
		registry
			.dispatch( blockEditorStore )
			.__unstableMarkLastChangeAsPersistent?.();
	const end = () => {
		waiting.abort();
		if ( isOpen ) {
			isOpen = false;
			mark();
		}
	};
	if ( isPressed ) {
		whenLetGo(
			gesture.event,
			() => {
				if ( isPressed ) {
					isPressed = false;
					endAfterwards( gesture, end, waiting.signal );
				}
			},
			waiting.signal
		);
	} else if ( gesture.isGoingOn ) {
		endAfterwards( gesture, end, waiting.signal );
	} else {
		end();
	}
	return {
		takes: ( now ) =>
			isLast() &&
			( isSameEvent( gesture, now ) ||
				( isOpen && goesOn( gesture, now, isPressed ) ) ),
		end,
		goOn: () => waiting.abort(),
		stay: () => isOpen || mark(),
	};
}

/** Calls back after a pause, or after the field has lost focus and its listeners have run. */
function endAfterwards(
	{ element }: Gesture,
	end: () => void,
	signal: AbortSignal
): void {
	const timer = setTimeout( end, PAUSE_MS );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	element?.ownerDocument.defaultView?.addEventListener(
		'focusout',
		( { target } ) => target === element && end(),
		{ signal }
	);
}

/** Returns values that differ whenever the block or, outside of patterns, anything in the post has changed. */
function snapshot( registry: Registry, clientId: string ): unknown[] {
	const { getBlock, getBlocks } = registry.select( blockEditorStore );
	return [ getBlock( clientId ), getBlocks() ];
}

function isSame( one: unknown[], other: unknown[] ): boolean {
	return one.every( ( part, at ) => part === other[ at ] );
}
