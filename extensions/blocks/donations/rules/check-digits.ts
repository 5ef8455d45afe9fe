/** Whether the check digits of an IBAN without spaces are right (ISO 7064): letters count as 10 to 35, and the rest by 97 is 1. */
export function hasCheckDigits( iban: string ): boolean {
	const digits = ( iban.slice( 4 ) + iban.slice( 0, 4 ) ).replace(
		/\D/g,
		( letter ) => String( parseInt( letter, 36 ) )
	);
	return BigInt( digits ) % BigInt( 97 ) === BigInt( 1 );
}
