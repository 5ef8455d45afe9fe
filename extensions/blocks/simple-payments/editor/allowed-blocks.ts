/** Name of the block for bank transfers, which need no account at a payment service. */
export const BANK_TRANSFER = 'dovetail/donations';
