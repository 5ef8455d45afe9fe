import type { EditingProps } from '#shared/definitions';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { BLOCK } from '../markup';
import { messages } from '../messages';
import { groupIban } from '../rules/bank';

/** The bank details that visitors see. */
export function BankTransfer( {
	bank,
}: {
	bank: EditingProps< typeof schema >[ 'attributes' ][ 'bankTransfer' ];
} ): ReactNode {
	const lines = [
		[ messages.bankName(), bank.name ],
		[ messages.iban(), groupIban( bank.iban ) ],
		[ messages.bic(), bank.bic ],
		[ messages.reference(), bank.text ],
	].filter( ( [ , value ] ) => value );
	return (
		<div className={ `${ BLOCK }__bank` } contentEditable={ false }>
			<p className={ `${ BLOCK }__heading` }>{ messages.bank() }</p>
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
		</div>
	);
}
