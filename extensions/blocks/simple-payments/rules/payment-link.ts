/** The hosts on which PayPal has payment links. */
const PAYMENT_LINK =
	/^https:\/\/(?:[a-z0-9-]+\.)?(?:paypal\.com|paypal\.me|py\.pl)\/[^\s"<>\\]+$/i;

/** Whether an address is a payment link of PayPal’s: nobody else is paid by it. */
export const isPaymentLink = ( address: string ): boolean =>
	PAYMENT_LINK.test( address );
