import { attr } from '#shared/attributes';

/** The fields, in the order in which they are filled in. */
export const FIELDS = [
	'address',
	'addressLine2',
	'addressLine3',
	'city',
	'region',
	'postal',
	'country',
] as const;

export const attributes = {
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
