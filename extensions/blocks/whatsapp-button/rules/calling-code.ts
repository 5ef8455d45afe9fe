/** `1US`, `44`, `+49`; a calling code has one to three digits. */
const COUNTRY_CODE = /^\+?(\d{1,3})(?:[A-Z]{2})?$/;

/** The digits of a country code, `1` of `1US`; empty for what is none. */
export function callingCode( countryCode: string ): string {
	return COUNTRY_CODE.exec( countryCode )?.[ 1 ] ?? '';
}
