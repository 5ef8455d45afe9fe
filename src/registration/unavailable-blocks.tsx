import { PluginDocumentSettingPanel } from '@wordpress/editor';
import type { ReactNode } from 'react';
import { messages } from './messages';
import type { Unavailable } from './unavailable-panel';

/** Lists what is not offered, why, and what to do about it. */
export function UnavailableBlocks( {
	unavailable,
}: {
	unavailable: readonly Unavailable[];
} ): ReactNode {
	return (
		<PluginDocumentSettingPanel
			name="unavailable-blocks"
			title={ messages.panelTitle() }
		>
			<p>{ messages.panelIntro() }</p>
			<dl>
				{ unavailable.map( ( { title, reason } ) => (
					<div key={ title }>
						<dt>
							<strong>{ title }</strong>
						</dt>
						<dd style={ { marginInlineStart: 0 } }>
							{ messages.reason( reason ) }
						</dd>
					</div>
				) ) }
			</dl>
		</PluginDocumentSettingPanel>
	);
}
