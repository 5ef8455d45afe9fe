import { ConnectPrompt } from '#shared/memberships';
import type { Memberships } from '#shared/payments';
import { Button, Notice, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';

const BLOCK = 'dovetail/recurring-payments';

/**
 * The step for connecting payments, the server's error message if there is one, and a button to check again. The
 * platform's banner brings the author back by itself.
 */
export function NotConnected( {
	memberships,
	error,
	onRetry,
}: {
	/** Null if the request failed. */
	memberships: Memberships | null;
	/** The error message, or an empty string. */
	error: string;
	onRetry(): void;
} ): ReactNode {
	if ( memberships?.connectUrl ) {
		return <ConnectPrompt memberships={ memberships } block={ BLOCK } />;
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
					/>
				)
			}
		>
			<Button
				__next40pxDefaultSize
				variant={ error ? 'secondary' : 'tertiary' }
				onClick={ onRetry }
			>
				{ messages.retry() }
			</Button>
		</Placeholder>
	);
}
