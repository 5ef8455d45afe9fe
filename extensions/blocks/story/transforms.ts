import { htmlText, type AttributesOf } from '#shared/attributes';
import { createBlock } from '@wordpress/blocks';
import type { attributes as schema } from './attributes';
import { slideOfCoreBlock, slidesOf, toMediaFiles } from './rules/slides';
import type { CoreMedia, Slide } from './rules/slides';

type Attributes = AttributesOf< typeof schema >;
type Block = { name: string; attributes: CoreMedia; innerBlocks: Block[] };

/** A story of some blocks, followed by those that cannot be slides and by the captions that found no place: converting loses nothing. */
function storyOf(
	type: Slide[ 'type' ],
	media: readonly CoreMedia[]
): object[] {
	const converted = media.map( ( attributes ) => ( {
		attributes,
		...slideOfCoreBlock( type, attributes ),
	} ) );
	return [
		createBlock( 'dovetail/story', {
			mediaFiles: toMediaFiles(
				converted.flatMap( ( { slide } ) => slide ?? [] )
			),
		} ),
		...converted.flatMap( ( { slide, caption, attributes } ) => {
			if ( ! slide ) {
				return [ createBlock( `core/${ type }`, attributes ) ];
			}
			return caption
				? [ createBlock( 'core/paragraph', { content: caption } ) ]
				: [];
		} ),
	];
}

const canTell = ( type: Slide[ 'type' ], media: readonly CoreMedia[] ) =>
	media.some( ( attributes ) => slideOfCoreBlock( type, attributes ).slide );

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

function coreBlockOf( { url, type, alt, id, poster }: Slide ) {
	// A video of WordPress has no alternative text: its caption says it.
	const caption = htmlText( alt );
	if ( ! url ) {
		return createBlock( 'core/paragraph', { content: caption } );
	}
	return type === 'video'
		? createBlock( 'core/video', { id, src: url, poster, caption } )
		: createBlock( 'core/image', { id, url, alt } );
}

/** From a gallery, from images and from videos; back to blocks of their own. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: CoreMedia, block: Block ) =>
				canTell( 'image', imagesOf( block ) ),
			transform: ( _: CoreMedia, innerBlocks: Block[] ) =>
				storyOf(
					'image',
					imagesOf( {
						name: '',
						attributes: {},
						innerBlocks,
					} )
				),
		},
		fromMany( 'image' ),
		fromMany( 'video' ),
	],
	to: [ 'core/image', 'core/video' ].map( ( name ) => ( {
		type: 'block',
		blocks: [ name ],
		isMatch: ( { mediaFiles }: Attributes ) =>
			slidesOf( mediaFiles ).some(
				( { url, type } ) => url && name === `core/${ type }`
			),
		transform: ( { mediaFiles }: Attributes ) =>
			slidesOf( mediaFiles ).map( coreBlockOf ),
	} ) ),
};
