import { errorMessage } from '#shared/api';
import { formatAmount } from '#shared/currency';
import { NotReady } from '#shared/not-ready';
import { ConnectLink, ReplaceButton } from '#shared/ui';
import { createBlock } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { create, toHTMLString } from '@wordpress/rich-text';
import type { ReactNode } from 'react';
import type { PayPalShop } from '../api';
import { type Attributes, ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { BANK_TRANSFER } from './allowed-blocks';

function sentence( { isTest, way }: PayPalShop ): string {
	if ( way === 'form' ) {
		return messages.byForm();
	}
	return isTest ? messages.byTestApp() : messages.byApp();
}

/**
 * Shows the author how payments work on this site, what is missing, and which account receives payments. The account is
 * shown even before the first sale is possible, so that editors who publish other authors' posts see it.
 */
export function ShopLine( {
	attributes,
	clientId,
	isNew,
	isSelected,
	isWaiting,
	link,
	payee,
	shop: { data, error, retry },
}: {
	attributes: Attributes;
	clientId: string;
	/** Whether the product cannot be bought yet. */
	isNew: boolean;
	isSelected: boolean;
	/** Whether a user who may publish must still save the product. */
	isWaiting: boolean;
	/** The payment link; empty if there is none. */
	link: string;
	/** The account that receives payments; empty if unknown. */
	payee: string;
	shop: { data?: PayPalShop | null; error?: unknown; retry(): void };
} ): ReactNode {
	if ( link ) {
		return (
			<p className={ `${ ROOT_CLASS }__shop` }>
				{ messages.byLink() } <bdi>{ link }</bdi>
			</p>
		);
	}
	const more = (
		<>
			{ payee !== '' && messages.payee( payee ) }{ ' ' }
			{ isWaiting && messages.mayNotPublish() }{ ' ' }
		</>
	);
	if ( data?.way === 'none' ) {
		return (
			<NoShop
				attributes={ attributes }
				clientId={ clientId }
				onReturn={ retry }
			>
				{ more }
			</NoShop>
		);
	}
	const isNews =
		isSelected || isWaiting || ( isNew && payee !== '' ) || data?.isTest;
	return isNews && ( data || error ) ? (
		<p className={ `${ ROOT_CLASS }__shop` }>
			{ data ? sentence( data ) : errorMessage( error ) } { more }
			{ data?.settingsUrl && (
				<a href={ data.settingsUrl } target="_blank" rel="noreferrer">
					{ messages.settings() }
				</a>
			) }
		</p>
	) : null;
}

function NoShop( {
	attributes,
	clientId,
	onReturn,
	children,
}: {
	attributes: Attributes;
	clientId: string;
	onReturn(): void;
	/** Text shown after the sentence that says why visitors cannot pay. */
	children: ReactNode;
} ): ReactNode {
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className={ `${ ROOT_CLASS }__no-shop` }
			spokenMessage={ messages.byNothing() }
		>
			<NotReady>{ messages.byNothing() }</NotReady>
			<p>
				{ messages.byNothing() } { children }
			</p>
			<ConnectLink
				connection="paypal"
				service="PayPal"
				onReturn={ onReturn }
			/>
			<ReplaceButton
				clientId={ clientId }
				block={ BANK_TRANSFER }
				convert={ () => [
					...( attributes.content.trim()
						? [
								createBlock( 'core/paragraph', {
									content: htmlOf( attributes.content ),
								} ),
							]
						: [] ),
					createBlock( BANK_TRANSFER, transferOf( attributes ) ),
				] }
			>
				{ messages.bankInstead() }
			</ReplaceButton>
		</Notice>
	);
}

const htmlOf = ( text: string ): string =>
	toHTMLString( { value: create( { text } ) } );

/**
 * Returns the attributes of a bank transfer for the product. The heading contains the title and the price, and the
 * title is also the payment reference.
 */
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
		.join( ': ' );
	return {
		currency,
		...( heading && {
			oneTimeDonation: {
				show: true,
				amounts: [ 5, 15, 100 ],
				heading: htmlOf( heading ),
			},
		} ),
		bankTransfer: { on: true, name: '', iban: '', bic: '', text: title },
	};
}
