import type { AttributesOf } from '#shared/attributes';
import type { EditingProps } from '#shared/definitions';
import { EmbedNote, useStyleSwitch } from '#shared/embed/editor';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RadioControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { messages } from './messages';

export { messages };

/** Settings for showing the checkout inline or behind a button. */
export function Settings( {
	attributes,
	setAttributes,
	clientId,
}: EditingProps< typeof schema > & { clientId: string } ): ReactNode {
	const handleStyle = useStyleSwitch< typeof attributes.style >(
		clientId,
		setAttributes
	);
	return (
		<InspectorControls>
			<PanelBody title={ messages.embedType() }>
				<RadioControl
					label={ messages.embedType() }
					hideLabelFromVision
					selected={ attributes.style }
					options={ [
						{ value: 'inline', label: messages.inline() },
						{ value: 'modal', label: messages.modal() },
					] }
					onChange={ ( style ) =>
						handleStyle( style === 'modal' ? 'modal' : 'inline' )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}

/** Shows the preview. If visitors get only a link, also explains why. */
export function Canvas( {
	attributes,
	preview,
	isFramed,
}: {
	attributes: AttributesOf< typeof schema >;
	preview: ReactNode;
	isFramed?: boolean;
} ): ReactNode {
	return (
		<>
			{ preview }
			{ isFramed === false && (
				<EmbedNote>
					{ attributes.eventId
						? messages.notSafe()
						: messages.noEvent() }
				</EmbedNote>
			) }
		</>
	);
}
