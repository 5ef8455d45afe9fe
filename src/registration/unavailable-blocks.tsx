import {
	connectionUrl,
	readInitialState,
	settingsUrl,
} from '#shared/initial-state';
import { ExternalLink, VisuallyHidden } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './unavailable-messages';
import type { Unavailable } from './unavailable-panel';

/**
 * Returns the URL of the page where the site owner can make an extension available.
 *
 * @param reason     Code of the reason why it is unavailable.
 * @param connection ID of the connection that it needs.
 */
export const urlOf = ( reason: string, connection?: string ): string =>
	reason === 'missing_connection'
		? connectionUrl( connection )
		: settingsUrl();

/** Lists the unavailable blocks, each with the reason and what to do. */
export function UnavailableBlocks( {
	unavailable,
}: {
	unavailable: readonly Unavailable[];
} ): ReactNode {
	const { can } = readInitialState();
	return (
		<>
			<p>{ messages.intro() }</p>
			<dl>
				{ unavailable.map(
					( { title, reason, details, connection } ) => (
						<div key={ title }>
							<dt>
								<strong>{ title }</strong>
							</dt>
							<dd style={ { marginInlineStart: 0 } }>
								{ messages.reason( reason, details ) }{ ' ' }
								{ can.manageOptions && (
									<ExternalLink
										href={ urlOf( reason, connection ) }
									>
										{ messages.openSettings() }
										<VisuallyHidden as="span">
											{ ` ${ title }` }
										</VisuallyHidden>
									</ExternalLink>
								) }
							</dd>
						</div>
					)
				) }
			</dl>
		</>
	);
}
