import { ConnectLink } from '#shared/ui';
import { Button, Notice, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';
import { FormWithoutAccount } from './form-without-account';

/** Shows how to connect, any error from the platform, and a button to check again. */
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
				>
					{ messages.setUp() }
				</Button>
			) : (
				! error && (
					<ConnectLink connection="mailchimp" service="Mailchimp" />
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
