import {
	BankMissing,
	bankMessages,
	isBankOffered,
} from '#shared/bank-transfer/editor';
import { ConnectPrompt, PaymentStatus } from '#shared/memberships';
import type { EditingProps } from '#shared/definitions';
import { ConnectLink } from '#shared/ui';
import { Button, Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import type { usePlans } from './use-plans';

/** Notes for the author: who receives the payments, what is loading, and what does not work for visitors. */
export function Notes( {
	attributes: { bankTransfer, currency },
	setAttributes,
	plans,
	block,
	onEnterBank,
}: EditingProps< typeof schema > & {
	plans: ReturnType< typeof usePlans >;
	block: string;
	onEnterBank(): void;
} ): ReactNode {
	const { memberships, connection, isSaving, missing, makeAgain } = plans;
	if ( isSaving ) {
		return (
			<p
				role="status"
				className="dovetail-who-acts"
				contentEditable={ false }
			>
				{ messages.saving( currency ) }
			</p>
		);
	}
	const isOffered = isBankOffered( bankTransfer );
	// Blocks in a synced pattern have no sidebar.
	const bankOffer = ! isOffered && ! plans.isInPattern && (
		<>
			<p>{ messages.bankInstead() }</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => {
					if ( ! bankTransfer.on ) {
						setAttributes( {
							bankTransfer: { ...bankTransfer, on: true },
						} );
					}
					onEnterBank();
				} }
			>
				{ bankTransfer.on
					? bankMessages.enterBank()
					: bankMessages.bankOn() }
			</Button>
		</>
	);
	if ( memberships?.needsUpgrade ) {
		return (
			<Notice
				status="warning"
				isDismissible={ false }
				actions={
					memberships.upgradeUrl
						? [
								{
									label: messages.upgradeLink(),
									url: memberships.upgradeUrl,
								},
							]
						: []
				}
				className="dovetail-connect-prompt"
				spokenMessage={ messages.upgrade() }
			>
				<p>{ messages.upgrade() }</p>
				{ bankOffer }
			</Notice>
		);
	}
	if (
		connection === 'not-connected' &&
		! memberships?.connectUrl &&
		bankTransfer.on
	) {
		return isOffered ? (
			<Notice
				status="info"
				isDismissible={ false }
				className="dovetail-connect-prompt"
				spokenMessage={ messages.bankAlone() }
			>
				<p>{ messages.bankAlone() }</p>
				<ConnectLink
					connection="stripe"
					service="Stripe"
					variant="secondary"
					onReturn={ plans.reload }
				/>
			</Notice>
		) : (
			<BankMissing
				bank={ bankTransfer }
				onEnter={ plans.isInPattern ? undefined : onEnterBank }
			/>
		);
	}
	if ( connection === 'not-connected' ) {
		return (
			<ConnectPrompt
				memberships={ memberships }
				block={ block }
				isOptional={ isOffered }
				onReturn={ plans.reload }
			>
				{ bankOffer }
			</ConnectPrompt>
		);
	}
	return (
		memberships && (
			<>
				<PaymentStatus memberships={ memberships } />
				{ missing.length > 0 && (
					<Notice
						status="warning"
						isDismissible={ false }
						spokenMessage={ messages.missing(
							missing
								.map( ( name ) => messages.tab[ name ]() )
								.join( ', ' )
						) }
					>
						<p>
							{ messages.missing(
								missing
									.map( ( name ) => messages.tab[ name ]() )
									.join( ', ' )
							) }
						</p>
						{ makeAgain && (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ makeAgain }
							>
								{ messages.makeAgain() }
							</Button>
						) }
					</Notice>
				) }
				{ plans.needsSaving && (
					<Notice status="warning" isDismissible={ false }>
						{ plans.isInPattern
							? messages.patternNeedsSaving()
							: messages.needsSaving() }
					</Notice>
				) }
				{ plans.needsPublisher && (
					<Notice status="info" isDismissible={ false }>
						{ messages.needsPublisher() }
					</Notice>
				) }
			</>
		)
	);
}
