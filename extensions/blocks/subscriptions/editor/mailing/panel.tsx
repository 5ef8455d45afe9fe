import { useLazy, type Lazy } from '#shared/ui';
import { Button } from '@wordpress/components';
import {
	PluginDocumentSettingPanel,
	PluginPostPublishPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { MailingStatus } from './status';

/** What stands in the panels comes when the first of them is opened. */
const status: Lazy< typeof MailingStatus > = {
	load: () =>
		import(
			/* webpackChunkName: "subscriptions/mailing" */ './status'
		).then( ( { MailingStatus: loaded } ) => loaded ),
};

function Content(): ReactNode {
	const { part: Status, error, retry } = useLazy( status );
	if ( Status ) {
		return <Status />;
	}
	return error ? (
		<Button variant="link" onClick={ retry }>
			{ __( 'Try again', 'dovetail-blocks' ) }
		</Button>
	) : null;
}

/**
 * The same words in three places: in the sidebar, for who publishes without being asked again; before publishing; and
 * after it.
 */
export function MailingPanels(): ReactNode {
	const title = __( 'Email to subscribers', 'dovetail-blocks' );
	// Without one WordPress draws a plug.
	const look = { title, icon: <></> };
	return (
		<>
			<PluginDocumentSettingPanel name="subscriber-mails" title={ title }>
				<Content />
			</PluginDocumentSettingPanel>
			<PluginPrePublishPanel { ...look } initialOpen>
				<Content />
			</PluginPrePublishPanel>
			<PluginPostPublishPanel { ...look } initialOpen>
				<Content />
			</PluginPostPublishPanel>
		</>
	);
}
