import {
	connectionUrl,
	readInitialState,
	settingsUrl,
} from '#shared/initial-state';
import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './unavailable-messages';
import type { Unavailable } from './unavailable-panel';

/** Lists the unavailable blocks, with the reason and what to do. */
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
				{ unavailable.map( ( { title, reason, details } ) => (
					<div key={ title }>
						<dt>
							<strong>{ title }</strong>
						</dt>
						<dd style={ { marginInlineStart: 0 } }>
							{ messages.reason( reason, details ) }
						</dd>
					</div>
				) ) }
			</dl>
			{ can.manageOptions && (
				<p>
					<ExternalLink
						href={
							unavailable.some(
								( { reason } ) =>
									reason === 'missing_connection'
							)
								? connectionUrl()
								: settingsUrl()
						}
					>
						{ messages.openSettings() }
					</ExternalLink>
				</p>
			) }
		</>
	);
}
