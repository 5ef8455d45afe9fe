/** The block that asks for a bank transfer, which needs no account at a service. */
export const BANK_TRANSFER = 'dovetail/donations';
