import { isEmail, withoutInvisible } from '#shared/validation';
import { ERROR_CLASS, controlsOf, type Control } from './parts';

/** Matches a URL without `https://`, as people type it. */
const BARE = /^[^\s/:@]+\.[^\s/:@]+/;

const WEB_ADDRESS =
	/^https?:\/\/[^\s/?#@"<>\\]+\.[^\s/?#@"<>\\]+(?:[/?#][^\s"<>\\]*)?$/iu;

const PHONE_NUMBER =
	/^(?=(?:\P{Nd}*\p{Nd}){3})[\p{Nd}\p{Pd}\u2212 +()./\-#*,;A-Za-z\uff08\uff09\uff0b\uff0e\uff0f]{3,100}$/u;

/**
 * Validators by type of control. They follow the server's rules (`Validator`) instead of the browser's, so that all
 * errors are shown at once.
 */
export const VALIDATORS: Readonly<
	Record< string, ( value: string ) => boolean >
> = {
	email: isEmail,
	url: ( value ) => WEB_ADDRESS.test( completed( value ) ),
	tel: ( value ) => PHONE_NUMBER.test( value ),
};

const completed = ( address: string ) =>
	BARE.test( address ) ? `https://${ address }` : address;

/** Reads the value of a control as the server does. */
export function readAnswer( type: string, value: string ): string {
	const visible = Object.hasOwn( VALIDATORS, type )
		? withoutInvisible( value )
		: value;
	return visible.trim().replace( /\s+/g, ' ' );
}

/** Adds `https://` to a web address when the visitor leaves the field. */
export function completeAddress( { target }: Event ): void {
	const control = target as HTMLInputElement;
	if ( control.type === 'url' ) {
		control.value = completed( readAnswer( 'url', control.value ) );
	}
}

/** Returns the error of a field, in the server's words; empty when it is valid. */
export function problemOf( field: HTMLElement ): string {
	const { missing = '', wrong = '' } = field.dataset;
	const isUnchosen =
		field.querySelector( '[data-required]' ) &&
		! field.querySelector( ':checked' );
	const problems = controlsOf( field ).map( problemOfControl );
	if ( isUnchosen || problems.includes( 'missing' ) ) {
		return missing;
	}
	return problems.includes( 'wrong' ) ? wrong : '';
}

function problemOfControl( {
	required,
	type,
	validity,
	value,
}: Control ): 'missing' | 'wrong' | '' {
	const typed = readAnswer( type, value );
	if ( validity.valueMissing || ( required && typed === '' ) ) {
		return 'missing';
	}
	const fits = Object.hasOwn( VALIDATORS, type )
		? typed === '' || VALIDATORS[ type ]?.( typed )
		: validity.valid;
	return fits ? '' : 'wrong';
}

/** Shows an error next to a field and links it to the controls, or removes it. */
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
