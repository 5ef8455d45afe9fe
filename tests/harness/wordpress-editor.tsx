import { createReduxStore } from '@wordpress/data';
import type { ReactNode } from 'react';

type PanelProps = {
	title: string;
	initialOpen?: boolean;
	children?: ReactNode;
};

/**
 * Replaces @wordpress/editor, which is not installed. Panels and the sidebar are landmarks, and the sidebar is always
 * open.
 */
export const PluginSidebar = ( { title, children }: PanelProps ): ReactNode => (
	<section aria-label={ title }>{ children }</section>
);

export const PluginPrePublishPanel = ( {
	title,
	initialOpen = false,
	children,
}: PanelProps ): ReactNode => (
	<section aria-label={ `${ title }, before publishing` }>
		{ initialOpen && children }
	</section>
);

export const PluginPostPublishPanel = ( {
	title,
	initialOpen = false,
	children,
}: PanelProps ): ReactNode => (
	<section aria-label={ `${ title }, after publishing` }>
		{ initialOpen && children }
	</section>
);

/** Features that the theme and the post type support. Tests change it with `jest.replaceProperty()`. */
export const supports = { featuredImage: true };

export const PostFeaturedImageCheck = ( {
	children,
}: {
	children?: ReactNode;
} ): ReactNode => supports.featuredImage && children;

/** An item in the options menu of the selected block. */
export const PluginBlockSettingsMenuItem = ( {
	label,
	onClick,
}: {
	label: string;
	onClick(): void;
} ): ReactNode => (
	<button type="button" onClick={ onClick }>
		{ label }
	</button>
);

/** The part of the editor's store that remembers open panels. Tests that need it must register it. */
export const store = createReduxStore( 'core/editor', {
	reducer: (
		opened: readonly string[] = [],
		{ type, name }: { type: string; name: string }
	) => {
		if ( type !== 'TOGGLE' ) {
			return opened;
		}
		return opened.includes( name )
			? opened.filter( ( each ) => each !== name )
			: [ ...opened, name ];
	},
	actions: {
		toggleEditorPanelOpened: ( name: string ) => ( {
			type: 'TOGGLE',
			name,
		} ),
	},
	selectors: {
		isEditorPanelOpened: ( opened: readonly string[], name: string ) =>
			opened.includes( name ),
	},
} );
