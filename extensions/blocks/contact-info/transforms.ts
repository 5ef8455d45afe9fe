import { toPlainText } from '#shared/attributes';
import { readableAddress } from '#shared/embed';
import { readInitialState } from '#shared/initial-state';
import { withoutInvisible } from '#shared/validation';
import { parseHtml } from '#shared/view';
import {
	createBlock,
	getSaveContent,
	store as blocksStore,
	type Block,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { create } from '@wordpress/rich-text';
import { readContactLine, type ContactLine } from './rules/paragraph';

/**
 * Phone number data, which is too large for the editor's script. Loaded when the author selects a paragraph with many
 * digits, so that transforms can use it. Until then, or if it cannot be loaded, only numbers with a plus sign or a label
 * are detected.
 */
let phones: typeof import( './details/recognize' ) | undefined;

let request: Promise< void > | undefined;

/** Paragraphs with more lines are prose, and searching them for addresses would take seconds. */
const MAX_LINES = 30;

const PHONE_LIKE = /(?:\p{Nd}\P{Nd}{0,3}){7}/u;

/** Loads the phone number data once, because WordPress asks for the possible transforms again and again. */
export const loadPhones = (): Promise< void > =>
	( request ??= import(
		/* webpackChunkName: "contact-info/edit" */ './details/recognize'
	).then(
		( data ) => {
			phones = data;
			// Clears WordPress's cached list of possible transforms.
			dispatch( blocksStore ).addBlockTypes( [] );
		},
		() => {}
	) );

/** Transforms lines of a paragraph into inner blocks, and inner blocks into paragraphs. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: { content?: unknown } ) =>
				contactsOf( content ).some(
					( { kind } ) => kind !== 'address'
				),
			transform: ( { content }: { content?: unknown } ) =>
				createBlock(
					'dovetail/contact-info',
					{},
					blocksOf( contactsOf( content ) )
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

/** Returns the lines of a paragraph as text. The URL of a link follows its text unless the text contains the URL. */
function linesOf( content: unknown ): string[] {
	const body = parseHtml( String( content ?? '' ), document );
	for ( const link of body.querySelectorAll( 'a[href]' ) ) {
		const words = link.textContent ?? '';
		const [ , scheme = '', target = '' ] =
			/^(mailto:|tel:|https?:)([^?]+.*)/i.exec(
				link.getAttribute( 'href' ) ?? ''
			) ?? [];
		const contact = target.replace( /[?;].*/, '' );
		if ( /^http/i.test( scheme ) ) {
			const address = scheme + target;
			if ( readableAddress( words ) !== readableAddress( address ) ) {
				link.append( ` ${ address }` );
			}
		} else if (
			target &&
			! words.includes( contact ) &&
			! ( /^tel/i.test( scheme ) && /\d{3}/.test( words ) )
		) {
			link.append( ` ${ contact }` );
		}
	}
	return create( { html: body.innerHTML } )
		.text.split( '\n' )
		.map( ( line ) => withoutInvisible( toPlainText( line ) ).trim() )
		.filter( Boolean );
}

/** Returns the details in a paragraph; none if it has too many lines. */
function contactsOf( content: unknown ): ContactLine[] {
	const lines = linesOf( content );
	if ( lines.length > MAX_LINES ) {
		return [];
	}
	if ( PHONE_LIKE.test( lines.join() ) ) {
		void loadPhones();
	}
	const findNumber = phones?.numberFinder( lines, readInitialState().site );
	return lines.map( ( line ) => readContactLine( line, findNumber ) );
}

/** Returns a single block for all lines of the address, then one block for each email address and phone number. */
function blocksOf( contacts: readonly ContactLine[] ): Block[] {
	const [ address = '', addressLine2 = '', ...rest ] = contacts.flatMap(
		( contact ) => ( contact.kind === 'address' ? [ contact.line ] : [] )
	);
	const addressLine3 = rest.join( ', ' );
	const blocks = contacts.flatMap( ( { kind, ...attributes } ) =>
		kind === 'address'
			? []
			: [ createBlock( `dovetail/${ kind }`, attributes ) ]
	);
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
