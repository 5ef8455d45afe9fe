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
	| { type: 'edit' };

export const READY: FormState = { kind: 'ready', message: '' };

/** Returns the next state. Ignores a second submission, and any event after the site accepted the first. */
export function formState( state: FormState, event: FormEvent ): FormState {
	const { kind } = state;
	switch ( event.type ) {
		case 'submit':
			return kind === 'sending' || kind === 'done'
				? state
				: {
						kind: event.problem ? 'failed' : 'sending',
						message: event.problem,
					};
		case 'edit':
			return kind === 'failed' ? READY : state;
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
