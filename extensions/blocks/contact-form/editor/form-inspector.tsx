import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { CrmPanel } from './crm/crm-panel';
import type { CalledCrm } from './crm/use-crm';
import { FormSettings, type FormSettingsProps } from './form-settings';
import { hasIntegrations } from './has-integrations';
import { NewsletterPanel } from './newsletter-panel/newsletter-panel';

/** The settings beside the canvas, and what happens to messages elsewhere. */
export function FormInspector( {
	crm,
	...settings
}: FormSettingsProps & { crm: CalledCrm } ): ReactNode {
	const { jetpackCRM } = settings.attributes;
	return (
		<InspectorControls>
			<PanelBody
				title={ messages.settings() }
				className={ `${ ROOT_CLASS }__panel` }
			>
				<FormSettings { ...settings } />
			</PanelBody>
			{ hasIntegrations() && (
				<>
					<CrmPanel
						crm={ crm }
						isStored={ jetpackCRM }
						onChange={ ( isStored ) =>
							settings.setAttributes( { jetpackCRM: isStored } )
						}
					/>
					<NewsletterPanel />
				</>
			) }
		</InspectorControls>
	);
}
