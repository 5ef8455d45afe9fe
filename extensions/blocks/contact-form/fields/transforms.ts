import { createBlock } from '@wordpress/blocks';
import { FIELD_KINDS, KINDS, fieldName, type Kind } from './kinds';

type Attributes = Record< string, unknown >;

/** Field types that can be transformed into each other. A consent is not a question: its text must not be lost in a label. */
const QUESTIONS = KINDS.filter( ( kind ) => kind !== 'consent' );

/** Those that are answered as a consent is given. */
const TICKS = QUESTIONS.filter(
	( kind ) => FIELD_KINDS[ kind ].asks === 'tick'
);

/**
 * From every other kind, of which all keep the same: nothing that was set is lost, nor is anything of it when it goes
 * back. A consent comes from a box to tick alone.
 */
export function transformsOf( kind: Kind ) {
	if ( kind === 'consent' ) {
		return { from: [ FROM_TICK ] };
	}
	const others = QUESTIONS.filter( ( other ) => other !== kind );
	return {
		from: [
			{
				type: 'block',
				blocks: others.map( fieldName ),
				transform: ( attributes: Attributes ) =>
					createBlock( fieldName( kind ), attributes ),
			},
			...( TICKS.includes( kind ) ? [ fromConsent( kind ) ] : [] ),
		],
	};
}

/** The sentence of an explicit consent is the label of a box to tick. */
const fromConsent = ( kind: Kind ) => ( {
	type: 'block',
	blocks: [ fieldName( 'consent' ) ],
	isMatch: ( { consentType }: Attributes ) => consentType === 'explicit',
	transform: ( {
		consentType: _type,
		implicitConsentMessage: _implicit,
		isForNews: _isForNews,
		explicitConsentMessage,
		...attributes
	}: Attributes ) =>
		createBlock( fieldName( kind ), {
			...attributes,
			label: explicitConsentMessage,
		} ),
} );

/** The reverse transform. Consent must be an act of the visitor, so the initial value is dropped. */
const FROM_TICK = {
	type: 'block',
	blocks: TICKS.map( fieldName ),
	transform: ( {
		label,
		defaultValue: _ticked,
		...attributes
	}: Attributes ) =>
		createBlock( fieldName( 'consent' ), {
			...attributes,
			consentType: 'explicit',
			explicitConsentMessage: label,
		} ),
};
