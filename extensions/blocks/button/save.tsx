import type { AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { buttonHtml } from './rules/button-html';
import { linkAddress } from './rules/link-address';
import { lookOf } from './rules/look';

/** A link, where the block that holds it wants it in the post. A `button` or an `input` is drawn for the page alone. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { element, saveInPostContent, text, url } = attributes;
	if ( ! saveInPostContent || element !== 'a' ) {
		return null;
	}
	return (
		<div { ...useBlockProps.save() }>
			<RichText.Content
				tagName="a"
				{ ...lookOf( attributes ) }
				href={ linkAddress( url ) }
				value={ buttonHtml( text ) }
			/>
		</div>
	);
}
