import { __, sprintf } from '@wordpress/i18n';
import { hasBankCode, isBankCode, isBic } from '../account';
import type { Bank } from '../bank';

/** Texts for authors. */
export const messages = {
	bankMissing: () =>
		__(
			'Visitors can’t pay yet. Enter a bank account.',
			'dovetail-blocks'
		),
	bankWrong: () =>
		__(
			'Visitors can’t pay yet because the IBAN isn’t valid.',
			'dovetail-blocks'
		),
	enterBank: () => __( 'Enter bank account details', 'dovetail-blocks' ),
	bank: () => __( 'Bank transfer', 'dovetail-blocks' ),
	bankOn: () => __( 'Offer bank transfer', 'dovetail-blocks' ),
	bankOnHelp: () =>
		__(
			'Works without a payment service. Everyone who can see the page can see the bank account.',
			'dovetail-blocks'
		),
	/** For visitors; `Bank_Transfer` in PHP has the same text. */
	bankInstructions: () =>
		__(
			'Use your bank’s website or app to transfer money to this account.',
			'dovetail-blocks'
		),
	/**
	 * @param name   Account holder.
	 * @param number The beginning of the IBAN or account number.
	 */
	useAccount: ( name: string, number: string ) =>
		sprintf(
			// translators: 1: an account holder. 2: the beginning of an IBAN or account number, such as "DE89 3704 …".
			__( 'Use %1$s, %2$s', 'dovetail-blocks' ),
			name,
			number
		),
	accountUsed: () => __( 'Bank account filled in.', 'dovetail-blocks' ),
	bankName: () => __( 'Account holder', 'dovetail-blocks' ),
	bankNameProblem: () =>
		__( 'Banks require the account holder’s name.', 'dovetail-blocks' ),
	iban: () => __( 'IBAN', 'dovetail-blocks' ),
	ibanProblem: () =>
		__(
			'This IBAN isn’t valid. Correct it, or clear this field and enter an account number.',
			'dovetail-blocks'
		),
	account: () => __( 'Account number', 'dovetail-blocks' ),
	accountHelp: () =>
		__(
			'For bank accounts without an IBAN. The next field then takes the bank’s code, such as a routing number or sort code.',
			'dovetail-blocks'
		),
	accountProblem: () =>
		__(
			'Enter an IBAN, or an account number with at least 4 letters or digits.',
			'dovetail-blocks'
		),
	euroWithoutIban: () =>
		__(
			'Accounts in euros have an IBAN. If this account is in another currency, choose that currency in the block.',
			'dovetail-blocks'
		),
	bankCode: () => __( 'Bank code', 'dovetail-blocks' ),
	noBankCode: () =>
		__(
			'Most banks can’t transfer money without this code.',
			'dovetail-blocks'
		),
	bankCodeHelp: () =>
		__( 'Routing number, sort code, BSB, IFSC or BIC.', 'dovetail-blocks' ),
	bic: () => __( 'BIC', 'dovetail-blocks' ),
	bicHelp: () =>
		__(
			'Required for accounts outside the European Economic Area.',
			'dovetail-blocks'
		),
	noBic: () =>
		__(
			'This account is outside the European Economic Area, so enter its BIC.',
			'dovetail-blocks'
		),
	bicProblem: () =>
		__(
			'A BIC has 8 or 11 letters and digits, such as COBADEFFXXX.',
			'dovetail-blocks'
		),
	reference: () => __( 'Reference', 'dovetail-blocks' ),
	referenceHelp: () =>
		__(
			'The payment reference to enter with the transfer.',
			'dovetail-blocks'
		),
	defaultReferenceHelp: () =>
		__(
			'The payment reference to enter with the transfer. If empty, it is the item’s name.',
			'dovetail-blocks'
		),
	amount: () => __( 'Amount', 'dovetail-blocks' ),
	priceForOne: () => __( 'Price for one', 'dovetail-blocks' ),
	code: () =>
		__(
			'Visitors can show a QR code on the page and scan it with a banking app.',
			'dovetail-blocks'
		),
	noCode: () =>
		__(
			'Visitors get a QR code only for transfers in euros within SEPA.',
			'dovetail-blocks'
		),
	noCodeInCurrency: () =>
		__(
			'Visitors get a QR code only for transfers in euros.',
			'dovetail-blocks'
		),
	/** @param currency Currency code of the amounts, such as "USD". */
	notInEuro: ( currency: string ) =>
		sprintf(
			// translators: %s: code of a currency, such as "USD".
			__(
				'This bank account is in a country that uses the euro, but visitors see amounts in %s.',
				'dovetail-blocks'
			),
			currency
		),
	euroUsed: () => __( 'The currency is now EUR.', 'dovetail-blocks' ),
	useEuro: () => __( 'Use EUR', 'dovetail-blocks' ),
};

/**
 * Names of the national bank code, and what is wrong with an invalid one, by currency. `Bank_Transfer` in PHP has the same
 * names.
 */
const BANK_CODES: Readonly<
	Record< string, { label(): string; problem(): string } >
> = {
	USD: {
		label: () => __( 'Routing number', 'dovetail-blocks' ),
		problem: () =>
			__(
				'This routing number isn’t valid. Compare its 9 digits with those from your bank.',
				'dovetail-blocks'
			),
	},
	GBP: {
		label: () => __( 'Sort code', 'dovetail-blocks' ),
		problem: () =>
			__(
				'A sort code has 6 digits, such as 200000.',
				'dovetail-blocks'
			),
	},
	AUD: {
		label: () => __( 'BSB', 'dovetail-blocks' ),
		problem: () =>
			__( 'A BSB has 6 digits, such as 062000.', 'dovetail-blocks' ),
	},
};

/** Returns the label of the field for the BIC or the bank code. */
export const bankCodeLabel = ( bank: Bank, currency: string ): string =>
	hasBankCode( bank )
		? ( BANK_CODES[ currency ]?.label ?? messages.bankCode )()
		: messages.bic();

/** Returns the help text of the field for the BIC or the bank code. A specific label needs none. */
export function bankCodeHelp( bank: Bank, currency: string ): string {
	if ( ! hasBankCode( bank ) ) {
		return messages.bicHelp();
	}
	return BANK_CODES[ currency ] ? '' : messages.bankCodeHelp();
}

/** Returns what is wrong with the BIC or the bank code; empty if it is empty or valid. */
export function bankCodeProblem( bank: Bank, currency: string ): string {
	if ( ! hasBankCode( bank ) ) {
		return isBic( bank.bic ) ? '' : messages.bicProblem();
	}
	return isBankCode( bank.bic, currency )
		? ''
		: ( BANK_CODES[ currency ]?.problem() ?? '' );
}
