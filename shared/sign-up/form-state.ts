/** State of a sign-up form. */
export type FormState = {
	kind: 'ready' | 'sending' | 'failed' | 'done';
	/** Message for the visitor, or an empty string. */
	message: string;
	/** URL of another sign-up page, if an error response contains one. */
	address?: string;
};

export type FormEvent =
	/** The visitor pressed the button. `problem` is the validation error, or an empty string. */
	| { type: 'submit'; problem: string }
	| { type: 'accepted' | 'refused'; message: string; address?: string }
	/** The visitor edits the address, or wants to enter another one. */
	| { type: 'edit' };

export const READY: FormState = { kind: 'ready', message: '' };

/** Returns the next state. Ignores a second submission while the first is being sent; after success, the form is hidden. */
export function formState( state: FormState, event: FormEvent ): FormState {
	const { kind } = state;
	switch ( event.type ) {
		case 'submit':
			return kind === 'sending'
				? state
				: {
						kind: event.problem ? 'failed' : 'sending',
						message: event.problem,
					};
		case 'edit':
			return kind === 'sending' ? state : READY;
		default:
			return kind === 'sending'
				? {
						kind: event.type === 'accepted' ? 'done' : 'failed',
						message: event.message,
						address: event.address,
					}
				: state;
	}
}
