import { type Behavior, submitInPlace, windowOf } from '#shared/view';

/** Class prefix in the HTML of `render.php`. */
const BLOCK = 'wp-block-dovetail-contact-form';

export const FORM_CLASS = `${ BLOCK }__form`;
export const STATUS_CLASS = `${ BLOCK }__status`;
export const ERROR_CLASS = `${ BLOCK }__error`;

/** Returns the name of a form control. */
export const nameOf = ( part: string ) => `dovetail_form[${ part }]`;

/** An element that accepts a visitor's input. */
export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the fields of a form that accept an answer. */
export const fieldsOf = ( form: HTMLElement ) => [
	...form.querySelectorAll< HTMLElement >( '[data-field]' ),
];

/** Returns the controls of a field. A group of choices has several controls. */
export const controlsOf = ( field: HTMLElement ) => [
	...field.querySelectorAll< Control >( 'input, select, textarea' ),
];

/**
 * Restores a draft into a form. The code that validates and sends loads when the visitor focuses the form, not for
 * visitors who only read the page.
 */
export const fillIn: Behavior = ( root, signal ) => {
	const form = root as HTMLFormElement;
	const draft = openDraft( form );
	const started = windowOf( form ).Date.now();
	submitInPlace(
		form,
		() =>
			import(
				/* webpackChunkName: "blocks/contact-form/touched" */ './send-in-place'
			).then( ( { sendInPlace } ) =>
				sendInPlace( form, draft, started, signal )
			),
		signal
	);
};

/** A visitor's input, kept in the browser until it is sent or the tab is closed. */
export type Draft = {
	/**
	 * Key that prevents the message from being stored twice. Only set if sending was tried before the page was
	 * reloaded.
	 */
	key: string;
	save( key: string ): void;
	forget(): void;
};

type Kept = { key: string; answers: [ string, string ][] };

const NONE: Draft = { key: '', save() {}, forget() {} };

/**
 * Restores a form's draft into its fields. Consent is not restored, because the visitor must give it each time. There
 * is no draft if the author turned drafts off or the browser blocks storage.
 */
function openDraft( form: HTMLFormElement ): Draft {
	const storage = storageOf( form );
	if ( ! storage ) {
		return NONE;
	}
	const name = `dovetail-form:${ valueOf( form, 'form' ) }:${ valueOf(
		form,
		'place'
	) }`;
	const controls = fieldsOf( form )
		.filter( ( { dataset } ) => ! dataset.field?.startsWith( 'consent' ) )
		.flatMap( controlsOf );
	const kept = read( storage.getItem( name ) );
	if ( kept ) {
		controls.forEach( ( control ) => {
			const answers = kept.answers
				.filter( ( [ key ] ) => key === control.name )
				.map( ( [ , answer ] ) => answer );
			if ( isTickable( control ) ) {
				control.checked = answers.includes( control.value );
			} else {
				control.value = answers[ 0 ] ?? control.value;
			}
		} );
	}
	return {
		key: kept?.key ?? '',
		save( key ) {
			const answers = controls
				.filter(
					( control ) => ! isTickable( control ) || control.checked
				)
				.map( ( control ) => [ control.name, control.value ] );
			try {
				storage.setItem( name, JSON.stringify( { key, answers } ) );
			} catch {
				// If the storage is full, the input is kept only until the page is reloaded.
			}
		},
		forget: () => storage.removeItem( name ),
	};
}

/** Browsers that block storage throw an error on any access. */
function storageOf( form: HTMLFormElement ): Storage | null {
	try {
		return form.dataset.draft === undefined
			? null
			: windowOf( form ).sessionStorage;
	} catch {
		return null;
	}
}

function valueOf( form: HTMLFormElement, part: string ): string {
	const control = form.elements.namedItem( nameOf( part ) );
	return String( ( control && Reflect.get( control, 'value' ) ) ?? '' );
}

function read( text: string | null ): Kept | null {
	try {
		const kept = JSON.parse( text ?? '' );
		return Array.isArray( kept?.answers ) ? kept : null;
	} catch {
		return null;
	}
}

function isTickable( control: Element ): control is HTMLInputElement {
	return /^(radio|checkbox)$/.test(
		String( Reflect.get( control, 'type' ) )
	);
}
