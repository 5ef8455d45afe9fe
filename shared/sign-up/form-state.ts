/** State of a sign-up form. */
export type FormState = {
	kind: 'ready' | 'sending' | 'failed' | 'done';
	/** For the visitor; empty while there is nothing to say. */
	message: string;
	/** Another place to sign up; usually empty. */
	address?: string;
};

export type FormEvent =
	/** The button was pressed; `problem` says what is wrong with the address, if anything is. */
	| { type: 'submit'; problem: string }
	/** The site has answered. */
	| { type: 'accepted' | 'refused'; message: string; address?: string }
	/** The address is being changed. */
	| { type: 'edit' };

export const READY: FormState = { kind: 'ready', message: '' };

/** Nothing is sent twice, and nothing changes any more once the site has accepted. */
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
