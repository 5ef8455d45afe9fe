import { attr } from '#shared/attributes';

/** The fields of an address, in the order in which they are filled in. */
export const FIELDS = [
	'address',
	'addressLine2',
	'addressLine3',
	'city',
	'region',
	'postal',
	'country',
] as const;

export const addressAttributes = {
	/** Street and number. */
	address: attr.text( '' ),
	addressLine2: attr.text( '' ),
	addressLine3: attr.text( '' ),
	city: attr.text( '' ),
	/** State, province, county. */
	region: attr.text( '' ),
	postal: attr.text( '' ),
	country: attr.text( '' ),
	/** How they are written in their country, kept as they were filled in: see `addressLines`. Empty is as usual. */
	format: attr.string( '', {
		pattern: '^(?:%[ACSZRn]|[ ,/-]){1,40}$',
	} ),
	linkToGoogleMaps: attr.boolean( false ),
};

export const emailAttributes = {
	/** A line of text; each email address in it becomes a link. */
	email: attr.text( '' ),
};

export const phoneAttributes = {
	/** A line of text; the phone number in it becomes a link. */
	phone: attr.text( '' ),
	/** The phone number as it is in the line, found while the line was typed; empty where `save` searches for it. */
	number: attr.text( '' ),
	/** The number to dial: `+15550109999;ext=12`. */
	dials: attr.string( '', { pattern: '^\\+?\\d{3,20}(?:;ext=\\d{1,10})?$' } ),
};
