import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** The active tab. */
export type Tab = 'markdown' | 'preview';

const TABS = [ 'markdown', 'preview' ] as const;

/** Toolbar with the tabs, and a button to convert the block. */
export function MarkdownToolbar( {
	tab,
	onTab,
	onConvert,
}: {
	tab: Tab;
	onTab( tab: Tab ): void;
	/** Undefined if there is nothing to convert. */
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
