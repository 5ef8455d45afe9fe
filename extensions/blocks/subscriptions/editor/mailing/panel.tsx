import {
	PluginDocumentSettingPanel,
	PluginPostPublishPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { MailingStatus } from './status';

/**
 * The same words in three places: in the sidebar, for who publishes without being asked again; before publishing; and
 * after it.
 */
export function MailingPanels(): ReactNode {
	const title = messages.mailing();
	// Without one WordPress draws a plug.
	const look = { title, icon: <></> };
	return (
		<>
			<PluginDocumentSettingPanel name="subscriber-mails" title={ title }>
				<MailingStatus />
			</PluginDocumentSettingPanel>
			<PluginPrePublishPanel { ...look } initialOpen>
				<MailingStatus />
			</PluginPrePublishPanel>
			<PluginPostPublishPanel { ...look } initialOpen>
				<MailingStatus />
			</PluginPostPublishPanel>
		</>
	);
}
