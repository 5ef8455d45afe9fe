import type { EditProps } from '#shared/definitions';
import { moveFocus } from '#shared/ui';
import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { AmazonInspector } from './editor/inspector';
import { ProductPlaceholder } from './editor/placeholder';
import { Promotion } from './editor/promotion';
import { messages } from './messages';
import { colorStyles, type Attributes } from './markup';

/** Shows the product form, then the promotion. */
export function Edit( {
	attributes,
	setAttributes,
}: EditProps< Attributes > ): ReactNode {
	const [ isReplacing, setIsReplacing ] = useState( false );
	const [ root, setRoot ] = useState< HTMLElement | null >( null );
	const { asin } = attributes;
	const isAsking = isReplacing || ! asin;
	const leave = () => {
		// The form is about to disappear.
		moveFocus( root );
		setIsReplacing( false );
	};
	const blockProps = useBlockProps( {
		ref: setRoot,
		className: isAsking ? 'is-asking' : `is-${ attributes.style }`,
		style: isAsking ? undefined : colorStyles( attributes ).root,
	} );
	return (
		<div { ...blockProps }>
			<AmazonInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ isAsking ? (
				<ProductPlaceholder
					asin={ asin }
					takesFocus={ isReplacing }
					onChoose={ ( chosen ) => {
						leave();
						setAttributes( chosen );
					} }
					onCancel={ asin ? leave : undefined }
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
					<Promotion
						attributes={ attributes }
						onChange={ setAttributes }
					/>
				</>
			) }
		</div>
	);
}
