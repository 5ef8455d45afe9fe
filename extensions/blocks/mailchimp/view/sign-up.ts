import { requestJson, windowOf, type Behaviour } from '#shared/view';
import { ERROR_CLASS, STATUS_CLASS } from '../markup';
import { formState, READY, type FormEvent } from '../rules/form-state';

/**
 * Sends the form in place, in the words that the page holds. What goes wrong stands below the field and leaves what was
 * typed as it is; a form whose address the page does not name is left to the browser.
 */
export const signUp: Behaviour = ( root, signal ) => {
	const form = root.querySelector( 'form' );
	const input = root.querySelector< HTMLInputElement >( '[type=email]' );
	const error = root.querySelector< HTMLElement >( `.${ ERROR_CLASS }` );
	const status = root.querySelector< HTMLElement >( `.${ STATUS_CLASS }` );
	const words = form?.dataset ?? {};
	const { endpoint, processing = '', success = '', failure = '' } = words;
	if ( ! form || ! input || ! error || ! status || ! endpoint ) {
		return;
	}
	const win = windowOf( root );
	let state = READY;

	const dispatch = ( event: FormEvent ) => {
		const before = state;
		state = formState( state, event );
		if ( state === before ) {
			return;
		}
		const message = 'message' in state ? state.message : '';
		const waiting = state.kind === 'sending' ? processing : '';
		const isFailed = state.kind === 'failed';
		error.hidden = ! isFailed;
		error.textContent = isFailed ? message : '';
		input.setAttribute( 'aria-invalid', String( isFailed ) );
		form.setAttribute( 'aria-busy', String( state.kind === 'sending' ) );
		status.textContent = isFailed ? '' : message || waiting;
		if ( isFailed ) {
			input.focus();
		} else if ( state.kind === 'done' ) {
			form.hidden = true;
			status.focus();
		}
	};

	const send = async () => {
		try {
			const answer = Object(
				await requestJson(
					endpoint,
					{ signal, body: new win.FormData( form ) },
					win
				)
			);
			if ( typeof answer.status !== 'string' ) {
				throw new Error();
			}
			dispatch( {
				type: 'accepted',
				message: String( answer.message || success ),
			} );
		} catch ( problem ) {
			if ( ! signal.aborted ) {
				dispatch( {
					type: 'refused',
					message: ( problem as Error ).message || failure,
				} );
			}
		}
	};

	const problem = (): string => {
		if ( ! input.value.trim() ) {
			return words.empty ?? '';
		}
		return input.validity.valid ? '' : ( words.invalid ?? '' );
	};

	form.noValidate = true;
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			const isFree = state.kind !== 'sending';
			dispatch( { type: 'submit', problem: problem() } );
			if ( isFree && state.kind === 'sending' ) {
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
		form.removeAttribute( 'aria-busy' );
		input.removeAttribute( 'aria-invalid' );
		error.hidden = true;
		status.textContent = '';
	} );
};
