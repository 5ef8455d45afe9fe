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
	linkToGoogleMaps: attr.boolean( false ),
};

export const emailAttributes = {
	/** A line of text; each e-mail address in it becomes a link. */
	email: attr.text( '' ),
};

export const phoneAttributes = {
	/** A line of text; the phone number in it becomes a link. */
	phone: attr.text( '' ),
};
