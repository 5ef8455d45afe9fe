import { attr } from '#shared/attributes';

/** Field widths in percent of the row. */
export const WIDTHS = [ 25, 50, 75, 100 ] as const;

/** How visitors give consent: by sending the form, or by checking a box. */
export const CONSENT_TYPES = [ 'implicit', 'explicit' ] as const;

export type ConsentType = ( typeof CONSENT_TYPES )[ number ];

/**
 * Attributes of every field, as plain text. All field types share them, so a field that changes its type loses nothing.
 */
export const fieldAttributes = {
	/** If missing or empty, the default label of the field type in the visitor's language is shown. */
	label: attr.text(),
	required: attr.boolean( false ),
	/** The options of a choice field. */
	options: attr.list( attr.text( '' ), [], { role: 'content' } ),
	/** Initial value; for a checkbox, `true` means checked. */
	defaultValue: attr.text( '' ),
	placeholder: attr.text( '' ),
	/** A CSS ID chosen by the author. */
	id: attr.string( '', { pattern: '^[A-Za-z][\\w:.-]*$' } ),
	/** Width in percent of the row. */
	width: attr.oneOf( WIDTHS, 100 ),
};

/** Weekdays as WordPress numbers them. Sunday is 0. */
export const WEEKDAYS = [ 0, 1, 2, 3, 4, 5, 6 ] as const;

/** Attributes of a date field. */
export const dateAttributes = {
	...fieldAttributes,
	/** Whether visitors can only choose today or a later date. */
	isFromToday: attr.boolean(),
	/** The weekdays that visitors can choose; empty for all. */
	weekdays: attr.list( attr.optionalOneOf( WEEKDAYS ) ),
};

/** Attributes of a consent field. */
export const consentAttributes = {
	...fieldAttributes,
	/**
	 * Label of the answer in emails and lists. The default is always English, because it is part of the saved format. A
	 * new field gets the translated text.
	 */
	label: attr.text( 'Consent' ),
	consentType: attr.oneOf( CONSENT_TYPES, 'implicit' ),
	/** If missing or empty, our default text in the visitor's language is shown. */
	implicitConsentMessage: attr.text(),
	/** If missing or empty, our default text in the visitor's language is shown. */
	explicitConsentMessage: attr.text(),
	/** Whether visitors who consent here are added to the form's mailing lists. */
	isForNews: attr.boolean( false ),
};

/** Attributes of the field types that have more than those of every field. */
export const ownAttributes: Readonly<
	Record< string, typeof fieldAttributes | undefined >
> = {
	consent: consentAttributes,
	date: dateAttributes,
};
