import { ReplaceButton } from '#shared/ui';
import { createBlock, getBlockType } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { plainText } from '../rules/plain-text';
import { FORM_BUTTON, SERVICE_FORMS } from './allowed-blocks';

/** Offers the forms of newsletter services. They keep the texts of the field and the button. */
export function ServiceForms( {
	attributes: { subscribePlaceholder, submitButtonText },
	clientId,
}: Pick< EditingProps< typeof schema >, 'attributes' > & {
	clientId: string;
} ): ReactNode {
	const offered = SERVICE_FORMS.filter( ( name ) => getBlockType( name ) );
	return offered.length > 0 ? (
		<PanelBody title={ messages.serviceForms() } initialOpen={ false }>
			<p>{ messages.serviceFormsHelp() }</p>
			{ offered.map( ( name ) => (
				<ReplaceButton
					key={ name }
					clientId={ clientId }
					block={ name }
					convert={ () =>
						createBlock(
							name,
							{ emailPlaceholder: subscribePlaceholder },
							submitButtonText
								? [
										createBlock( FORM_BUTTON, {
											element: 'button',
											text: plainText( submitButtonText ),
										} ),
									]
								: []
						)
					}
				>
					{ messages.useForm( getBlockType( name )?.title ?? '' ) }
				</ReplaceButton>
			) ) }
		</PanelBody>
	) : null;
}
