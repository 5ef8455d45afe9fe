/** What `render.php` writes and the script reads. */
const BLOCK = 'wp-block-dovetail-contact-form';

export const FORM_CLASS = `${ BLOCK }__form`;
export const STATUS_CLASS = `${ BLOCK }__status`;
export const ERROR_CLASS = `${ BLOCK }__error`;

/** What the names of everything that a form sends look like. */
export const nameOf = ( part: string ) => `dovetail_form[${ part }]`;

/** Something that a visitor fills in. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that take an answer. */
export const fieldsOf = ( form: HTMLElement ) => [
	...form.querySelectorAll< HTMLElement >( '[data-field]' ),
];

/** The controls of a field: several in a group. */
export const controlsOf = ( field: HTMLElement ) => [
	...field.querySelectorAll< Control >( 'input, select, textarea' ),
];

/** What is wrong with the answer of a field, in the server's sentence; empty when nothing is. */
export function problemOf( field: HTMLElement ): string {
	const { missing = '', wrong = '' } = field.dataset;
	if (
		field.querySelector( '[data-required]' ) &&
		! field.querySelector( ':checked' )
	) {
		return missing;
	}
	const invalid = controlsOf( field ).find(
		( { validity } ) => ! validity.valid
	);
	if ( ! invalid ) {
		return '';
	}
	return invalid.validity.valueMissing ? missing : wrong;
}

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
