import { useLayoutEffect, useRef, type RefObject } from '@wordpress/element';
import type { Writing } from '../rules/writing';

/**
 * Changes the text programmatically and keeps the caret where it belongs.
 *
 * @param field    The source field, while it is there.
 * @param markdown What it holds.
 * @param onChange Keeps another text.
 */
export function useWriting(
	field: RefObject< HTMLTextAreaElement >,
	markdown: string,
	onChange: ( markdown: string ) => void
): ( next: Writing ) => void {
	const written = useRef< Writing | null >( null );
	useLayoutEffect( () => {
		if ( written.current ) {
			const { start, end } = written.current;
			field.current?.setSelectionRange( start, end );
			written.current = null;
		}
	}, [ field, markdown ] );
	return ( next ) => {
		written.current = field.current && next;
		onChange( next.text );
	};
}

/** Returns text and selection of the field. */
export function writingOf( field: HTMLTextAreaElement ): Writing {
	const { value, selectionStart, selectionEnd } = field;
	return { text: value, start: selectionStart, end: selectionEnd };
}

/** Replaces the text between two positions and fires the same events as typing. */
export function typeInto(
	field: HTMLTextAreaElement,
	words: string,
	start: number,
	end: number
): void {
	field.setRangeText( words, start, end, 'end' );
	field.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
}
