import { ConnectLink } from '#shared/ui';
import { Button, Notice, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';
import { FormWithoutAccount } from './form-without-account';

/** Shows how to connect a provider, or why it could not be requested. */
export function NotConnected( {
	error,
	clientId,
	onRetry,
}: {
	/** Error message; empty if no provider is connected. */
	error: string;
	clientId: string;
	onRetry(): void;
} ): ReactNode {
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ error ? undefined : messages.notConnected() }
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : undefined
			}
		>
			{ ! error && (
				<ConnectLink
					connection="newsletter"
					service={ messages.anyProvider() }
				>
					{ messages.chooseProvider() }
				</ConnectLink>
			) }
			<Button
				__next40pxDefaultSize
				variant={ error ? 'secondary' : 'tertiary' }
				onClick={ onRetry }
			>
				{ messages.retry() }
			</Button>
			<FormWithoutAccount clientId={ clientId } />
		</Placeholder>
	);
}
