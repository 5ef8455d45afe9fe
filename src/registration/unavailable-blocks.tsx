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
 * Returns the URL of the setting that makes an extension available; empty if no setting of this plugin does.
 *
 * @param slug       Slug of the extension.
 * @param reason     Code of the reason why it is unavailable.
 * @param connection ID of the connection that it needs.
 */
export function urlOf(
	slug: string,
	reason: string,
	connection?: string
): string {
	switch ( reason ) {
		case 'missing_connection':
			return connectionUrl( connection );
		case 'switched_off':
			return settingsUrl( 'blocks', `dovetail-blocks-on-${ slug }` );
		default:
			return '';
	}
}

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
					( { slug, title, reason, details, connection } ) => {
						const url = urlOf( slug, reason, connection );
						return (
							<div key={ slug }>
								<dt>
									<strong>{ title }</strong>
								</dt>
								<dd style={ { marginInlineStart: 0 } }>
									{ messages.reason( reason, details ) }{ ' ' }
									{ can.manageOptions && url && (
										<ExternalLink href={ url }>
											{ messages.openSettings() }
											<VisuallyHidden as="span">
												{ ` ${ title }` }
											</VisuallyHidden>
										</ExternalLink>
									) }
								</dd>
							</div>
						);
					}
				) }
			</dl>
		</>
	);
}
