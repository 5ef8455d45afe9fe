/** Length of the shortest IBANs, such as Norway's. */
const MIN_LENGTH = 15;

/**
 * Whether a string without spaces has at least the length of the shortest IBANs, and valid check digits. By ISO 7064,
 * with its first four characters at the end and letters as numbers from 10 to 35, its remainder modulo 97 is 1.
 */
export function hasCheckDigits( iban: string ): boolean {
	const digits = ( iban.slice( 4 ) + iban.slice( 0, 4 ) ).replace(
		/\D/g,
		( letter ) => String( parseInt( letter, 36 ) )
	);
	return (
		iban.length >= MIN_LENGTH &&
		BigInt( digits ) % BigInt( 97 ) === BigInt( 1 )
	);
}

/** Minimum length of an account number without an IBAN. */
const MIN_ACCOUNT_LENGTH = 4;

/** Whether an account's IBAN, or without an IBAN its account number, is complete. */
export const hasCompleteNumber = ( iban: string, account: string ): boolean =>
	iban ? hasCheckDigits( iban ) : account.length >= MIN_ACCOUNT_LENGTH;
