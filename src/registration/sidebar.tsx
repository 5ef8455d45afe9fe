import { PluginSidebar } from '@wordpress/editor';
import type { ComponentType } from 'react';
import { LazyPanel, type PanelSource } from './lazy-panel';
import { messages } from './messages';

/** A panel that is registered in the editor. */
export type RegisteredPanel = {
	slug: string;
	title: string;
	source: PanelSource;
};

/** The plugin's own sidebar, with a post's panels in groups. The groups load when the sidebar is first opened. */
export function sidebar( panels: readonly RegisteredPanel[] ): ComponentType {
	const source: PanelSource = {
		load: () =>
			import(
				/* webpackChunkName: "sidebar/groups" */ './sidebar-groups'
			).then( ( { SidebarGroups } ) => ( {
				Panel: () => <SidebarGroups panels={ panels } />,
			} ) ),
	};
	return () => (
		<PluginSidebar
			name="sidebar"
			title={ messages.sidebar() }
			icon={
				// A dovetail joint.
				<svg viewBox="0 0 24 24">
					<path d="M3 4h18v7h-6l2 6H7l2-6H3zM3 12.5h3.9l-2 6h14.2l-2-6H21v8H3z" />
				</svg>
			}
		>
			<LazyPanel source={ source } />
		</PluginSidebar>
	);
}
