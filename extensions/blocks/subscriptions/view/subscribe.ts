import {
	requestJson,
	RequestError,
	windowOf,
	type Behaviour,
} from '#shared/view';
import { DONE_CLASS, ERROR_CLASS } from '../markup';
import { formState, READY, type FormEvent } from '../rules/form-state';

/**
 * Sends the form in place. What goes wrong stands beside the field, in the page's own words, where a screen reader says
 * it by itself, and leaves what was typed as it is. A form whose address the site does not name is left to the browser.
 */
export const subscribe: Behaviour = ( root, signal ) => {
	const form = root.querySelector( 'form' );
	const input = form?.querySelector< HTMLInputElement >( '[type=email]' );
	const error = root.querySelector< HTMLElement >( `.${ ERROR_CLASS }` );
	const {
		endpoint,
		empty = '',
		invalid = '',
		failed = '',
	} = form?.dataset ?? {};
	if ( ! form || ! input || ! error || ! endpoint ) {
		return;
	}
	const win = windowOf( root );
	const done = root.ownerDocument.createElement( 'p' );
	done.className = DONE_CLASS;
	done.tabIndex = -1;
	let state = READY;

	const dispatch = ( event: FormEvent ) => {
		const { kind, message } = ( state = formState( state, event ) );
		const isFailed = kind === 'failed';
		error.textContent = isFailed ? message : '';
		error.hidden = ! isFailed;
		input.ariaInvalid = `${ isFailed }`;
		form.ariaBusy = `${ kind === 'sending' }`;
		if ( isFailed ) {
			input.focus();
		}
		if ( kind === 'done' ) {
			done.textContent = message;
			form.after( done );
			form.hidden = true;
			done.focus();
		}
	};

	const send = () =>
		requestJson(
			endpoint,
			{ signal, body: new win.FormData( form ) },
			win
		).then(
			( answer ) => {
				const message = Object( answer ).message;
				dispatch(
					typeof message === 'string'
						? { type: 'accepted', message }
						: { type: 'refused', message: failed }
				);
			},
			( failure: unknown ) =>
				signal.aborted ||
				dispatch( {
					type: 'refused',
					message:
						( failure instanceof RequestError &&
							failure.message ) ||
						failed,
				} )
		);

	form.noValidate = true;
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			const before = state;
			let problem = input.validity.valid ? '' : invalid;
			if ( ! input.value.trim() ) {
				problem = empty;
			}
			dispatch( { type: 'submit', problem } );
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
		done.remove();
		form.hidden = form.noValidate = false;
		form.ariaBusy = input.ariaInvalid = null;
		error.hidden = true;
	} );
};
