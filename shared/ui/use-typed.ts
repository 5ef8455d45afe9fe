import { useState } from '@wordpress/element';

/**
 * A text field whose text is parsed. The field shows what was typed until it is left; text that cannot be read stays in
 * the field, is not saved, and is wrong once the field was left. Meanwhile the value is what it was before the author
 * typed: of `https://a.example/b c` nothing may keep `https://a.example/b`.
 *
 * @param value    As it is saved.
 * @param read     The value that is saved for a text; null for a text that cannot be read.
 * @param onChange Gets each value that was read, while the author types.
 */
export function useTyped(
	value: string,
	read: ( text: string ) => string | null,
	onChange: ( value: string ) => void
): {
	text: string;
	isWrong: boolean;
	handleChange( text: string ): void;
	handleBlur(): void;
} {
	const [ typed, setTyped ] = useState< {
		text: string;
		/** The value that was saved by then. */
		saved: string;
		/** The value before the author typed. */
		former: string;
	} | null >( null );
	const [ wasLeft, setWasLeft ] = useState( false );
	// An Undo changes the value from elsewhere: what was typed is not what the post has then.
	const current = typed?.saved === value ? typed : null;
	const isWrong =
		wasLeft && current !== null && read( current.text ) === null;
	return {
		text: current?.text ?? value,
		isWrong,
		handleChange( text ) {
			const former = current?.former ?? value;
			const next = read( text ) ?? former;
			setTyped( { text, saved: next, former } );
			setWasLeft( isWrong );
			if ( next !== value ) {
				onChange( next );
			}
		},
		handleBlur() {
			setWasLeft( true );
			if ( current !== null && read( current.text ) !== null ) {
				setTyped( null );
			}
		},
	};
}
