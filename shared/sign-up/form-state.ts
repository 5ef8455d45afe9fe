/** State of a sign-up form. */
export type FormState = {
	kind: 'ready' | 'sending' | 'failed' | 'done';
	/** Message for the visitor; empty if there is none. */
	message: string;
	/** URL of another place to sign up; usually empty. */
	address?: string;
};

export type FormEvent =
	/** The button was pressed; `problem` is the validation error, if there is one. */
	| { type: 'submit'; problem: string }
	/** The site has responded. */
	| { type: 'accepted' | 'refused'; message: string; address?: string }
	/** The visitor edits the address. */
	| { type: 'edit' };

export const READY: FormState = { kind: 'ready', message: '' };

/** Returns the next state. Nothing is submitted twice, and nothing changes after the site has accepted. */
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
