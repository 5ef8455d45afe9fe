import {
	connectionUrl,
	guideUrl,
	readInitialState,
} from '#shared/initial-state';
import { ExternalLink, Flex } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ExternalButton } from './external-button';
import { messages } from './messages';
import { useReturn } from './use-return';

/**
 * A link to a connection's settings, and one to the guide. Users without permission to connect services see a hint to
 * ask an administrator.
 */
export function ConnectLink( {
	connection,
	service,
	children = messages.connect( service ),
	variant = 'primary',
	otherWays,
	onReturn,
}: {
	connection: string;
	/** Name of the service, such as "Stripe". */
	service: string;
	/** Label of the button; “Connect” and the service's name by default. */
	children?: string;
	/** Use `secondary` where the block also works without the connection. */
	variant?: 'primary' | 'secondary';
	/** Buttons for ways that need no connection, shown beside the one that connects. */
	otherWays?: ReactNode;
	/** Called when the user comes back to the editor, to check the connection again. */
	onReturn(): void;
} ): ReactNode {
	const handleClick = useReturn( onReturn );
	return readInitialState().can.manageOptions ? (
		<Flex wrap justify="flex-start" gap={ 3 } expanded={ false }>
			<ExternalButton
				variant={ variant }
				href={ connectionUrl( connection ) }
				onClick={ handleClick }
			>
				{ children }
			</ExternalButton>
			{ otherWays }
			<ExternalLink href={ guideUrl( 'connections', connection ) }>
				{ messages.howToSetUp( service ) }
			</ExternalLink>
		</Flex>
	) : (
		<>
			<p>{ messages.askToConnect( service ) }</p>
			{ otherWays }
		</>
	);
}
