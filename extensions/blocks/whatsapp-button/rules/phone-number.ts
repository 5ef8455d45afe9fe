import { isPhoneNumber, phoneDigits } from '#shared/validation';

/** A country code such as `1US`, `44` or `+49`. Calling codes have one to three digits. */
const COUNTRY_CODE = /^\+?(\d{1,3})(?:[A-Z]{2})?$/;

/** Returns the digits of a country code, such as `1` for `1US`. Empty if the code is invalid. */
export function callingCode( countryCode: string ): string {
	return COUNTRY_CODE.exec( countryCode )?.[ 1 ] ?? '';
}

type Chat = {
	countryCode: string;
	phoneNumber: string;
	firstMessage: string;
};

/**
 * Returns the URL that starts a chat in the app or in the browser. Null if the number is missing, too short or invalid.
 */
export function chatAddress( {
	countryCode,
	phoneNumber,
	firstMessage,
}: Chat ): string | null {
	if (
		isUnfinished( phoneNumber ) ||
		isWrongNumber( countryCode, phoneNumber )
	) {
		return null;
	}
	const digits =
		callingCode( countryCode ) +
		phoneDigits( phoneNumber ).replace( '+', '' );
	const text = encode( firstMessage );
	return `https://wa.me/${ digits }${ text && `?text=${ text }` }`;
}

/**
 * Percent-encodes text, including all characters that have a meaning in HTML, CSS or a shortcode. Replaces each half of
 * a broken surrogate pair with U+FFFD.
 */
function encode( text: string ): string {
	return encodeURIComponent(
		text.replace( /\p{Surrogate}/gu, '\ufffd' )
	).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}

/** Numbers with up to this many digits are not validated, because they are probably incomplete. */
const MAX_UNFINISHED_LENGTH = 2;

function isUnfinished( phoneNumber: string ): boolean {
	return phoneNumber.length <= MAX_UNFINISHED_LENGTH;
}

/**
 * Whether the country code and the number form an invalid phone number. False for a number that is too short to
 * validate.
 */
export function isWrongNumber(
	countryCode: string,
	phoneNumber: string
): boolean {
	return (
		! isUnfinished( phoneNumber ) &&
		! isPhoneNumber( callingCode( countryCode ) + phoneNumber )
	);
}
