import { moveFocus } from '#shared/ui';
import { speak } from '@wordpress/a11y';
import { Button, Notice } from '@wordpress/components';
import type { MouseEvent, ReactNode } from 'react';
import { usesEuro } from '../account';
import type { Bank } from '../bank';
import { messages } from './messages';

/** Hint in the block that the amounts are in the default currency, although the account's country uses the euro. */
export function EuroHint( {
	bank,
	currency,
	onUseEuro,
}: {
	bank: Bank;
	/** Currency code of the amounts. */
	currency: string;
	/** Changes the currency to EUR; undefined if the author has chosen another currency or cannot change it. */
	onUseEuro?(): void;
} ): ReactNode {
	if ( ! onUseEuro || ! bank.on || ! usesEuro( bank.iban ) ) {
		return null;
	}
	return (
		<Notice
			status="info"
			isDismissible={ false }
			// Not spoken whenever the block is selected: the IBAN's help text says it too.
			spokenMessage=""
		>
			<p>{ messages.notInEuro( currency ) }</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ ( { currentTarget }: MouseEvent< HTMLElement > ) => {
					// The button disappears.
					moveFocus( currentTarget.closest( '[data-block]' ) );
					onUseEuro();
					speak( messages.euroUsed() );
				} }
			>
				{ messages.useEuro() }
			</Button>
		</Notice>
	);
}
