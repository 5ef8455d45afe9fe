import { toPlainText } from '#shared/attributes';
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

/** Which fields the form has, and whose newsletter it is. */
export function Inspector( {
	attributes,
	setAttributes,
	provider,
}: EditingProps< typeof schema > & { provider: Provider } ): ReactNode {
	const address = profileAddress( provider, attributes.revueUsername );
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
						value={ attributes.revueUsername }
						onChange={ ( typed ) =>
							setAttributes( {
								revueUsername: toPlainText( typed ).trim(),
							} )
						}
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
