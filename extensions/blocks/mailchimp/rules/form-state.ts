/** Where a form stands. `failed` keeps what was typed. */
export type FormState =
	| { kind: 'ready' | 'sending' }
	| { kind: 'failed' | 'done'; message: string };

export type FormEvent =
	| { type: 'edit' }
	/** With what is wrong with the address, or an empty text. */
	| { type: 'submit'; problem: string }
	| { type: 'refused' | 'accepted'; message: string };

export const READY: FormState = { kind: 'ready' };

/** Where a form goes from here; the same state where an event means nothing in it. */
export function formState( state: FormState, event: FormEvent ): FormState {
	if ( state.kind === 'done' ) {
		return state;
	}
	if ( state.kind === 'sending' ) {
		return event.type === 'accepted' || event.type === 'refused'
			? {
					kind: event.type === 'accepted' ? 'done' : 'failed',
					message: event.message,
				}
			: state;
	}
	if ( event.type === 'submit' ) {
		return event.problem
			? { kind: 'failed', message: event.problem }
			: { kind: 'sending' };
	}
	return event.type === 'edit' && state.kind === 'failed' ? READY : state;
}
