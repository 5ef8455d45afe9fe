import {
	connectionUrl,
	guideUrl,
	readInitialState,
} from '#shared/initial-state';
import { Button, ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Links to the settings of a connection and to the guide. Users who may not connect services see whom to ask. */
export function ConnectLink( {
	connection,
	service,
	children = messages.connect( service ),
}: {
	/** ID of the connection. */
	connection: string;
	/** Name of the service, such as "Stripe". */
	service: string;
	/** Label that replaces the default. */
	children?: string;
} ): ReactNode {
	return readInitialState().can.manageOptions ? (
		<>
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ connectionUrl( connection ) }
				target="_blank"
			>
				{ children }
			</Button>
			<ExternalLink href={ guideUrl( 'connections', connection ) }>
				{ messages.howToSetUp( service ) }
			</ExternalLink>
		</>
	) : (
		<p>{ messages.askToConnect( service ) }</p>
	);
}
