import { readInitialState } from '#shared/initial-state';
import { openPopup } from '#shared/popup-auth';
import { Button, Notice, VisuallyHidden } from '@wordpress/components';
import { createInterpolateElement, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Connection } from '../api';
import { messages } from '../messages';
import { isLinkedInToReauth, manageUrl, toRefresh } from '../rules/connections';
import { testConnections } from '../store';

/** Lists the connections that must be fixed before publishing, each with a link to fix it. */
export function Refresh( {
	connections,
	manage,
}: {
	connections: readonly Connection[];
	/** URL for managing connections; null if the user lacks permission. */
	manage: string | null;
} ): ReactNode {
	const { open, isBlocked } = useWindow();
	const failed = toRefresh( connections );
	return (
		<>
			{ failed.length > 0 && (
				<Notice
					status="warning"
					isDismissible={ false }
					spokenMessage={ messages.refresh() }
				>
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
									<NewWindow />
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
				<Notice
					status="warning"
					isDismissible={ false }
					spokenMessage={ messages
						.linkedIn()
						.replace( /<\/?link>/g, '' ) }
				>
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

/** The end of a label whose link or button opens a window. Not for links within a sentence. */
export const NewWindow = (): ReactNode => (
	<>
		<VisuallyHidden as="span">{ ` ${ messages.newWindow() }` }</VisuallyHidden>
		<span aria-hidden="true">{ '\u00a0↗' }</span>
	</>
);

/** Link for managing connections; a plain click opens a pop-up. */
export function ManageLink( {
	href,
	children,
}: {
	href: string;
	children?: ReactNode;
} ): ReactNode {
	const { open, isBlocked } = useWindow();
	return (
		<>
			<Button
				variant="link"
				href={ href }
				target="_blank"
				onClick={ ( event: { preventDefault(): void } ) => {
					event.preventDefault();
					void open( href );
				} }
			>
				{ children }
			</Button>
			{ isBlocked && <span role="status"> { messages.blocked() }</span> }
		</>
	);
}

/** Says that no account is connected, with a link to connect one, or whom to ask. */
export function NoAccount(): ReactNode {
	const manage = manageUrl( readInitialState() );
	return (
		<>
			<p>{ messages.none() }</p>
			<p>
				{ manage ? (
					<ManageLink href={ manage }>
						{ messages.connect() }
						<NewWindow />
					</ManageLink>
				) : (
					messages.askAdministrator()
				) }
			</p>
		</>
	);
}

/** How often to check whether the pop-up has been closed, in milliseconds. */
const CHECK_INTERVAL_MS = 500;

const POPUP_WIDTH = 780;
const POPUP_HEIGHT = 700;

/**
 * Handles the pop-up to connect an account. Tests the connections again when it closes.
 *
 * @return A function that opens the pop-up, and whether the browser blocked the last pop-up.
 */
function useWindow() {
	const [ isBlocked, setIsBlocked ] = useState( false );
	return {
		isBlocked,
		async open( url: string ): Promise< void > {
			const { kind } = await openPopup( {
				url,
				width: POPUP_WIDTH,
				height: POPUP_HEIGHT,
				parse: () => null,
				// The pop-up stays open when the panel is closed.
				signal: new AbortController().signal,
				name: 'dovetail-publicize',
				interval: CHECK_INTERVAL_MS,
			} );
			setIsBlocked( kind === 'blocked' );
			if ( kind === 'closed' ) {
				await testConnections();
			}
		},
	};
}
