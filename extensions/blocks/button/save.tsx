import type { AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { ELEMENT_CLASS } from './markup';
import { buttonHtml } from './rules/button-html';
import { linkAddress } from './rules/link-address';
import { lookOf } from './rules/look';

/**
 * Saves custom styles of the button, and a link if its parent block asks for it. A `button` or an `input` is rendered
 * only on the page.
 */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const { element, saveInPostContent, text, url } = attributes;
	const look = lookOf( attributes );
	const isLink = saveInPostContent && element === 'a';
	return ! isLink && ! look.className ? null : (
		<div { ...useBlockProps.save( look ) }>
			{ isLink && (
				<RichText.Content
					tagName="a"
					className={ ELEMENT_CLASS }
					href={ linkAddress( url ) }
					value={ buttonHtml( text ) }
				/>
			) }
		</div>
	);
}
