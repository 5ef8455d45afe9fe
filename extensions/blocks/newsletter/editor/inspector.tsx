import { FormWithoutAccount, SiteLink } from '#shared/sign-up/editor';
import { toPlainText } from '#shared/attributes';
import { FieldProblem, useTyped } from '#shared/ui';
import { InspectorControls } from '@wordpress/block-editor';
import {
	ExternalLink,
	PanelBody,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Provider } from '../api';
import { messages } from '../messages';
import { isUsername, profileAddress, SITES } from '../rules/fields';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';
import { SUBSCRIPTION_FORM } from './allowed-blocks';

/** Settings for the form's fields and the username. */
export function Inspector( {
	attributes,
	setAttributes,
	provider,
	clientId,
}: EditingProps< typeof schema > & {
	provider: Provider;
	clientId: string;
} ): ReactNode {
	const site = SITES[ provider.name ];
	const address = profileAddress( provider, attributes.revueUsername );
	// Do not save an invalid username: the block would replace the form and this field with the username form.
	const username = useTyped(
		attributes.revueUsername,
		( text ) => {
			const name = toPlainText( text ).trim();
			return name && isUsername( provider, name ) ? name : null;
		},
		( revueUsername ) => setAttributes( { revueUsername } )
	);
	const handleBlur = () =>
		username.text.trim()
			? username.handleBlur()
			: setAttributes( { revueUsername: '' } );
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				{ provider.fields && (
					<>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ messages.showFirstName() }
							checked={ attributes.firstNameShow }
							onChange={ ( firstNameShow ) =>
								setAttributes( { firstNameShow } )
							}
						/>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ messages.showLastName() }
							checked={ attributes.lastNameShow }
							onChange={ ( lastNameShow ) =>
								setAttributes( { lastNameShow } )
							}
						/>
					</>
				) }
				{ ! provider.username && site && (
					<p>
						<SiteLink name={ provider.name } url={ site } />
					</p>
				) }
				{ provider.username && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.username( provider.name ) }
						autoComplete="off"
						spellCheck={ false }
						value={ username.text }
						onChange={ username.handleChange }
						onBlur={ handleBlur }
						aria-invalid={ username.isWrong }
						help={
							username.isWrong ? (
								<FieldProblem>
									{ messages.noUsername( provider.name ) }
								</FieldProblem>
							) : (
								address && (
									<ExternalLink href={ address }>
										{ messages.profile() }
									</ExternalLink>
								)
							)
						}
					/>
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
