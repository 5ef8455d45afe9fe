import { createBlock, getSaveContent, type Block } from '@wordpress/blocks';
import { create, toHTMLString } from '@wordpress/rich-text';
import { BUTTON, newButtonAttributes } from './button';
import { parseChatAddress, readLinks } from './rules/links';
import type { Link } from './rules/links';

/** A link to a chat becomes the block, and the block becomes what holds a link. */
export const transforms = {
	from: [
		{
			type: 'raw',
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' &&
				parseChatAddress( node.textContent ?? '' ) !== null,
			transform: ( node: Node ) => messageBlock( addressLink( node ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: { content?: unknown } ) =>
				chatLink( content ) !== null,
			transform: ( { content }: { content?: unknown } ) =>
				messageBlock( chatLink( content ) ),
		},
	],
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

/** The link that is all of a paragraph and leads to a chat, or the address that is its whole text. */
function chatLink( content: unknown ): Link | null {
	const html = String( content ?? '' );
	const whole = create( { html } ).text.trim();
	const link = readLinks( html ).find( ( { text } ) => text === whole ) ?? {
		href: whole,
		text: '',
	};
	return parseChatAddress( link.href ) ? link : null;
}

function addressLink( node: Node ): Link {
	return { href: node.textContent ?? '', text: '' };
}

/** The block with a button for a link. A link whose text is its address gets the button's usual words. */
function messageBlock( link: Link | null ): Block {
	const { href = '', text = '' } = link ?? {};
	const hasWords = text !== '' && parseChatAddress( text ) === null;
	return createBlock( 'dovetail/send-a-message', {}, [
		createBlock( BUTTON, {
			...newButtonAttributes(),
			...parseChatAddress( href ),
			...( hasWords ? { buttonText: text } : {} ),
		} ),
	] );
}

/** What the buttons link to, read from what they save: they know how an address is made. */
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
