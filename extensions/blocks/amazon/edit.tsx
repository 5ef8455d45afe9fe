import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { AmazonInspector } from './editor/inspector';
import { ProductPlaceholder } from './editor/placeholder';
import { SamplePreview } from './editor/sample-preview';
import { messages } from './messages';
import { colourStyles } from './markup';

/** Asks for the product, then shows the promotion with sample data. */
export function Edit( {
	attributes,
	setAttributes,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const [ isReplacing, setIsReplacing ] = useState( false );
	const { asin } = attributes;
	const isAsking = isReplacing || ! asin;
	const blockProps = useBlockProps( {
		className: `is-${ attributes.style }`,
		style: isAsking ? undefined : colourStyles( attributes ).root,
	} );
	return (
		<div { ...blockProps }>
			<AmazonInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ isAsking ? (
				<ProductPlaceholder
					asin={ attributes.asin }
					onChoose={ ( chosen ) => {
						setAttributes( { asin: chosen } );
						setIsReplacing( false );
					} }
				/>
			) : (
				<>
					<BlockControls>
						<ToolbarGroup>
							<ToolbarButton
								onClick={ () => setIsReplacing( true ) }
							>
								{ messages.replace() }
							</ToolbarButton>
						</ToolbarGroup>
					</BlockControls>
					<SamplePreview { ...attributes } />
				</>
			) }
		</div>
	);
}
