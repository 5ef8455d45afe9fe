import { phoneDigits } from '#shared/validation';
import { isUnfinished, isWrongNumber } from './is-wrong-number';

/** `1US`, `44`, `+49`; a calling code has one to three digits. */
const COUNTRY_CODE = /^\+?(\d{1,3})(?:[A-Z]{2})?$/;

/** The digits of a country code, `1` of `1US`; empty for what is none. */
export function callingCode( countryCode: string ): string {
	return COUNTRY_CODE.exec( countryCode )?.[ 1 ] ?? '';
}

type Chat = {
	countryCode: string;
	phoneNumber: string;
	firstMessage: string;
};

/** Where a chat begins: WhatsApp's own short address, which opens the app or the page. Null without a number. */
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

/** Percent-encoded to the last sign that means something in HTML, CSS or a shortcode. Half a pair becomes the replacement character. */
function encode( text: string ): string {
	return encodeURIComponent(
		text.replace( /\p{Surrogate}/gu, '\ufffd' )
	).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}
