import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { InspectorControls } from '@wordpress/block-editor';
import { toPlainText } from '#shared/attributes';
import type { AttributesOf } from '#shared/attributes';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { AutoReply } from './auto-reply';
import { Recipients } from './recipients';
import { ThankYouSettings } from './thank-you-settings';
import { ROOT_CLASS } from '../markup';
import { CrmPanel, hasIntegrations } from './crm/crm-panel';
import type { CalledCrm } from './crm/crm-panel';
import { NewsletterPanel } from './newsletter-panel/newsletter-panel';

type Attributes = AttributesOf< typeof schema >;

/** Props of the form settings. */
export type FormSettingsProps = {
	attributes: Attributes;
	/** Default recipient; empty for users who may not see it. */
	siteAddress: string;
	setAttributes( attributes: Partial< Attributes > ): void;
};

/** Settings of a form, used in the toolbar popover and in the sidebar. */
export function FormSettings( {
	attributes,
	siteAddress,
	setAttributes,
}: FormSettingsProps ): ReactNode {
	return (
		<>
			<Recipients
				value={ attributes.to }
				siteAddress={ siteAddress }
				onChange={ ( to ) => setAttributes( { to } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.subject() }
				help={ messages.subjectHelp() }
				value={ attributes.subject }
				onChange={ ( subject ) =>
					setAttributes( { subject: toPlainText( subject ) } )
				}
			/>
			<ThankYouSettings { ...{ attributes, setAttributes } } />
			<AutoReply { ...{ attributes, setAttributes } } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.keepDraft() }
				help={ messages.keepDraftHelp() }
				checked={ attributes.keepDraft }
				onChange={ ( keepDraft ) => setAttributes( { keepDraft } ) }
			/>
		</>
	);
}

/** The sidebar settings of a form, and the panels for what else receives its messages. */
export function FormInspector( {
	crm,
	clientId,
	...settings
}: FormSettingsProps & { crm: CalledCrm; clientId: string } ): ReactNode {
	const { jetpackCRM, mailingLists } = settings.attributes;
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
					<NewsletterPanel
						clientId={ clientId }
						chosen={ mailingLists }
						onChange={ ( chosen ) =>
							settings.setAttributes( { mailingLists: chosen } )
						}
					/>
				</>
			) }
		</InspectorControls>
	);
}
