import { useEndpoint } from '#shared/api';
import { readAttributes } from '#shared/attributes';
import { readLastUsed } from '#shared/payments';
import { propertyOf } from '#shared/validation';
import { speak } from '@wordpress/a11y';
import { useBlockEditContext } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { groupIban, isBankOffered } from '../account';
import { type Bank, bankTransfer } from '../bank';
import { messages } from './messages';
import { otherBlocks } from './other-blocks';

/** Number of characters of an account number that the button shows. */
const SHOWN_SIGNS = 8;

const startOf = ( number: string ): string =>
	number.length > SHOWN_SIGNS
		? `${ groupIban( number.slice( 0, SHOWN_SIGNS ) ) } …`
		: number;

const readBank = ( raw: unknown ): Bank =>
	readAttributes( { bankTransfer }, { bankTransfer: raw } ).bankTransfer;

/**
 * Button that copies the bank account of another block of the post, or else the one that the site used last. Hidden if
 * there is none.
 */
export function AccountOffer( {
	onUse,
}: {
	/** Called with the account, without the reference, which belongs to the other block. */
	onUse( account: Pick< Bank, 'name' | 'iban' | 'account' | 'bic' > ): void;
} ): ReactNode {
	const { clientId = '' } = useBlockEditContext();
	const found = useSelect(
		( select ) => {
			const { before, after } = otherBlocks( select, clientId );
			return [ ...before, ...after ]
				.map( ( attributes ) =>
					propertyOf( attributes, 'bankTransfer' )
				)
				.find( ( raw ) => isBankOffered( readBank( raw ) ) );
		},
		[ clientId ]
	);
	const { data: lastUsed } = useEndpoint( readLastUsed, found ? null : {} );
	const bank = readBank( found ?? { ...lastUsed, on: true } );
	if ( ! isBankOffered( bank ) ) {
		return null;
	}
	const { name, iban, account, bic } = bank;
	return (
		<p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				className="dovetail-bank-offer"
				onClick={ () => {
					onUse( { name, iban, account: account || undefined, bic } );
					speak( messages.accountUsed() );
				} }
			>
				{ messages.useAccount(
					name,
					startOf( iban || account || '' )
				) }
			</Button>
		</p>
	);
}
