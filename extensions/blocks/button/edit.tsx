import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { BorderControls } from './editor/border-controls';
import { ButtonText } from './editor/button-text';
import { ColorControls } from './editor/color-controls';
import { lookOf } from './rules/look';

/** The button as visitors see it, with its text edited in place. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	return (
		<div { ...useBlockProps( lookOf( attributes ) ) }>
			<ColorControls
				attributes={ attributes }
				setAttributes={ setAttributes }
				clientId={ clientId }
			/>
			<BorderControls
				radius={ attributes.borderRadius }
				onChange={ ( borderRadius ) =>
					setAttributes( { borderRadius } )
				}
			/>
			<ButtonText
				attributes={ attributes }
				onChange={ ( text ) => setAttributes( { text } ) }
			/>
		</div>
	);
}
