import type { ReactNode } from 'react';
import { groupIban } from '../account';
import type { Bank } from '../bank';
import { bankCodeLabel, messages } from './messages';

/** The bank details that visitors see. */
export function BankDetails( {
	bank,
	block,
	currency,
	next,
	amount = '',
	isEach = false,
	defaultReference = '',
}: {
	bank: Bank;
	/** Class name of the block. */
	block: string;
	/** Currency code of the amounts. */
	currency: string;
	/** Sentence that tells visitors what happens after the transfer. */
	next: string;
	/** The formatted amount; empty if visitors choose it. */
	amount?: string;
	/** Whether visitors can choose a quantity, so that the amount is the price of one item. */
	isEach?: boolean;
	/** The reference if the author has entered none. */
	defaultReference?: string;
} ): ReactNode {
	const lines = [
		[ messages.bankName(), bank.name ],
		bank.iban
			? [ messages.iban(), groupIban( bank.iban ) ]
			: [ messages.account(), bank.account ],
		[ bankCodeLabel( bank, currency ), bank.bic ],
		[ isEach ? messages.priceForOne() : messages.amount(), amount ],
		[ messages.reference(), bank.text.trim() || defaultReference ],
	].filter( ( [ , value ] ) => value );
	return (
		<div className={ `${ block }__bank` } contentEditable={ false }>
			<p className={ `${ block }__heading` }>{ messages.bank() }</p>
			<p>{ messages.bankInstructions() }</p>
			<dl>
				{ lines.map( ( [ label, value ] ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>
							<bdi>{ value }</bdi>
						</dd>
					</div>
				) ) }
			</dl>
			<p>{ next }</p>
		</div>
	);
}
