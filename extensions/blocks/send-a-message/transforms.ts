import { toPlainText } from '#shared/attributes';
import {
	loneLinks,
	paragraphTransforms,
	type LoneLink,
} from '#shared/embed/editor';
import { createBlock, getSaveContent, type Block } from '@wordpress/blocks';
import { create, toHTMLString } from '@wordpress/rich-text';
import { BUTTON, newButtonAttributes } from './button';
import { parseChatAddress, readLinks, type Link } from './rules/links';

/** Transforms a chat link into this block, and this block into buttons or paragraphs with links. */
export const transforms = {
	from: paragraphTransforms( chatLinks, messageBlock ),
	to: [
		{
			type: 'block',
			blocks: [ 'core/buttons' ],
			isMatch: hasLinks,
			transform: ( _: unknown, innerBlocks: readonly Block[] ) =>
				createBlock(
					'core/buttons',
					{},
					savedLinks( innerBlocks ).map( ( { href, text } ) =>
						createBlock( 'core/button', {
							url: href,
							text: htmlOf( text ),
							rel: 'noopener',
						} )
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: hasLinks,
			transform: ( _: unknown, innerBlocks: readonly Block[] ) =>
				savedLinks( innerBlocks ).map( ( { href, text } ) =>
					createBlock( 'core/paragraph', {
						content: `<a href="${ href }">${ htmlOf( text ) }</a>`,
					} )
				),
		},
	],
};

/** Returns the chat links of a paragraph if every line consists of a single chat link; otherwise an empty list. */
function chatLinks( content: unknown ): readonly LoneLink[] {
	const links = loneLinks( content );
	return links.every( ( { url } ) => parseChatAddress( url ) ) ? links : [];
}

/** Creates a block with a button for a link. The button gets the default text if the link's text is its URL. */
function messageBlock( { url, words }: LoneLink ): Block {
	return createBlock( 'dovetail/send-a-message', {}, [
		createBlock( BUTTON, {
			...newButtonAttributes(),
			...parseChatAddress( url ),
			...( words ? { buttonText: toPlainText( words ) } : {} ),
		} ),
	] );
}

/**
 * Returns the links of the buttons. Reads them from the saved HTML, because only the button block can build these URLs.
 */
function savedLinks( innerBlocks: readonly Block[] ): Link[] {
	return innerBlocks.flatMap( ( { name, attributes } ) =>
		readLinks( getSaveContent( name, attributes ) )
	);
}

function hasLinks( _: unknown, { innerBlocks }: Block ): boolean {
	return savedLinks( innerBlocks ).length > 0;
}

function htmlOf( text: string ): string {
	return toHTMLString( { value: create( { text } ) } );
}
