import type { EditingProps } from '#shared/definitions';
import { ConnectPrompt, useMemberships } from '#shared/memberships';
import type { Memberships } from '#shared/payments';
import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { icon } from '../icon';
import { messages } from '../messages';
import { ConnectedPlans, PaymentButton } from './connected-plans';

/**
 * Chooses what the block shows, based on the status of the site's payments. A block with a plan always shows its
 * button.
 */
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
				hasPlan={ hasPlan }
				onRetry={ reload }
			/>
			{ hasPlan && <PaymentButton /> }
		</>
	);
}

const BLOCK = 'dovetail/recurring-payments';

/**
 * The step for connecting payments, or an error message from the server with a button to try again. After
 * connecting, the author returns to the post, and the connection is checked again.
 */
function NotConnected( {
	memberships,
	error,
	hasPlan,
	onRetry,
}: {
	/** Null if the request failed. */
	memberships: Memberships | null;
	error: string;
	hasPlan: boolean;
	onRetry(): void;
} ): ReactNode {
	// With a plan, visitors see that it can't be paid at the moment.
	const notShown = ! hasPlan && <p>{ messages.notShown() }</p>;
	if ( memberships?.connectUrl ) {
		return (
			<ConnectPrompt
				memberships={ memberships }
				block={ BLOCK }
				onReturn={ onRetry }
			>
				{ notShown }
			</ConnectPrompt>
		);
	}
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : (
					<ConnectPrompt
						memberships={ memberships }
						block={ BLOCK }
						onReturn={ onRetry }
					>
						{ notShown }
					</ConnectPrompt>
				)
			}
		>
			{ error && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onRetry }
				>
					{ messages.retry() }
				</Button>
			) }
		</Placeholder>
	);
}

/** Shown if the site's plan at the platform does not include payments. */
function UpgradePrompt( {
	upgradeUrl,
}: {
	upgradeUrl: string | null;
} ): ReactNode {
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.upgradeInstructions() }
		>
			{ upgradeUrl && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ upgradeUrl }
					target="_blank"
				>
					{ messages.upgrade() }
				</Button>
			) }
		</Placeholder>
	);
}
