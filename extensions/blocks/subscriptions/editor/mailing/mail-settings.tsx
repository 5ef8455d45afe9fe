import { PluginPostStatusInfo } from '@wordpress/editor';
import { registerPlugin } from '@wordpress/plugins';
import { Panel } from './status';

/** Shows the panel among the settings of a mail, where authors look first. */
export function showInSettings(): void {
	registerPlugin( 'dovetail-mail', {
		render: () => (
			<PluginPostStatusInfo>
				<div style={ { width: '100%' } }>
					<Panel />
				</div>
			</PluginPostStatusInfo>
		),
	} );
}
