import {
	escapeHtml,
	escapeAngleBrackets,
	type AttributesOf,
} from '#shared/attributes';
import { isUploading, keptBeside, paragraphOf } from '#shared/core-images';
import { createBlock } from '@wordpress/blocks';
import type { attributes as schema } from './attributes';
import { slideOfCoreBlock, slidesOf, toMediaFiles } from './rules/slides';
import type { CoreMedia, Slide } from './rules/slides';

type Attributes = AttributesOf< typeof schema >;
type Block = { name: string; attributes: CoreMedia; innerBlocks: Block[] };

/** Creates a story from blocks. Blocks that cannot become slides stay unchanged, below the story. */
function storyOf(
	type: Slide[ 'type' ],
	media: readonly CoreMedia[],
	caption?: unknown
): object[] {
	const slides = media.map( ( attributes ) =>
		slideOfCoreBlock( type, attributes )
	);
	return [
		createBlock( 'dovetail/story', {
			mediaFiles: toMediaFiles(
				slides.filter( ( slide ) => slide !== null )
			),
		} ),
		...keptBeside(
			media.filter( ( _, index ) => {
				const slide = slides[ index ];
				return slide && ! slide.link;
			} ),
			caption
		),
		...media
			.filter( ( _, index ) => ! slides[ index ] )
			.map( ( attributes ) =>
				createBlock( `core/${ type }`, attributes )
			),
	];
}

const canTell = ( type: Slide[ 'type' ], media: readonly CoreMedia[] ) =>
	media.some( ( attributes ) => slideOfCoreBlock( type, attributes ) );

const imagesOf = ( { innerBlocks }: Block ): CoreMedia[] =>
	innerBlocks
		.filter( ( { name } ) => name === 'core/image' )
		.map( ( { attributes } ) => attributes );

const fromMany = ( type: Slide[ 'type' ] ) => ( {
	type: 'block',
	isMultiBlock: true,
	blocks: [ `core/${ type }` ],
	isMatch: ( media: CoreMedia[] ) => canTell( type, media ),
	transform: ( media: CoreMedia[] ) => storyOf( type, media ),
} );

function coreBlockOf( slide: Slide ): object | object[] {
	const { url, type, alt, id, poster, text, link, linkText } = slide;
	const { captions, captionsLanguage } = slide;
	const called = link
		? `<a href="${ escapeHtml( link ) }">${ linkText }</a>`
		: linkText;
	// Core videos and paragraphs have no alternative text, so a slide's alternative text becomes a visible caption or
	// paragraph.
	const words = url && type === 'image' ? '' : escapeAngleBrackets( alt );
	const caption = [ words, text, called ].filter( Boolean ).join( '<br>' );
	if ( ! url ) {
		return paragraphOf( caption );
	}
	return type === 'video'
		? createBlock( 'core/video', {
				id,
				src: url,
				poster,
				caption,
				tracks: [
					{
						src: captions,
						srcLang: captionsLanguage,
						label: captionsLanguage,
						kind: 'captions',
					},
				].filter( ( { src } ) => src ),
			} )
		: createBlock( 'core/image', { id, url, alt, caption } );
}

/** Transforms a gallery, images or videos into a story, and a story into separate blocks. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: CoreMedia, block: Block ) =>
				canTell( 'image', imagesOf( block ) ),
			transform: ( { caption }: CoreMedia, innerBlocks: Block[] ) =>
				storyOf(
					'image',
					imagesOf( {
						name: '',
						attributes: {},
						innerBlocks,
					} ),
					caption
				),
		},
		fromMany( 'image' ),
		fromMany( 'video' ),
	],
	to: [ 'core/image', 'core/video' ].map( ( name ) => ( {
		type: 'block',
		blocks: [ name ],
		isMatch: ( { mediaFiles }: Attributes, block: { clientId: string } ) =>
			! isUploading( block ) &&
			slidesOf( mediaFiles ).some(
				( { url, type } ) => url && name === `core/${ type }`
			),
		transform: ( { mediaFiles }: Attributes ) =>
			slidesOf( mediaFiles ).flatMap( coreBlockOf ),
	} ) ),
};
