import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';

/** A toolbar button that opens a popover with settings of a block. */
export function ToolbarSettings( {
	icon,
	label,
	className,
	children,
}: {
	icon: ReactElement;
	label: string;
	/** Class of the popover, for the block's stylesheet. */
	className: string;
	children: ReactNode;
} ): ReactNode {
	return (
		<BlockControls>
			<ToolbarGroup>
				<Dropdown
					// Focus the popover and not its first field, because a focused select might open.
					focusOnMount
					popoverProps={ { placement: 'bottom-start' } }
					contentClassName={ `dovetail-toolbar-settings ${ className }` }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton
							icon={ icon }
							label={ label }
							aria-haspopup="dialog"
							aria-expanded={ isOpen }
							onClick={ onToggle }
						/>
					) }
					renderContent={ () => children }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
