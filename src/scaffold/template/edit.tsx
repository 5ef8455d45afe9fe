import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { TEXT_CLASS } from './markup';
import { messages } from './messages';

/** Authors type directly into the line. */
export function Edit( {
	attributes,
	setAttributes,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			<RichText
				identifier="text"
				tagName="p"
				className={ TEXT_CLASS }
				aria-label={ messages.text() }
				placeholder={ messages.placeholder() }
				value={ attributes.text }
				onChange={ ( text ) => setAttributes( { text } ) }
			/>
		</div>
	);
}
