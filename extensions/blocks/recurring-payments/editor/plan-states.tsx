import type { EditingProps } from '#shared/definitions';
import { ConnectPrompt, useMemberships } from '#shared/memberships';
import { ExternalButton, GuideLink } from '#shared/ui';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { icon } from '../icon';
import { messages } from '../messages';
import { ConnectedPlans, PaymentButton } from './connected-plans';

const BLOCK = 'dovetail/recurring-payments';

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
			{ error ? (
				<Placeholder
					icon={ icon }
					label={ messages.title() }
					notices={
						<Notice status="error" isDismissible={ false }>
							{ error }
						</Notice>
					}
				>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ reload }
					>
						{ messages.retry() }
					</Button>
				</Placeholder>
			) : (
				<ConnectPrompt
					memberships={ memberships }
					block={ BLOCK }
					onReturn={ reload }
				>
					{ ! hasPlan && (
						<>
							<p>{ messages.beforeConnecting() }</p>
							<p>{ messages.withoutStripe() }</p>
						</>
					) }
				</ConnectPrompt>
			) }
			<InspectorControls>
				<GuideLink />
			</InspectorControls>
			{ hasPlan && <PaymentButton /> }
		</>
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
				<ExternalButton variant="primary" href={ upgradeUrl }>
					{ messages.upgrade() }
				</ExternalButton>
			) }
		</Placeholder>
	);
}
