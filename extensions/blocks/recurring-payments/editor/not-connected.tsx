import { ConnectPrompt } from '#shared/memberships';
import type { Memberships } from '#shared/payments';
import { Button, Notice, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';

const BLOCK = 'dovetail/recurring-payments';

/** The way to be paid, what the server said when it refused, and a way to look again. The platform's banner leads away and back by itself. */
export function NotConnected( {
	memberships,
	error,
	onRetry,
}: {
	/** Null where nobody could be asked. */
	memberships: Memberships | null;
	/** A sentence, or empty. */
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
