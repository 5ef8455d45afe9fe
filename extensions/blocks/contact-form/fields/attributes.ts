import { attr } from '#shared/attributes';

/** Parts of the row that a field can take, in percent. */
export const WIDTHS = [ 25, 50, 75, 100 ] as const;

/** Sending the form is consent, or a box has to be ticked. */
export const CONSENT_TYPES = [ 'implicit', 'explicit' ] as const;

export type ConsentType = ( typeof CONSENT_TYPES )[ number ];

/**
 * What every field keeps, as plain text. All have the same, so that a field keeps all of it when it becomes one of another
 * kind.
 */
export const fieldAttributes = {
	/** Missing or empty: the label of its kind in the visitor's language. */
	label: attr.text(),
	required: attr.boolean( false ),
	/** Only for choice fields. */
	options: attr.list( attr.text( '' ), [], { role: 'content' } ),
	/** Initial value; for a checkbox, `true` means checked. */
	defaultValue: attr.text( '' ),
	placeholder: attr.text( '' ),
	/** The author's CSS id. */
	id: attr.string( '', { pattern: '^[A-Za-z][\\w:.-]*$' } ),
	/** Percent of the row. */
	width: attr.oneOf( WIDTHS, 100 ),
};

/** Additional attributes of a consent field. */
export const consentAttributes = {
	...fieldAttributes,
	/** Names the answer in mails and lists. English for ever; a new field starts with the author's language. */
	label: attr.text( 'Consent' ),
	consentType: attr.oneOf( CONSENT_TYPES, 'implicit' ),
	/** Missing or empty: our sentence in the visitor's language. */
	implicitConsentMessage: attr.text(),
	/** Missing or empty: our sentence in the visitor's language. */
	explicitConsentMessage: attr.text(),
	/** Whoever agrees here is added to the mailing lists of the form. */
	isForNews: attr.boolean( false ),
};
