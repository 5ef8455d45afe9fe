import { propertyOf } from '#shared/validation';
import { type Bank, hasCompleteNumber } from './bank';
import { SEPA } from './server-data';

/** Maximum lengths of the account holder's name and the reference that all banks and QR codes support. */
export const MAX_LENGTHS = { name: 70, text: 140 } as const;

/** Maximum length of an IBAN. Account numbers and bank codes of other countries are not longer. */
const MAX_SIGNS = 34;

/** Formats a typed or pasted IBAN, account number or bank code as banks store it: uppercase, without separators. */
export function bankSigns( typed: string ): string {
	return typed
		.toUpperCase()
		.replace( /[^0-9A-Z]/g, '' )
		.slice( 0, MAX_SIGNS );
}

/** Formats an IBAN in groups of four. */
export function groupIban( iban: string ): string {
	return iban.replace( /(.{4})(?=.)/g, '$1 ' );
}

/** Whether an IBAN without spaces has valid check digits (ISO 13616) and, if its country is known, the right length. */
export function isIban( iban: string ): boolean {
	const length = propertyOf( SEPA, iban.slice( 0, 2 ) ) ?? iban.length;
	return (
		/^[A-Z]{2}\d\d[0-9A-Z]{11,30}$/.test( iban ) &&
		iban.length === length &&
		hasCompleteNumber( { iban } )
	);
}

/** Whether visitors can transfer money to an account: its IBAN is valid, or without an IBAN its account number. */
export const hasNumber = ( bank: Pick< Bank, 'iban' | 'account' > ): boolean =>
	hasCompleteNumber( bank ) && ( ! bank.iban || isIban( bank.iban ) );

/** Whether the account has a national bank code instead of a BIC. */
export const hasBankCode = ( {
	iban,
	account,
}: Pick< Bank, 'iban' | 'account' > ): boolean => ! iban && !! account;

/** Countries of the European Economic Area. Transfers within it need no BIC. */
const EEA =
	'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/** Whether banks need the BIC of an account, because its IBAN is valid and from outside the European Economic Area. */
export const needsBic = ( iban: string ): boolean =>
	isIban( iban ) && ! EEA.includes( iban.slice( 0, 2 ) );

/** Countries in SEPA that use the euro. */
const EURO_COUNTRIES =
	'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA';

/** Whether an IBAN is valid and from a country that uses the euro. */
export const usesEuro = ( iban: string ): boolean =>
	isIban( iban ) && EURO_COUNTRIES.includes( iban.slice( 0, 2 ) );

/** Whether visitors see the account: it is turned on and complete. */
export const isBankOffered = ( bank: Bank ): boolean =>
	bank.on && !! bank.name.trim() && hasNumber( bank );

/** Whether a value is empty or in the format of a BIC (ISO 9362). */
export function isBic( bic: string ): boolean {
	return /^([A-Z]{6}[0-9A-Z]{2}([0-9A-Z]{3})?)?$/.test( bic );
}

/** Whether a US routing number has nine digits, of which the last one is the right check digit. */
const isRoutingNumber = ( code: string ): boolean =>
	/^\d{9}$/.test( code ) &&
	[ ...code ].reduce(
		( sum, digit, at ) => sum + Number( digit ) * [ 3, 7, 1 ][ at % 3 ]!,
		0
	) %
		10 ===
		0;

const hasSixDigits = ( code: string ): boolean => /^\d{6}$/.test( code );

/** Rules for national bank codes, by currency. */
const BANK_CODE_RULES: Readonly<
	Record< string, ( code: string ) => boolean >
> = { USD: isRoutingNumber, GBP: hasSixDigits, AUD: hasSixDigits };

/**
 * Whether the national bank code of an account in a currency is empty or valid. A BIC is valid as well, because banks in
 * other countries have accounts in the currency.
 */
export const isBankCode = ( code: string, currency: string ): boolean =>
	isBic( code ) || ( BANK_CODE_RULES[ currency ]?.( code ) ?? true );

/** Whether a QR code can be shown for a transfer to this account: only for euros within SEPA. */
export function fitsCode( iban: string, currency: string ): boolean {
	return (
		currency === 'EUR' &&
		isIban( iban ) &&
		Object.hasOwn( SEPA, iban.slice( 0, 2 ) )
	);
}
