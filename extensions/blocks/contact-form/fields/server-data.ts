import { FIELD_KINDS, KINDS } from './kinds';

/** Data of the field types for PHP, written by the build. */
export const serverData = {
	kinds: Object.fromEntries(
		KINDS.map( ( kind ) => {
			const { asks, control, autocomplete = '' } = FIELD_KINDS[ kind ];
			return [ kind, { asks, control, autocomplete } ];
		} )
	),
};

/** What editor and page both say, English sentences by key; the build writes PHP that translates them. */
export const serverMessages = {
	labels: Object.fromEntries(
		KINDS.map( ( kind ) => [ kind, FIELD_KINDS[ kind ].label ] )
	),
	consents: {
		implicit:
			'By sending this form you agree that we may write to you by email. You can unsubscribe at any time.',
		explicit:
			'Yes, you may write to me by email. I can unsubscribe at any time.',
	},
};
