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
	children,
	onReturn,
}: {
	/** The payment status; null if it could not be loaded. */
	memberships: Memberships | null;
	/** Name of the block, such as `dovetail/order-form`. */
	block: string;
	children?: ReactNode;
	/** Called when the author comes back from the Connections page, to check the connection again. */
	onReturn(): void;
} ): ReactNode {
	if ( memberships?.connectUrl ) {
		return (
			<>
				<NotReady>{ messages.notConnected() }</NotReady>
				<StripeConnectBanner
					connectUrl={ memberships.connectUrl }
					block={ block }
				/>
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
			<NotReady>{ messages.notConnected() }</NotReady>
			<p>{ messages.notConnected() }</p>
			<ConnectLink
				connection={ CONNECTION }
				service={ SERVICE }
				onReturn={ onReturn }
			/>
			{ children }
		</Notice>
	);
}
