import { ToolbarSettings } from '#shared/ui';
import { pencil } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { FormSettings } from './form-inspector';
import type { FormSettingsProps } from './form-inspector';

/** A toolbar button that opens the form settings in a popover. */
export function FormToolbar( settings: FormSettingsProps ): ReactNode {
	return (
		<ToolbarSettings
			icon={ pencil }
			label={ messages.settings() }
			className={ `${ ROOT_CLASS }__popover` }
		>
			<FormSettings { ...settings } />
		</ToolbarSettings>
	);
}
