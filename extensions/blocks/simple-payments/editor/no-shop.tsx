import { formatAmount } from '#shared/currency';
import { ConnectLink, ReplaceButton } from '#shared/ui';
import { createBlock } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS, type Attributes } from '../markup';
import { messages } from '../messages';
import { BANK_TRANSFER } from './allowed-blocks';

/** Tells the author that nobody can pay, how to change that, and what works without a PayPal app. */
export function NoShop( {
	attributes,
	clientId,
	children,
}: {
	attributes: Attributes;
	clientId: string;
	/** What else there is to say. */
	children: ReactNode;
} ): ReactNode {
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className={ `${ ROOT_CLASS }__no-shop` }
			spokenMessage={ messages.byNothing() }
		>
			<p>
				{ messages.byNothing() } { children }
			</p>
			<ConnectLink connection="paypal" service="PayPal" />
			<ReplaceButton
				clientId={ clientId }
				block={ BANK_TRANSFER }
				convert={ () =>
					createBlock( BANK_TRANSFER, transferOf( attributes ) )
				}
			>
				{ messages.bankInstead() }
			</ReplaceButton>
		</Notice>
	);
}

/** The product as a bank transfer: its heading names the price, and its title is the payment reference. */
function transferOf( {
	currency,
	price,
	title,
}: Attributes ): Record< string, unknown > {
	const heading = [
		title,
		...( price === undefined ? [] : [ formatAmount( price, currency ) ] ),
	]
		.filter( Boolean )
		.join( ': ' )
		.replaceAll( '&', '&amp;' );
	return {
		currency,
		...( heading && {
			oneTimeDonation: { show: true, amounts: [ 5, 15, 100 ], heading },
		} ),
		bankTransfer: { on: true, name: '', iban: '', bic: '', text: title },
	};
}
