import { FIELD_KINDS, KINDS, type FieldKind } from './kinds';

const ofEach = < Value >( read: ( row: FieldKind ) => Value ) =>
	Object.fromEntries(
		KINDS.map( ( kind ) => [ kind, read( FIELD_KINDS[ kind ] ) ] )
	);

/** Data of the field types for PHP, written by the build. */
export const serverData = {
	kinds: ofEach( ( { asks, control, autocomplete = '', moment } ) => ( {
		asks,
		control,
		autocomplete,
		...( moment && { moment } ),
	} ) ),
};

/** English sentences by key; the build writes PHP that translates them. The editor says labels and consents too. */
export const serverMessages = {
	labels: ofEach( ( { label } ) => label ),
	missing: ofEach( ( { missing } ) => missing ),
	wrong: ofEach( ( { wrong } ) => wrong ),
	consents: {
		implicit:
			'By sending this form you agree that we may write to you by email. You can unsubscribe at any time.',
		explicit:
			'Yes, you may write to me by email. I can unsubscribe at any time.',
	},
};
