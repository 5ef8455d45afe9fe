import { createBlock } from '@wordpress/blocks';
import type { AttributesOf } from '#shared/attributes';
import { escapeHtml, toPlainText } from '#shared/attributes';
import { keptBeside, paragraphOf } from '#shared/core-images';
import { loneLinks } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { justMade } from './editor/just-made';
import { DEFAULT_TITLE, pageAddress } from './markup';
import { embedAddress, gifIdOf } from './rules/gif-address';
import { paddingOfSize } from './rules/padding';

type Attributes = AttributesOf< typeof schema >;
type Foreign = Record< string, unknown >;

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : String( value ?? '' );

/** Creates the block for a GIF URL. The editor requests missing data, such as the size. */
function gifOf( url: unknown, more: Partial< Attributes > = {} ): object {
	const { searchText = '', ...others } = more;
	const block = createBlock( 'dovetail/gif', {
		giphyUrl: embedAddress( gifIdOf( text( url ) ) ?? '' ),
		searchText: toPlainText( searchText ),
		...others,
	} );
	justMade.add( block.clientId );
	return block;
}

const leadsToGif = ( { url }: Foreign ) => gifIdOf( text( url ) ) !== null;

/** Returns the GIFs that a paragraph links to; empty unless all links are to GIFs. */
const gifLinks = ( content: unknown ) => {
	const links = loneLinks( content );
	return links.every( leadsToGif ) ? links : [];
};

/** Creates blocks for a paragraph's links to GIFs. The link text becomes the GIF's name, unless it is a URL. */
const gifsOf = ( content: unknown ) =>
	gifLinks( content ).map( ( { url, words } ) =>
		gifOf( url, { searchText: words } )
	);

const hasGif = ( { file, giphyUrl }: Attributes ) =>
	! file && gifIdOf( giphyUrl ) !== null;

const addressOf = ( { giphyUrl }: Attributes ) =>
	pageAddress( gifIdOf( giphyUrl ) ?? '' );

/** Transforms embeds, images, paragraphs that link to a GIF and pasted links into the block, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: leadsToGif,
			transform: ( embed: Foreign ) =>
				gifOf( embed.url, {
					caption: text( embed.caption ),
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMatch: leadsToGif,
			transform: ( image: Foreign ) => [
				gifOf( image.url, {
					caption: text( image.caption ),
					searchText: text( image.alt ),
					paddingTop: paddingOfSize(
						Number.parseInt( text( image.width ), 10 ),
						Number.parseInt( text( image.height ), 10 )
					),
				} ),
				...keptBeside( [ image ] ),
			],
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: Foreign ) => gifLinks( content ).length > 0,
			transform: ( { content }: Foreign ) => gifsOf( content ),
		},
		{
			type: 'raw',
			// Run before the core embed transform, which accepts any URL.
			priority: 9,
			isMatch: ( { nodeName, innerHTML }: Element ) =>
				nodeName === 'P' && gifLinks( innerHTML ).length > 0,
			transform( element: Element ) {
				// Remove the class, because WordPress would copy it to the new block. A paragraph can become several
				// blocks.
				element.removeAttribute( 'class' );
				return gifsOf( element.innerHTML );
			},
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: hasGif,
			transform: ( gif: Attributes ) =>
				createBlock( 'core/embed', {
					url: addressOf( gif ),
					caption: gif.caption,
					align: gif.align,
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: hasGif,
			transform: ( gif: Attributes ) =>
				[
					`<a href="${ addressOf( gif ) }">${ escapeHtml(
						gif.searchText || DEFAULT_TITLE
					) }</a>`,
					gif.caption,
				].flatMap( paragraphOf ),
		},
	],
};
