import { readInitialState } from '#shared/initial-state';
import type { Memberships } from '#shared/payments';
import { StripeConnectBanner } from '#shared/platform';
import type { ReactNode } from 'react';
import { messages } from './messages';

/**
 * Shown in a block while no account is connected: the platform's connect banner, or a link to the settings. Users who
 * cannot enter keys are told whom to ask.
 */
export function ConnectPrompt( {
	memberships,
	block,
}: {
	/** Null when the status could not be loaded. */
	memberships: Memberships | null;
	/** Name of the block, such as `dovetail/order-form`. */
	block: string;
} ): ReactNode {
	const { adminUrl, can } = readInitialState();
	if ( memberships?.connectUrl ) {
		return (
			<StripeConnectBanner
				connectUrl={ memberships.connectUrl }
				block={ block }
			/>
		);
	}
	return (
		<div className="dovetail-connect-prompt" contentEditable={ false }>
			<p>
				{ can.manageOptions
					? messages.connectYourself()
					: messages.askOwner() }
			</p>
			{ can.manageOptions && (
				<p>
					<a
						href={ `${ adminUrl }options-general.php?page=dovetail-blocks&tab=services` }
						target="_blank"
						rel="noreferrer"
					>
						{ messages.settings() }
					</a>
				</p>
			) }
		</div>
	);
}
