import { useMemberships } from '#shared/memberships';
import type { EditingProps } from '#shared/definitions';
import { Placeholder, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { icon } from '../icon';
import { messages } from '../messages';
import { ConnectedPlans } from './connected-plans';
import { NotConnected } from './not-connected';
import { PaymentButton } from './payment-button';
import { UpgradePrompt } from './upgrade-prompt';

/** Chooses what the block shows by the state of the site's payments. A button with a plan is always shown. */
export function PlanStates( {
	attributes,
	setAttributes,
	clientId,
}: EditingProps< typeof schema > & { clientId: string } ): ReactNode {
	const { connection, memberships, isLoading, error, reload } =
		useMemberships();
	const hasPlan = attributes.planId !== undefined;

	if ( memberships?.needsUpgrade ) {
		return (
			<>
				<UpgradePrompt upgradeUrl={ memberships.upgradeUrl } />
				{ hasPlan && <PaymentButton /> }
			</>
		);
	}
	if ( memberships && connection === 'connected' ) {
		return (
			<ConnectedPlans
				attributes={ attributes }
				setAttributes={ setAttributes }
				clientId={ clientId }
				memberships={ memberships }
			/>
		);
	}
	if ( isLoading ) {
		return hasPlan ? (
			<PaymentButton />
		) : (
			<Placeholder icon={ icon } label={ messages.title() }>
				<p role="status">
					<Spinner />
					{ messages.loading() }
				</p>
			</Placeholder>
		);
	}
	return (
		<>
			<NotConnected
				memberships={ memberships }
				error={ error }
				onRetry={ reload }
			/>
			{ hasPlan && <PaymentButton /> }
		</>
	);
}
