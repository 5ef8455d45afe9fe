import { useEndpoint } from '#shared/api';
import { type AttributesOf, toPlainText } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { FieldProblem, GuideLink, ToolbarSettings } from '#shared/ui';
import { isHttpUrl, withoutInvisible } from '#shared/validation';
import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { pencil } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { readDefaultRecipient } from '../api';
import { type attributes as schema, THANK_YOUS } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import {
	MAX_RECIPIENTS,
	MAX_REPLY_LENGTH,
	readRecipients,
	tidyRecipients,
	wrongRecipients,
} from '../rules/author-input';
import { type CalledCrm, CrmPanel, hasIntegrations } from './crm-panel';
import { NewsletterPanel } from './newsletter-panel';

type Attributes = AttributesOf< typeof schema >;

type FormSettingsProps = {
	attributes: Attributes;
	/** Default recipient; empty for users who may not see it. */
	defaultRecipient: string;
	setAttributes( attributes: Partial< Attributes > ): void;
};

function FormSettings( {
	attributes,
	defaultRecipient,
	setAttributes,
}: FormSettingsProps ): ReactNode {
	return (
		<>
			<Recipients
				value={ attributes.to }
				defaultRecipient={ defaultRecipient }
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

/** The sidebar settings of a form, with the CRM and newsletter panels. */
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
			<GuideLink />
		</InspectorControls>
	);
}

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

/**
 * Field for the recipients' addresses. Validates them when the field loses focus, and on each change while there is an
 * error. Keeps invalid input. An empty field means the default recipient.
 */
function Recipients( {
	value,
	defaultRecipient,
	onChange,
}: {
	value: string;
	defaultRecipient: string;
	onChange( value: string ): void;
} ): ReactNode {
	const [ wasLeft, setWasLeft ] = useState( value !== '' );
	const error = wasLeft
		? messages.recipientsError( wrongRecipients( value ) ) ||
			( readRecipients( value ).length > MAX_RECIPIENTS
				? messages.tooManyRecipients( MAX_RECIPIENTS )
				: '' )
		: '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			autoComplete="off"
			inputMode="email"
			spellCheck={ false }
			label={ messages.recipients() }
			placeholder={ defaultRecipient }
			value={ value }
			aria-invalid={ error !== '' }
			help={
				error ? (
					<FieldProblem>{ error }</FieldProblem>
				) : (
					messages.recipientsHelp()
				)
			}
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' ) {
					event.preventDefault();
				}
			} }
			onChange={ ( typed ) => {
				if ( ! error ) {
					setWasLeft( false );
				}
				onChange( toPlainText( typed ) );
			} }
			onBlur={ () => {
				setWasLeft( true );
				const tidy = tidyRecipients( value );
				if ( tidy !== value ) {
					onChange( tidy );
				}
			} }
		/>
	);
}

/**
 * The address that receives messages of forms without recipients: the one in the plugin's settings, or the site's.
 * Empty while it loads, and for users who may not see it.
 */
export function useDefaultRecipient( wasSelected: boolean ): string {
	const mayAsk = wasSelected && readInitialState().can.manageOptions;
	const { data } = useEndpoint( readDefaultRecipient, mayAsk ? {} : null );
	return data?.email ?? '';
}

/** Settings for what visitors see after sending. Keeps the texts of options that are not selected. */
function ThankYouSettings( {
	attributes: {
		customThankyou,
		customThankyouMessage,
		customThankyouRedirect,
	},
	setAttributes,
}: Pick< FormSettingsProps, 'attributes' | 'setAttributes' > ): ReactNode {
	const [ wasLeft, setWasLeft ] = useState( true );
	const isWrong =
		wasLeft &&
		customThankyouRedirect !== '' &&
		! isHttpUrl( customThankyouRedirect );
	return (
		<>
			<RadioControl
				label={ messages.thankYou() }
				selected={ customThankyou }
				options={ THANK_YOUS.map( ( value ) => ( {
					value,
					label: messages.thankYouOf[ value ](),
				} ) ) }
				onChange={ ( next ) =>
					setAttributes( {
						customThankyou: THANK_YOUS.find(
							( each ) => each === next
						),
					} )
				}
			/>
			{ customThankyou === 'message' && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ messages.thankYouMessage() }
					placeholder={ messages.thankYouPlaceholder() }
					value={ customThankyouMessage }
					onChange={ ( text ) =>
						setAttributes( {
							customThankyouMessage: toPlainText( text ),
						} )
					}
				/>
			) }
			{ customThankyou === 'redirect' && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					label={ messages.thankYouRedirect() }
					placeholder="https://"
					value={ customThankyouRedirect }
					aria-invalid={ isWrong }
					help={
						isWrong ? (
							<FieldProblem>
								{ messages.wrongRedirect() }
							</FieldProblem>
						) : undefined
					}
					onChange={ ( address ) => {
						setWasLeft( isWrong );
						setAttributes( {
							customThankyouRedirect: toPlainText(
								withoutInvisible( address )
							),
						} );
					} }
					onBlur={ () => {
						setWasLeft( true );
						setAttributes( {
							customThankyouRedirect:
								customThankyouRedirect.trim(),
						} );
					} }
				/>
			) }
		</>
	);
}

/** Settings of the confirmation email. Keeps the text of the email while the confirmation is turned off. */
function AutoReply( {
	attributes: { autoReply, autoReplyMessage },
	setAttributes,
}: Pick< FormSettingsProps, 'attributes' | 'setAttributes' > ): ReactNode {
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.autoReply() }
				help={ messages.autoReplyHelp() }
				checked={ autoReply }
				onChange={ ( next ) => setAttributes( { autoReply: next } ) }
			/>
			{ autoReply && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ messages.autoReplyMessage() }
					placeholder={ messages.autoReplyPlaceholder() }
					help={
						[ ...autoReplyMessage ].length > MAX_REPLY_LENGTH &&
						messages.autoReplyTooLong( MAX_REPLY_LENGTH )
					}
					value={ autoReplyMessage }
					onChange={ ( text ) =>
						setAttributes( {
							autoReplyMessage: toPlainText( text ),
						} )
					}
				/>
			) }
		</>
	);
}
