import { NotConnected } from '#shared/sign-up/editor';
import { ConnectLink, ExternalButton, useReturn } from '#shared/ui';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';
import { SUBSCRIPTION_FORM } from './allowed-blocks';

/** Explains how to connect. Shows the platform's error, if any, and a button to check again. */
export function NoAccount( {
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
		<NotConnected
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.instructions() }
			error={ error }
			clientId={ clientId }
			form={ SUBSCRIPTION_FORM }
			sites={ { Mailchimp: 'https://mailchimp.com' } }
		>
			{ connectUrl ? (
				<ExternalButton
					variant="primary"
					href={ connectUrl }
					onClick={ handleClick }
				>
					{ messages.setUp() }
				</ExternalButton>
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
		</NotConnected>
	);
}
