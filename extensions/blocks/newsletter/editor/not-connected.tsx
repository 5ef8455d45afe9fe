import { NotConnected } from '#shared/sign-up/editor';
import { ConnectLink } from '#shared/ui';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';
import { SITES } from '../rules/fields';
import { SUBSCRIPTION_FORM } from './allowed-blocks';

/** Shows how to connect a provider, or why the site's provider could not be loaded. */
export function NoProvider( {
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
		<NotConnected
			icon={ icon }
			label={ messages.title() }
			instructions={ error ? undefined : messages.notConnected() }
			error={ error }
			clientId={ clientId }
			form={ SUBSCRIPTION_FORM }
			sites={ SITES }
		>
			{ ! error && (
				<ConnectLink
					connection="newsletter"
					service={ messages.anyProvider() }
					onReturn={ onRetry }
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
		</NotConnected>
	);
}
