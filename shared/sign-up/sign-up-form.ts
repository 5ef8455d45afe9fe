import { requestJson, type ApiError } from '#shared/request';
import { windowOf, type Behavior } from '#shared/view';
import { formState, READY, type FormEvent } from './form-state';
import { signUpAnswer } from './sign-up-answer';

/**
 * Submits a sign-up form without leaving the page. Errors appear below the field and are announced to screen readers;
 * the field keeps the input. After success, a message replaces the form. A form without an endpoint URL submits
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
		if ( isFailed ) {
			input.focus();
		} else if ( kind === 'done' ) {
			form.hidden = true;
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
			let problem =
				input.validity.valid || /[^ -~]/.test( input.value )
					? ''
					: words.invalid;
			if ( ! input.value.trim() ) {
				problem = words.empty;
			}
			dispatch( { type: 'submit', problem: problem ?? '' } );
			if ( state !== before && state.kind === 'sending' ) {
				void send();
			}
		},
		{ signal }
	);
	input.addEventListener( 'input', () => dispatch( { type: 'edit' } ), {
		signal,
	} );
	signal.addEventListener( 'abort', () => {
		form.hidden = form.noValidate = false;
		form.ariaBusy = input.ariaInvalid = null;
		error.hidden = true;
		status.textContent = '';
	} );
};

/** Returns the https URL of another sign-up page from an error response, or an empty string. */
function elsewhere( data: unknown ): string {
	const { address } = Object( data );
	return /^https:/.test( address ) ? address : '';
}
