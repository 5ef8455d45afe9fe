import { NotReady } from '#shared/not-ready';
import type { Memberships } from '#shared/payments';
import { StripeConnectBanner } from '#shared/platform';
import { ConnectLink } from '#shared/ui';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

const CONNECTION = 'stripe';

const SERVICE = 'Stripe';

/**
 * Prompt to connect a payment account: the platform's connect banner, or a link to the Connections page. Users without
 * permission see a hint to ask an administrator.
 */
export function ConnectPrompt( {
	memberships,
	block,
	isOptional = false,
	children,
	onReturn,
}: {
	/** The payment status; null if it could not be loaded. */
	memberships: Memberships | null;
	/** Name of the block, such as `dovetail/order-form`. */
	block: string;
	/** Whether visitors can already pay in another way. */
	isOptional?: boolean;
	/** Shown below the prompt, such as a way to pay that needs no account. */
	children?: ReactNode;
	/** Called when the author comes back from the Connections page, to check the connection again. */
	onReturn(): void;
} ): ReactNode {
	const notReady = ! isOptional && (
		<NotReady>{ messages.notConnected() }</NotReady>
	);
	if ( memberships?.connectUrl ) {
		return (
			<>
				{ notReady }
				<StripeConnectBanner
					connectUrl={ memberships.connectUrl }
					block={ block }
				/>
				{ children && (
					<Notice
						status="info"
						isDismissible={ false }
						className="dovetail-connect-prompt"
						// Empty: the prompt itself is not spoken, and the children would be rendered to a string.
						spokenMessage=""
					>
						{ children }
					</Notice>
				) }
			</>
		);
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className="dovetail-connect-prompt"
			// Without this prop, Notice would render its children to a string for screen readers and call their hooks
			// as its own.
			spokenMessage={ messages.notConnected() }
		>
			{ notReady }
			<p>{ messages.notConnected() }</p>
			<ConnectLink
				connection={ CONNECTION }
				service={ SERVICE }
				variant={ isOptional ? 'secondary' : 'primary' }
				onReturn={ onReturn }
			/>
			{ children }
		</Notice>
	);
}
