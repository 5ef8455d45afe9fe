import { requestJson, type ApiError } from '#shared/request';
import { windowOf, type Behavior } from '#shared/view';
import { formState, READY, type FormEvent } from './form-state';
import { signUpAnswer } from './sign-up-answer';

/**
 * Submits a sign-up form without leaving the page. Errors appear below the field and are announced to screen readers;
 * the field keeps the input. After success, a message replaces the form, with a button to enter another address. A form without an endpoint URL submits
 * normally.
 */
export const signUpForm: Behavior = ( root, signal ) => {
	const form = root.querySelector( 'form' );
	const input = form?.querySelector< HTMLInputElement >( '[type=email]' );
	const error = form?.querySelector< HTMLElement >( '[role=alert]' );
	const status = root.querySelector< HTMLElement >( '[role=status]' );
	const words = form?.dataset ?? {};
	const { endpoint } = words;
	if ( ! form || ! input || ! error || ! status || ! endpoint ) {
		return;
	}
	const win = windowOf( root );
	let state = READY;

	const dispatch = ( event: FormEvent ) => {
		const { kind, message, address } = ( state = formState(
			state,
			event
		) );
		const isFailed = kind === 'failed';
		error.textContent = isFailed ? message : '';
		error.hidden = ! isFailed;
		if ( isFailed && address ) {
			const link = root.ownerDocument.createElement( 'a' );
			link.href = address;
			link.textContent = words.elsewhere ?? '';
			error.append( ' ', link );
		}
		status.textContent =
			( kind === 'sending' ? words.processing : '' ) ||
			( isFailed ? '' : message );
		input.ariaInvalid = `${ isFailed }`;
		form.ariaBusy = `${ kind === 'sending' }`;
		form.hidden = kind === 'done';
		if ( isFailed ) {
			input.focus();
		} else if ( form.hidden ) {
			status.focus();
		}
	};

	const send = () =>
		requestJson(
			signUpAnswer,
			endpoint,
			{ signal, body: new win.FormData( form ) },
			win
		).then(
			( { message } ) =>
				dispatch( {
					type: 'accepted',
					message: message || words.success || '',
				} ),
			( { message, data }: ApiError ) =>
				signal.aborted ||
				dispatch( {
					type: 'refused',
					message: message || words.failure || '',
					address: elsewhere( data ),
				} )
		);

	form.noValidate = true;
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			const before = state;
			// Ignore the browser's validation of non-ASCII input: browsers reject invisible characters in a copied
			// address, but the server removes them.
			const isValid =
				input.validity.valid || /[^ -~]/.test( input.value );
			const problem = input.value.trim()
				? ! isValid && words.invalid
				: words.empty;
			dispatch( { type: 'submit', problem: problem || '' } );
			if ( state !== before && state.kind === 'sending' ) {
				void send();
			}
		},
		{ signal }
	);
	input.addEventListener( 'input', () => dispatch( { type: 'edit' } ), {
		signal,
	} );
	// The button “Use another address” resets the form. Keep the address, so that the visitor can correct it.
	form.addEventListener(
		'reset',
		( event ) => {
			event.preventDefault();
			dispatch( { type: 'edit' } );
			input.focus();
			input.select();
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => {
		form.noValidate = false;
		state = READY;
		dispatch( { type: 'edit' } );
	} );
};

/** Returns the https URL of another sign-up page from an error response, or an empty string. */
function elsewhere( data: unknown ): string {
	const { address } = Object( data );
	return /^https:/.test( address ) ? address : '';
}
