import { errorMessage } from '#shared/api';
import type { Bank } from '#shared/bank-transfer';
import { BankMissing, isBankOffered } from '#shared/bank-transfer/editor';
import { NotReady } from '#shared/not-ready';
import { ConnectLink } from '#shared/ui';
import { Button, ExternalLink, Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { PayPalShop } from '../api';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';

function sentence( { isTest, way }: PayPalShop, isBankAlone: boolean ): string {
	if ( isBankAlone ) {
		return messages.bankWithoutEmail();
	}
	if ( way === 'form' ) {
		return messages.byForm();
	}
	return isTest ? messages.byTestApp() : messages.byApp();
}

/** Ways to pay that need no settings of the site. */
type WaysToPay = {
	bank: Bank;
	/** Whether the block is in a synced pattern. It then has no sidebar, so buttons that need it are hidden. */
	isInPattern: boolean;
	/** Whether the author has entered a payment link that is not valid. */
	isLinkWrong: boolean;
	/** Says what an item with a payment link or a bank transfer lacks; empty if it is complete. */
	incomplete: string;
	setAttributes( changes: { bankTransfer: Bank } ): void;
	/** Called when the author wants to enter the bank account. */
	onEnterBank(): void;
	/** Called when the author wants to enter a payment link. */
	onEnterLink(): void;
};

/**
 * Shows the author how payments work on this site, what is missing, and which account receives payments. The account is
 * shown even before the first sale is possible, so that editors who publish other authors' posts see it.
 */
export function ShopLine( {
	isNew,
	isSelected,
	isWaiting,
	link,
	otherAmount,
	payee,
	shop: { data, error, retry },
	...ways
}: WaysToPay & {
	/** Whether the product cannot be bought yet. */
	isNew: boolean;
	isSelected: boolean;
	/** Whether a user who may publish must still save the product. */
	isWaiting: boolean;
	/** The payment link; empty if there is none. */
	link: string;
	/** The amount that the payment link asks for, formatted; empty if it is the price or unknown. */
	otherAmount: string;
	/** The account that receives payments; empty if unknown. */
	payee: string;
	shop: { data?: PayPalShop | null; error?: unknown; retry(): void };
} ): ReactNode {
	if ( link ) {
		return (
			<>
				{ otherAmount && (
					<>
						<NotReady>
							{ messages.linkAsks( otherAmount ) }
						</NotReady>
						<Notice status="warning" isDismissible={ false }>
							{ messages.linkAsks( otherAmount ) }
						</Notice>
					</>
				) }
				<p className={ `${ ROOT_CLASS }__shop` }>
					{ ways.incomplete && `${ ways.incomplete } ` }
					{ messages.byLink() } <bdi>{ link }</bdi>
				</p>
			</>
		);
	}
	const more = (
		<>
			{ payee !== '' && ` ${ messages.payee( payee ) }` }
			{ isWaiting && ` ${ messages.mayNotPublish() }` }
		</>
	);
	if ( data?.way === 'none' ) {
		return (
			<NoShop { ...ways } onReturn={ retry }>
				{ more }
			</NoShop>
		);
	}
	const { incomplete } = ways;
	const isNews =
		incomplete ||
		isSelected ||
		isWaiting ||
		( isNew && payee !== '' ) ||
		data?.isTest;
	return isNews && ( data || error ) ? (
		<p className={ `${ ROOT_CLASS }__shop` }>
			{ incomplete && <NotReady>{ incomplete }</NotReady> }
			{ data
				? incomplete ||
					sentence( data, payee === '' && isBankOffered( ways.bank ) )
				: errorMessage( error ) }
			{ more }{ ' ' }
			{ data?.settingsUrl && (
				<ExternalLink href={ data.settingsUrl }>
					{ messages.settings() }
				</ExternalLink>
			) }
		</p>
	) : null;
}

function NoShop( {
	bank,
	isInPattern,
	isLinkWrong,
	incomplete,
	setAttributes,
	onEnterBank,
	onEnterLink,
	onReturn,
	children,
}: WaysToPay & {
	onReturn(): void;
	/** Text shown after the sentence that says how visitors can pay. */
	children: ReactNode;
} ): ReactNode {
	if ( isBankOffered( bank ) ) {
		const text = incomplete || messages.bankAlone();
		return (
			<Notice
				status={ incomplete ? 'warning' : 'info' }
				isDismissible={ false }
				className={ `${ ROOT_CLASS }__no-shop` }
				spokenMessage={ text }
			>
				{ incomplete && <NotReady>{ incomplete }</NotReady> }
				<p>
					{ text }
					{ children }
				</p>
				{ ! incomplete && (
					<ConnectLink
						connection="paypal"
						service="PayPal"
						variant="secondary"
						onReturn={ onReturn }
					/>
				) }
			</Notice>
		);
	}
	if ( bank.on ) {
		return (
			<BankMissing
				bank={ bank }
				onEnter={ isInPattern ? undefined : onEnterBank }
			>
				{ children }
			</BankMissing>
		);
	}
	const problem = isLinkWrong ? messages.linkWrong() : messages.byNothing();
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className={ `${ ROOT_CLASS }__no-shop` }
			spokenMessage={ problem }
		>
			<NotReady>{ problem }</NotReady>
			<p>
				{ problem }
				{ children }
			</p>
			{ isLinkWrong ? (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onEnterLink }
				>
					{ messages.correctLink() }
				</Button>
			) : (
				<ConnectLink
					connection="paypal"
					service="PayPal"
					onReturn={ onReturn }
					otherWays={
						! isInPattern && (
							<>
								<Button
									__next40pxDefaultSize
									variant="secondary"
									onClick={ onEnterLink }
								>
									{ messages.enterLink() }
								</Button>
								<Button
									__next40pxDefaultSize
									variant="secondary"
									onClick={ () => {
										setAttributes( {
											bankTransfer: { ...bank, on: true },
										} );
										onEnterBank();
									} }
								>
									{ messages.askForTransfer() }
								</Button>
							</>
						)
					}
				/>
			) }
		</Notice>
	);
}
