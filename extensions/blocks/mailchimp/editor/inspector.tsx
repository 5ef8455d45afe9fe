import { FormWithoutAccount } from '#shared/sign-up/editor';
import { toPlainText } from '#shared/attributes';
import { InspectorControls } from '@wordpress/block-editor';
import {
	ExternalLink,
	PanelBody,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { Audience, Groups } from './audience';
import { defaultLabels, type Label, LABELS } from './signup-form';
import { SUBSCRIPTION_FORM } from './allowed-blocks';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';

const CONTROL = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/** Sidebar settings: texts, notifications, groups, the merge field, and a link to the connection. */
export function Inspector( {
	attributes,
	setAttributes,
	connectUrl,
	clientId,
	onSample,
}: EditingProps< typeof schema > & {
	connectUrl: string | null;
	clientId: string;
	/** Called when the author edits the text of a notification. */
	onSample( label: Label ): void;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.textElements() }>
				<TextControl
					{ ...CONTROL }
					label={ messages.placeholderLabel() }
					placeholder={ messages.emailPlaceholder() }
					value={ attributes.emailPlaceholder ?? '' }
					onChange={ ( text ) =>
						setAttributes( {
							emailPlaceholder: toPlainText( text ),
						} )
					}
				/>
			</PanelBody>
			<PanelBody title={ messages.notifications() } initialOpen={ false }>
				{ LABELS.map( ( label ) => (
					<TextControl
						{ ...CONTROL }
						key={ label }
						label={ messages[ label ]() }
						placeholder={ defaultLabels[ label ]() }
						value={ attributes[ label ] ?? '' }
						onChange={ ( text ) => {
							setAttributes( {
								[ label ]: toPlainText( text ),
							} );
							onSample( label );
						} }
					/>
				) ) }
			</PanelBody>
			<PanelBody title={ messages.groups() } initialOpen={ false }>
				<Audience
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<Groups
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</PanelBody>
			<PanelBody title={ messages.location() } initialOpen={ false }>
				<TextControl
					{ ...CONTROL }
					label={ messages.fieldTag() }
					placeholder="SIGNUP"
					value={ attributes.signupFieldTag ?? '' }
					onChange={ ( text ) =>
						setAttributes( {
							signupFieldTag: toPlainText( text ),
						} )
					}
				/>
				<TextControl
					{ ...CONTROL }
					label={ messages.fieldValue() }
					help={ messages.locationHelp() }
					value={ attributes.signupFieldValue ?? '' }
					onChange={ ( text ) =>
						setAttributes( {
							signupFieldValue: toPlainText( text ),
						} )
					}
				/>
			</PanelBody>
			<PanelBody title={ messages.connection() } initialOpen={ false }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.doubleOptIn() }
					help={ messages.doubleOptInHelp() }
					checked={ attributes.doubleOptIn }
					onChange={ ( doubleOptIn ) =>
						setAttributes( { doubleOptIn } )
					}
				/>
				{ connectUrl ? (
					<ExternalLink href={ connectUrl }>
						{ messages.manage() }
					</ExternalLink>
				) : (
					messages.managedBy()
				) }
				<FormWithoutAccount
					clientId={ clientId }
					form={ SUBSCRIPTION_FORM }
					emailPlaceholder={ attributes.emailPlaceholder }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
