import { type ApiError, type Reader, requestJson } from '#shared/request';
import { isEmail, withoutInvisible } from '#shared/validation';
import {
	announce,
	format,
	type Realm,
	viewStrings,
	windowOf,
} from '#shared/view';
import { viewMessages } from '../view-messages';
import {
	type Draft,
	controlsOf,
	ERROR_CLASS,
	fieldsOf,
	nameOf,
	STATUS_CLASS,
	type Control,
} from './fill-in';

/**
 * Delay in milliseconds from the last keystroke to saving the draft. Leaving a field or the page saves the draft
 * immediately.
 */
const DRAFT_DELAY_MS = 500;

/**
 * Sends the form without leaving the page. If anything fails, the visitor's input stays.
 *
 * @param form    Form element.
 * @param draft   The visitor's draft.
 * @param started Time at which the form was ready, in milliseconds.
 * @param signal  Aborting it stops the behavior.
 * @return Function that validates and sends the form.
 */
export function sendInPlace(
	form: HTMLFormElement,
	draft: Draft,
	started: number,
	signal: AbortSignal
): () => void {
	const win = windowOf( form );
	const doc = form.ownerDocument;
	const strings = viewStrings( 'contact-form', viewMessages, doc );
	const status = form.querySelector< HTMLElement >( `.${ STATUS_CLASS }` );
	const fields = fieldsOf( form );
	let key = draft.key || makeKey( win );
	let isSending = false;
	let keeping = 0;

	function forgetTimer(): void {
		win.clearTimeout( keeping );
		keeping = 0;
	}

	function keepDraft(): void {
		if ( keeping ) {
			forgetTimer();
			draft.save( key );
		}
	}

	function say( sentence: string ): void {
		if ( status ) {
			status.textContent = sentence;
			status.hidden = sentence === '';
		}
	}

	function showErrors(
		sentences: Map< HTMLElement, string >,
		summary: string
	) {
		fields.forEach( ( field ) =>
			showProblem( field, sentences.get( field ) ?? '' )
		);
		say( summary );
		announce( doc, summary );
		const invalid = [ ...sentences.keys() ];
		// The last first, because opening one of several details elements with the same name closes the others.
		[ ...form.querySelectorAll( 'details' ) ]
			.reverse()
			.forEach( ( box ) => {
				box.open ||= invalid.some( ( field ) => box.contains( field ) );
			} );
		const [ first ] = invalid;
		( first ? controlsOf( first )[ 0 ] : status )?.focus();
	}

	function refuse( sentence: string ): void {
		say( sentence );
		status?.focus();
	}

	function findProblems(): Map< HTMLElement, string > {
		return new Map(
			fields
				.map( ( field ) => [ field, problemOf( field ) ] as const )
				.filter( ( [ , sentence ] ) => sentence )
		);
	}

	function take( answer: Answer ): void {
		if ( answer.kind === 'errors' ) {
			showErrors(
				new Map(
					fields.flatMap( ( field ): [ HTMLElement, string ][] => {
						const sentence =
							answer.errors[ field.dataset.field ?? '' ];
						return sentence ? [ [ field, sentence ] ] : [];
					} )
				),
				answer.summary
			);
			return;
		}
		forgetTimer();
		draft.forget();
		if ( answer.kind === 'redirect' ) {
			win.location.assign( answer.address );
			return;
		}
		const thanks = doc
			.createRange()
			.createContextualFragment( answer.html ).firstElementChild;
		if ( thanks ) {
			form.replaceWith( thanks );
			( thanks as HTMLElement ).focus();
		}
	}

	async function send(): Promise< void > {
		const body = new win.FormData( form );
		body.set( nameOf( 'script' ), '1' );
		body.set( nameOf( 'key' ), key );
		body.set( nameOf( 'elapsed' ), String( win.Date.now() - started ) );
		forgetTimer();
		draft.save( key );
		isSending = true;
		form.setAttribute( 'aria-busy', 'true' );
		announce( doc, strings.sending );
		await requestJson(
			answerReader,
			win.location.href,
			{ body, signal },
			win
		).then(
			take,
			( { message }: ApiError ) =>
				signal.aborted || refuse( message || strings.failed )
		);
		isSending = false;
		form.removeAttribute( 'aria-busy' );
	}

	signal.addEventListener( 'abort', keepDraft );
	form.addEventListener(
		'input',
		( { target } ) => {
			key = makeKey( win );
			forgetTimer();
			keeping = win.setTimeout( keepDraft, DRAFT_DELAY_MS );
			const field = fields.find( ( each ) =>
				each.contains( target as Node )
			);
			const isMarked =
				field?.querySelector< HTMLElement >( `.${ ERROR_CLASS }` )
					?.hidden === false;
			if ( field && isMarked && ! problemOf( field ) ) {
				showProblem( field, '' );
			}
		},
		{ signal }
	);
	form.addEventListener( 'change', completeAddress, { signal } );
	form.addEventListener( 'change', keepDraft, { signal } );
	win.addEventListener( 'pagehide', keepDraft, { signal } );
	return () => {
		if ( isSending ) {
			return;
		}
		say( '' );
		const problems = findProblems();
		if ( problems.size ) {
			showErrors(
				problems,
				format(
					strings.check,
					[ ...problems.keys() ].map( labelOf ).join( ', ' )
				)
			);
		} else {
			fields.forEach( ( field ) => showProblem( field, '' ) );
			void send();
		}
	};
}

/** Returns the label of a field without its "(required)" mark. */
function labelOf( field: HTMLElement ): string {
	const label = field.querySelector( 'legend, label' );
	return label?.firstChild?.textContent?.trim() ?? '';
}

type Answer =
	| { kind: 'thanks'; html: string }
	| { kind: 'redirect'; address: string }
	| { kind: 'errors'; errors: Record< string, string >; summary: string };

/** Parses the response; throws if it is not valid. */
export const answerReader: Reader< Answer > = {
	read( raw ) {
		const { html, redirect, errors, summary } = Object( raw );
		if ( typeof html === 'string' ) {
			return { kind: 'thanks', html };
		}
		if ( typeof redirect === 'string' && /^https?:/.test( redirect ) ) {
			return { kind: 'redirect', address: redirect };
		}
		if ( errors instanceof Object && typeof summary === 'string' ) {
			return { kind: 'errors', errors, summary };
		}
		throw new TypeError( 'the answer: expected html, redirect or errors' );
	},
};

/**
 * Returns a unique key of 128 random bits. Does not use `crypto.randomUUID`, which is missing on sites without HTTPS.
 */
function makeKey( { crypto, Uint32Array }: Realm ): string {
	return [ ...crypto.getRandomValues( new Uint32Array( 4 ) ) ]
		.map( ( part ) => part.toString( 16 ).padStart( 8, '0' ) )
		.join( '' );
}

/** Matches a URL without `https://`, as people type it. */
const WITHOUT_SCHEME = /^[^\s/:@]+\.[^\s/:@]+/;

const WEB_ADDRESS =
	/^https?:\/\/[^\s/?#@"<>\\]+\.[^\s/?#@"<>\\]+(?:[/?#][^\s"<>\\]*)?$/iu;

const PHONE_NUMBER =
	/^(?=(?:\P{Nd}*\p{Nd}){3})[\p{Nd}\p{Pd}\u2212 +()./\-#*,;A-Za-z\uff08\uff09\uff0b\uff0e\uff0f]{3,100}$/u;

/**
 * Validators by control type, with the same rules as the server (`Answers`). With them, the form shows all errors at
 * once; the browser would show one at a time.
 */
export const VALIDATORS: Readonly<
	Record< string, ( value: string ) => boolean >
> = {
	email: isEmail,
	url: ( value ) => WEB_ADDRESS.test( completed( value ) ),
	tel: ( value ) => PHONE_NUMBER.test( value ),
};

const completed = ( address: string ) =>
	WITHOUT_SCHEME.test( address ) ? `https://${ address }` : address;

/** Returns the value of a control, normalized as on the server. */
export function readAnswer( type: string, value: string ): string {
	const visible = Object.hasOwn( VALIDATORS, type )
		? withoutInvisible( value )
		: value;
	return visible.trim().replace( /\s+/g, ' ' );
}

/** Adds `https://` to a web address when the visitor leaves the field. */
function completeAddress( { target }: Event ): void {
	const control = target as HTMLInputElement;
	if ( control.type === 'url' ) {
		control.value = completed( readAnswer( 'url', control.value ) );
	}
}

/** Returns the error text of a field, as on the server; empty if the field is valid. */
function problemOf( field: HTMLElement ): string {
	const { missing = '', wrong = '' } = field.dataset;
	const isUnchosen =
		field.querySelector( '[data-required]' ) &&
		! field.querySelector( ':checked' );
	const problems = controlsOf( field ).map( ( control ) =>
		problemOfControl( control, missing, wrong )
	);
	return isUnchosen ? missing : ( problems.find( Boolean ) ?? '' );
}

function problemOfControl(
	{ dataset, required, type, validity, value }: Control,
	missing: string,
	wrong: string
): string {
	const typed = readAnswer( type, value );
	if ( validity.valueMissing || ( required && typed === '' ) ) {
		return missing;
	}
	if ( Object.hasOwn( VALIDATORS, type ) ) {
		return typed === '' || VALIDATORS[ type ]?.( typed ) ? '' : wrong;
	}
	const { tooEarly, weekdays, wrongDay } = dataset;
	const limits = [
		validity.rangeUnderflow && tooEarly,
		! isOnWeekday( typed, weekdays ) && wrongDay,
	].filter( Boolean );
	return limits.join( ' ' ) || ( validity.valid ? '' : wrong );
}

/** Whether a date is on one of the weekdays, such as `0 3` for Sunday and Wednesday. A picker can't exclude the others. */
function isOnWeekday( date: string, weekdays = '' ): boolean {
	const day = String( new Date( date ).getUTCDay() );
	return ! date || ! weekdays || weekdays.includes( day );
}

/** Shows an error next to a field and links it to the controls. An empty error removes the current one. */
function showProblem( field: HTMLElement, sentence: string ): void {
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
