import { controlsOf, ERROR_CLASS } from './parts';

/** Shows a sentence beside a field and ties it to its controls, or takes it away. */
export function showProblem( field: HTMLElement, sentence: string ): void {
	const line = field.querySelector< HTMLElement >( `.${ ERROR_CLASS }` );
	if ( ! line ) {
		return;
	}
	line.textContent = sentence;
	line.hidden = sentence === '';
	const group = field.querySelector( 'fieldset' );
	const controls = controlsOf( field );
	const marked =
		group?.getAttribute( 'role' ) === 'radiogroup' ? [ group ] : controls;
	const described = group ? [ group ] : controls;
	marked.forEach( ( element ) =>
		setOrRemove( element, 'aria-invalid', sentence && 'true' )
	);
	described.forEach( ( element ) =>
		setOrRemove( element, 'aria-describedby', sentence && line.id )
	);
}

function setOrRemove( element: Element, name: string, value: string ): void {
	if ( value ) {
		element.setAttribute( name, value );
	} else {
		element.removeAttribute( name );
	}
}
