import { FIELD_KINDS, KINDS, SERVER_KINDS, type Kind } from './kinds';

const ofEach = < Value >( read: ( kind: Kind ) => Value ) =>
	Object.fromEntries( KINDS.map( ( kind ) => [ kind, read( kind ) ] ) );

/** Data of the field types for PHP, written by the build. */
export const serverData = {
	kinds: /* @__PURE__ */ ofEach( ( kind ) => {
		const { asks, control, autocomplete = '' } = FIELD_KINDS[ kind ];
		const { moment } = SERVER_KINDS[ kind ];
		return { asks, control, autocomplete, ...( moment && { moment } ) };
	} ),
};

/** Sentences that the editor says, too. */
export const editorMessages = {
	labels: /* @__PURE__ */ ofEach( ( kind ) => FIELD_KINDS[ kind ].label ),
	consents: {
		implicit:
			'By sending this form you agree that we may write to you by email. You can unsubscribe at any time.',
		explicit:
			'Yes, you may write to me by email. I can unsubscribe at any time.',
	},
};

/** English sentences by key; the build writes PHP that translates them. */
export const serverMessages = {
	labels: editorMessages.labels,
	missing: /* @__PURE__ */ ofEach( ( kind ) => SERVER_KINDS[ kind ].missing ),
	wrong: /* @__PURE__ */ ofEach( ( kind ) => SERVER_KINDS[ kind ].wrong ),
	consents: editorMessages.consents,
};
