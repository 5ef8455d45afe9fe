import { formState, READY, type FormState } from '../form-state';

describe( 'formState', () => {
	const at = ( kind: FormState[ 'kind' ], message = '' ): FormState => ( {
		kind,
		message,
	} );
	const submit = { type: 'submit', problem: '' } as const;
	const wrong = { type: 'submit', problem: 'No.' } as const;
	const accepted = { type: 'accepted', message: 'Yes.' } as const;
	const refused = { type: 'refused', message: 'No.' } as const;
	const edit = { type: 'edit' } as const;

	it.each( [
		[ READY, submit, at( 'sending' ) ],
		[ READY, wrong, at( 'failed', 'No.' ) ],
		[ READY, accepted, READY ],
		[ READY, edit, READY ],
		[ at( 'sending' ), submit, at( 'sending' ) ],
		[ at( 'sending' ), edit, at( 'sending' ) ],
		[ at( 'sending' ), accepted, at( 'done', 'Yes.' ) ],
		[ at( 'sending' ), refused, at( 'failed', 'No.' ) ],
		[ at( 'failed', 'No.' ), edit, READY ],
		[ at( 'failed', 'No.' ), submit, at( 'sending' ) ],
		[ at( 'failed', 'No.' ), refused, at( 'failed', 'No.' ) ],
		[ at( 'failed', 'No.' ), wrong, at( 'failed', 'No.' ) ],
		[ at( 'done', 'Yes.' ), submit, at( 'sending' ) ],
		[ at( 'done', 'Yes.' ), edit, READY ],
		[ at( 'done', 'Yes.' ), refused, at( 'done', 'Yes.' ) ],
	] )( 'for %j and the event %j returns %j', ( state, event, next ) => {
		expect( formState( state, event ) ).toEqual( next );
	} );
} );
