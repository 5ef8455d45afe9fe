import { ConnectLink, ReplaceButton } from '#shared/ui';
import { createBlock } from '@wordpress/blocks';
import { Button, Notice, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';
import { SUBSCRIPTION_FORM } from './allowed-blocks';

/** Shows how to connect a provider, or why the site's provider could not be requested. */
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
			<FormWithoutAccount clientId={ clientId } />
		</Placeholder>
	);
}

/** Offers the subscription form, which needs no account. It keeps the texts of the field and the button. */
export function FormWithoutAccount( {
	clientId,
	emailPlaceholder,
}: {
	clientId: string;
	/** Placeholder of the email field. */
	emailPlaceholder?: string;
} ): ReactNode {
	return (
		<ReplaceButton
			clientId={ clientId }
			block={ SUBSCRIPTION_FORM }
			convert={ ( [ button ] ) =>
				createBlock( SUBSCRIPTION_FORM, {
					subscribePlaceholder: emailPlaceholder,
					submitButtonText: button?.attributes.text,
				} )
			}
		>
			{ messages.withoutAccount() }
		</ReplaceButton>
	);
}
