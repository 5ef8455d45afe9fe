import { ConnectLink, ReplaceButton, useReturn } from '#shared/ui';
import { createBlock } from '@wordpress/blocks';
import { Button, Notice, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';
import { SUBSCRIPTION_FORM } from './allowed-blocks';

/** Explains how to connect, shows an error from the platform if there is one, and has a button to check again. */
export function NotConnected( {
	connectUrl,
	error,
	clientId,
	onRecheck,
}: {
	connectUrl: string | null;
	error: string;
	clientId: string;
	onRecheck(): void;
} ): ReactNode {
	const handleClick = useReturn( onRecheck );
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.instructions() }
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : undefined
			}
		>
			{ connectUrl ? (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ connectUrl }
					target="_blank"
					onClick={ handleClick }
				>
					{ messages.setUp() }
				</Button>
			) : (
				! error && (
					<ConnectLink
						connection="mailchimp"
						service="Mailchimp"
						onReturn={ onRecheck }
					/>
				)
			) }
			<Button
				__next40pxDefaultSize
				variant={ connectUrl ? 'tertiary' : 'secondary' }
				onClick={ onRecheck }
			>
				{ messages.recheck() }
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
