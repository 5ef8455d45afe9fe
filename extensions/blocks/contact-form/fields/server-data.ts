import { CONSENTS } from './consents';
import { FIELD_KINDS, KINDS, SERVER_KINDS, type Kind } from './kinds';

const ofEach = < Value >( read: ( kind: Kind ) => Value ) =>
	Object.fromEntries( KINDS.map( ( kind ) => [ kind, read( kind ) ] ) );

/** Data of the field types for PHP, written by the build. */
export const serverData = {
	kinds: ofEach( ( kind ) => {
		const { asks, control, autocomplete = '' } = FIELD_KINDS[ kind ];
		const { moment } = SERVER_KINDS[ kind ];
		return { asks, control, autocomplete, ...( moment && { moment } ) };
	} ),
};

/**
 * English texts by key. The build generates PHP that translates them. The editor also uses the labels and consent
 * texts.
 */
export const serverMessages = {
	labels: ofEach( ( kind ) => FIELD_KINDS[ kind ].label ),
	missing: ofEach( ( kind ) => SERVER_KINDS[ kind ].missing ),
	wrong: ofEach( ( kind ) => SERVER_KINDS[ kind ].wrong ),
	consents: CONSENTS,
};
