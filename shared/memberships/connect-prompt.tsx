import type { Memberships } from '#shared/payments';
import { StripeConnectBanner } from '#shared/platform';
import { ConnectLink } from '#shared/ui';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** ID of the connection that takes payments. */
const CONNECTION = 'stripe';

/** Name of the payment service. */
const SERVICE = 'Stripe';

/**
 * Shown in a block while no account is connected: the platform's connect banner, or a link to the connection. Users who
 * cannot enter keys see a hint to ask an administrator.
 */
export function ConnectPrompt( {
	memberships,
	block,
	children,
	onReturn,
}: {
	/** Null if the status could not be loaded. */
	memberships: Memberships | null;
	/** Name of the block, such as `dovetail/order-form`. */
	block: string;
	/** Another way to receive payments. */
	children?: ReactNode;
	/** Checks the connection again when the author comes back from it. */
	onReturn(): void;
} ): ReactNode {
	if ( memberships?.connectUrl ) {
		return (
			<StripeConnectBanner
				connectUrl={ memberships.connectUrl }
				block={ block }
			/>
		);
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className="dovetail-connect-prompt"
			// Without this text, the notice would render its children to read them out, and their hooks would count as
			// its own.
			spokenMessage={ messages.notConnected() }
		>
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
