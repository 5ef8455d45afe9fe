import type { ReactNode } from 'react';

type PanelProps = {
	title: string;
	initialOpen?: boolean;
	children?: ReactNode;
};

/** Replaces @wordpress/editor, which is not installed: panels are landmarks, and sidebar panels are open. */
export const PluginDocumentSettingPanel = ( {
	title,
	children,
}: PanelProps ): ReactNode => (
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
