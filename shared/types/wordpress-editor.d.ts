/**
 * Types of the @wordpress/editor APIs that the plugin uses. The package is not installed: WordPress provides it at run
 * time, but only in the post and site editors.
 */
declare module '@wordpress/editor' {
	import type { StoreDescriptor } from '@wordpress/data';
	import type { ComponentType, ReactNode } from 'react';

	type PanelProps = {
		name?: string;
		title?: string;
		className?: string;
		icon?: ReactNode;
		initialOpen?: boolean;
		children?: ReactNode;
	};
	export const PluginSidebar: ComponentType< PanelProps >;
	export const PluginPrePublishPanel: ComponentType< PanelProps >;
	export const PluginPostPublishPanel: ComponentType< PanelProps >;
	export const PluginPostStatusInfo: ComponentType< {
		children?: ReactNode;
	} >;
	export const PluginBlockSettingsMenuItem: ComponentType< {
		allowedBlocks: readonly string[];
		icon: ReactNode;
		label: string;
		onClick(): void;
	} >;
	/** Shows its children if the theme and the post type support featured images. */
	export const PostFeaturedImageCheck: ComponentType< {
		children?: ReactNode;
	} >;
	export const store: StoreDescriptor;
}
