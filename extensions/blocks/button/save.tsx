import type { AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { ELEMENT_CLASS } from './markup';
import { buttonHtml } from './rules/button-html';
import { linkAddress } from './rules/link-address';
import { lookOf } from './rules/look';

/**
 * Saves the button's custom styles, and a link if the parent block requests one. The server renders a `button` or an
 * `input` on the page.
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
