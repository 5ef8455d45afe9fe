import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { pencil } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { FormSettings, type FormSettingsProps } from './form-settings';

/** A button that opens the settings where the author is. */
export function FormToolbar( settings: FormSettingsProps ): ReactNode {
	return (
		<BlockControls>
			<ToolbarGroup>
				<Dropdown
					focusOnMount
					popoverProps={ { placement: 'bottom-start' } }
					contentClassName={ `${ ROOT_CLASS }__popover` }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton
							icon={ pencil }
							label={ messages.settings() }
							aria-haspopup="dialog"
							aria-expanded={ isOpen }
							onClick={ onToggle }
						/>
					) }
					renderContent={ () => <FormSettings { ...settings } /> }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
