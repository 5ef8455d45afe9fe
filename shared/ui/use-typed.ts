import { useState } from '@wordpress/element';

/**
 * State of a text field whose text is parsed before saving. The field shows the text as typed until it loses focus.
 * Invalid text is never saved: the saved value goes back to what it was before typing, because typing
 * `https://a.example/b c` must not save `https://a.example/b`. After the field loses focus, invalid text stays in the
 * field and is shown as invalid.
 *
 * @param value    The saved value.
 * @param read     Converts the typed text to the value to save; null if the text is invalid.
 * @param onChange Called with each valid value while the author types.
 * @param format   Converts a saved value to the text of the field.
 */
export function useTyped< T >(
	value: T,
	read: ( text: string ) => T | null,
	onChange: ( value: T ) => void,
	format: ( value: T ) => string = String
): {
	text: string;
	isWrong: boolean;
	handleChange( text: string ): void;
	handleBlur(): void;
} {
	const [ typed, setTyped ] = useState< {
		text: string;
		/** The saved value after typing. */
		saved: T;
		/** The saved value before typing. */
		former: T;
	} | null >( null );
	const [ wasLeft, setWasLeft ] = useState( false );
	// Ignore the typed text if another action, such as Undo, has changed the saved value.
	const current = typed?.saved === value ? typed : null;
	const isWrong =
		wasLeft && current !== null && read( current.text ) === null;
	return {
		text: current?.text ?? format( value ),
		isWrong,
		handleChange( text ) {
			const former = current ? current.former : value;
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
