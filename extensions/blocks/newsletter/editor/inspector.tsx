import { toPlainText } from '#shared/attributes';
import { useTyped } from '#shared/ui';
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
import { profileAddress } from '../rules/fields';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';

const readUsername = ( text: string ): string => toPlainText( text ).trim();

/** Which fields the form has, and whose newsletter it is. */
export function Inspector( {
	attributes,
	setAttributes,
	provider,
}: EditingProps< typeof schema > & { provider: Provider } ): ReactNode {
	const address = profileAddress( provider, attributes.revueUsername );
	const username = useTyped(
		attributes.revueUsername,
		readUsername,
		( revueUsername ) => setAttributes( { revueUsername } )
	);
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
				{ provider.username && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.username( provider.name ) }
						autoComplete="off"
						spellCheck={ false }
						value={ username.text }
						onChange={ username.handleChange }
						onBlur={ username.handleBlur }
						help={
							address && (
								<ExternalLink href={ address }>
									{ messages.profile() }
								</ExternalLink>
							)
						}
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
