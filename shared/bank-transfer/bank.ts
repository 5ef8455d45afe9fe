import { attr, type AttributesOf } from '#shared/attributes';

/** An IBAN, an account number or a bank code, without separators. It may be incomplete while the author types. */
const PATTERN = { pattern: '^[0-9A-Z]{0,34}$' };

/** The attribute `bankTransfer`: the bank account to which visitors can transfer money. */
export const bankTransfer = attr.object(
	{
		on: attr.boolean( false ),
		name: attr.text( '' ),
		iban: attr.string( '', PATTERN ),
		/** For accounts without an IBAN. Ignored if there is an IBAN. */
		account: attr.string( undefined, PATTERN ),
		/** BIC, or the national bank code of an account without an IBAN. */
		bic: attr.string( '', PATTERN ),
		/** The payment reference to enter with the transfer. */
		text: attr.text( '' ),
	},
	{ on: false, name: '', iban: '', bic: '', text: '' },
	{ role: 'content' }
);

/** A bank account and the payment reference. */
export type Bank = AttributesOf< {
	bankTransfer: typeof bankTransfer;
} >[ 'bankTransfer' ];

/** Length of the shortest IBANs, such as Norway's. */
const MIN_IBAN_LENGTH = 15;

/** Minimum length of an account number without an IBAN. */
const MIN_ACCOUNT_LENGTH = 4;

/**
 * Whether the IBAN, or without an IBAN the account number, is complete. A complete IBAN has valid check digits. By ISO
 * 7064, with its first four characters at the end and letters as numbers from 10 to 35, its remainder modulo 97 is 1.
 */
export const hasCompleteNumber = ( {
	iban,
	account,
}: Pick< Bank, 'iban' | 'account' > ): boolean =>
	iban
		? iban.length >= MIN_IBAN_LENGTH &&
			[ ...( iban.slice( 4 ) + iban.slice( 0, 4 ) ) ].reduce(
				( rest, sign ) =>
					Number( `${ rest }${ parseInt( sign, 36 ) }` ) % 97,
				0
			) === 1
		: !! account?.[ MIN_ACCOUNT_LENGTH - 1 ];

/**
 * Returns the account and the reference in one line, for the saved HTML. Empty if the account is off or its number is
 * incomplete.
 */
export const bankLine = ( bank: Bank ): string =>
	bank.on && hasCompleteNumber( bank )
		? [ bank.name, bank.iban || bank.account, bank.bic, bank.text ]
				.filter( Boolean )
				.join( ' · ' )
		: '';
