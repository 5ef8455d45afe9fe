import { attr } from '#shared/attributes';

/** Fields of an address, in form order. */
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
	/**
	 * Address format of the country, stored when the fields were filled in: see `addressLines`. Empty means the
	 * default.
	 */
	format: attr.string( '', {
		pattern: '^(?:%[ACSZRn]|[ ,/-]){1,40}$',
	} ),
	linkToGoogleMaps: attr.boolean( false ),
};

export const emailAttributes = {
	/** A line of text in which each email address becomes a link. */
	email: attr.text( '' ),
};

export const phoneAttributes = {
	/** A line of text in which the phone number becomes a link. */
	phone: attr.text( '' ),
	/** The phone number as written in the line, detected while the author typed. If empty, `save` searches the line. */
	number: attr.text( '' ),
	/** The number to dial: `+15550109999;ext=12`. */
	dials: attr.string( '', { pattern: '^\\+?\\d{3,20}(?:;ext=\\d{1,10})?$' } ),
};
