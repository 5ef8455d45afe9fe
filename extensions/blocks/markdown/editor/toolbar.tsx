import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** Which of the two views is open. */
export type Tab = 'markdown' | 'preview';

const TABS = [ 'markdown', 'preview' ] as const;

/** The two views, and the way out of Markdown. */
export function MarkdownToolbar( {
	tab,
	onTab,
	onConvert,
}: {
	tab: Tab;
	onTab( tab: Tab ): void;
	/** Missing while there is nothing to convert. */
	onConvert?(): void;
} ): ReactNode {
	return (
		<BlockControls>
			<ToolbarGroup>
				{ TABS.map( ( name ) => (
					<ToolbarButton
						key={ name }
						isPressed={ tab === name }
						onClick={ () => onTab( name ) }
					>
						{ messages[ name ]() }
					</ToolbarButton>
				) ) }
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarButton disabled={ ! onConvert } onClick={ onConvert }>
					{ messages.convert() }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}
