import { Button, Notice } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Connection } from '../api';
import { messages } from '../messages';
import { isLinkedInToReauth, toRefresh } from '../rules/connections';
import { ManageLink } from './manage-link';
import { useWindow } from './use-window';

/** Connections to fix before publishing, with links to fix them. */
export function Refresh( {
	connections,
	manage,
}: {
	connections: readonly Connection[];
	/** URL to manage connections; null without permission. */
	manage: string | null;
} ): ReactNode {
	const { open, isBlocked } = useWindow();
	const failed = toRefresh( connections );
	return (
		<>
			{ failed.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					<p style={ { marginTop: 0 } }>{ messages.refresh() }</p>
					{ failed.map( ( { id, name, refresh, testMessage } ) =>
						refresh ? (
							<p key={ id }>
								<Button
									variant="secondary"
									__next40pxDefaultSize
									onClick={ () => void open( refresh.url ) }
								>
									{ refresh.text }
								</Button>
							</p>
						) : (
							<p key={ id }>{ testMessage || name }</p>
						)
					) }
					{ isBlocked && <p role="status">{ messages.blocked() }</p> }
				</Notice>
			) }
			{ connections.some( isLinkedInToReauth ) && (
				<Notice status="warning" isDismissible={ false }>
					{ createInterpolateElement( messages.linkedIn(), {
						link: manage ? (
							<ManageLink href={ manage } />
						) : (
							<span />
						),
					} ) }
				</Notice>
			) }
		</>
	);
}
