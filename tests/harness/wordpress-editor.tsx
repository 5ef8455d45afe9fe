import type { ReactNode } from 'react';

type PanelProps = {
	title: string;
	initialOpen?: boolean;
	children?: ReactNode;
};

/** In place of @wordpress/editor, which is not installed: panels as landmarks, those of the sidebar open. */
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
