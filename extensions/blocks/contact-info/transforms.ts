import { toPlainText } from '#shared/attributes';
import { createBlock, getSaveContent, type Block } from '@wordpress/blocks';
import { create } from '@wordpress/rich-text';
import { linkEmails, linkPhone } from './details/content';

/** Lines of a paragraph become the blocks inside, and the blocks inside become paragraphs. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: { content?: unknown } ) =>
				linesOf( content ).some(
					( line ) => hasEmail( line ) || hasPhone( line )
				),
			transform: ( { content }: { content?: unknown } ) =>
				createBlock(
					'dovetail/contact-info',
					{},
					contactsOf( linesOf( content ) )
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( _: unknown, { innerBlocks }: Block ) =>
				paragraphsOf( innerBlocks ).length > 0,
			transform: ( _: unknown, innerBlocks: readonly Block[] ) =>
				paragraphsOf( innerBlocks ),
		},
	],
};

const hasEmail = ( line: string ) =>
	linkEmails( line ).some( ( { href } ) => href );

const hasPhone = ( line: string ) => linkPhone( { phone: line } ).href !== '';

function linesOf( content: unknown ): string[] {
	return create( { html: String( content ?? '' ) } )
		.text.split( '\n' )
		.map( ( line ) => toPlainText( line.trim() ) )
		.filter( Boolean );
}

/** A line with an email address, one with a phone number; everything else is the address. */
function contactsOf( lines: readonly string[] ): Block[] {
	const [ address = '', addressLine2 = '', ...rest ] = lines.filter(
		( line ) => ! hasEmail( line ) && ! hasPhone( line )
	);
	const addressLine3 = rest.join( ', ' );
	const blocks = lines.flatMap( ( line ) => {
		if ( hasEmail( line ) ) {
			return [ createBlock( 'dovetail/email', { email: line } ) ];
		}
		return hasPhone( line )
			? [ createBlock( 'dovetail/phone', { phone: line } ) ]
			: [];
	} );
	return address
		? [
				createBlock( 'dovetail/address', {
					address,
					addressLine2,
					addressLine3,
				} ),
				...blocks,
			]
		: blocks;
}

function paragraphsOf( innerBlocks: readonly Block[] ): Block[] {
	return innerBlocks.flatMap( ( { name, attributes } ) => {
		const content = getSaveContent( name, attributes )
			.trim()
			.replace( /^<[^>]*>|<\/[^>]*>$/g, '' );
		return content ? [ createBlock( 'core/paragraph', { content } ) ] : [];
	} );
}
