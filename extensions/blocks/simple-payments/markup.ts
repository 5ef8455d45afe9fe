import type { AttributesOf } from '#shared/attributes';
import type { attributes } from './attributes';

export const ROOT_CLASS = 'wp-block-dovetail-simple-payments';

export type Attributes = AttributesOf< typeof attributes >;

/** The hosts on which PayPal has payment links. */
const PAYMENT_LINK =
	/^https:\/\/(?:[a-z0-9-]+\.)?(?:paypal\.com|paypal\.me|py\.pl)\/[^\s"<>\\]+$/i;

/** Whether an address is a payment link of PayPal’s: nobody else is paid by it. */
export const isPaymentLink = ( address: string ): boolean =>
	PAYMENT_LINK.test( address );
