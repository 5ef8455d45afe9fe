import type { AttributesOf } from '#shared/attributes';
import type { attributes } from './attributes';

export const ROOT_CLASS = 'wp-block-dovetail-simple-payments';

export type Attributes = AttributesOf< typeof attributes >;

const PAYMENT_LINK =
	/^https:\/\/(?:[a-z0-9-]+\.)?(?:paypal\.com|paypal\.me|py\.pl)\/[^\s"<>\\]+$/i;

/**
 * Returns the number of decimals that PayPal accepts, for example none for the Taiwan dollar, although it has decimals.
 */
export const decimalsOf = ( currency: string ): number =>
	[ 'HUF', 'JPY', 'TWD' ].includes( currency ) ? 0 : 2;

/** Whether a URL is a PayPal payment link. Only these links may receive a visitor's payment. */
export const isPaymentLink = ( address: string ): boolean =>
	PAYMENT_LINK.test( address );
