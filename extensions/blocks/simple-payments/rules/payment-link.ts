import { isHttpUrl, withoutInvisible } from '#shared/validation';
import { CURRENCIES, type PayPalCurrency } from '../attributes';
import { type Attributes, isPaymentLink } from '../markup';
import { readPrice } from './product';

/** Returns a typed payment link, with `https://` if it has no scheme; empty if it is not a payment link. */
export function readPaymentLink( typed: string ): string {
	const text = withoutInvisible( typed ).trim();
	const address = text.includes( '://' ) ? text : `https://${ text }`;
	return isPaymentLink( address ) && isHttpUrl( address ) ? address : '';
}

const PAYPAL_ME =
	/^https:\/\/(?:[a-z0-9-]+\.)?(?:paypal\.me|paypal\.com\/paypalme)\/[^/?#]+\/([\d.,]+)([a-z]{3})\/?(?:[?#]|$)/i;

/**
 * Returns the amount and currency at the end of a paypal.me link; null if the link does not contain both. Without a
 * currency, PayPal uses that of the account, which is unknown here.
 */
export function amountOfLink(
	link: string
): { price: number; currency: PayPalCurrency } | null {
	const [ , amount = '', code = '' ] = PAYPAL_ME.exec( link ) ?? [];
	const currency = CURRENCIES.find( ( each ) => each === code.toUpperCase() );
	const price = currency && readPrice( amount, currency ).price;
	return price ? { price, currency } : null;
}

/** Whether a block's payment link asks for the block's price. Undefined if either is unknown. */
export function asksForPrice( {
	currency,
	paymentLink,
	price,
}: Pick< Attributes, 'currency' | 'paymentLink' | 'price' > ):
	boolean | undefined {
	const asked = amountOfLink( paymentLink );
	return asked && price !== undefined
		? asked.price === price && asked.currency === currency
		: undefined;
}
