import { attr } from '#shared/attributes';
import { fieldAttributes } from './field-attributes';

/** Sending the form is consent, or a box has to be ticked. */
export const CONSENT_TYPES = [ 'implicit', 'explicit' ] as const;

export type ConsentType = ( typeof CONSENT_TYPES )[ number ];

export const consentAttributes = {
	...fieldAttributes,
	/** Names the answer in mails and lists. English for ever; a new field starts with the author's language. */
	label: attr.text( 'Consent' ),
	consentType: attr.oneOf( CONSENT_TYPES, 'implicit' ),
	/** Missing or empty: our sentence in the visitor's language. */
	implicitConsentMessage: attr.text(),
	/** Missing or empty: our sentence in the visitor's language. */
	explicitConsentMessage: attr.text(),
};
