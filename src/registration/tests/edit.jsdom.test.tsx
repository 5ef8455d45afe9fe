import { attr } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';
import { createBlock, switchToBlockType, type Block } from '@wordpress/blocks';
import { registerBlocks } from '../../../tests/harness/editor';

const EMBED = 'core/embed';
const IMAGE = 'core/image';

/**
 * Creates a block with transforms from an embed and from images, and a transform to an image. Its alignments are
 * declared as an attribute of the block if `own` is true, otherwise as a block support.
 */
const noteOf = ( slug: string, own: boolean ) => ( {
	...defineBlock( {
		slug,
		editHeight: 77,
		attributes: own
			? { align: attr.oneOf( [ 'center', 'wide', 'full' ], 'center' ) }
			: {},
		icon: async () => ( { icon: <svg /> } ),
		edit: async () => ( { Edit: () => null } ),
		save: () => null,
		transforms: {
			from: [ EMBED, IMAGE ].map( ( name ) => ( {
				type: 'block',
				blocks: [ name ],
				isMultiBlock: true,
				transform: () => [
					createBlock( `dovetail/${ slug }` ),
					createBlock( 'core/paragraph', { content: 'Kept' } ),
				],
			} ) ),
			to: [
				{
					type: 'block',
					blocks: [ IMAGE ],
					transform: () => createBlock( IMAGE ),
				},
			],
		},
	} ),
	supports: own ? {} : { align: [ 'wide', 'full' ] },
} );

describe( 'the alignment of a transformed block', () => {
	beforeAll( () =>
		registerBlocks( {
			blocks: [ noteOf( 'note', false ), noteOf( 'placed', true ) ],
		} )
	);

	const alignsAfter = ( sources: Block | Block[], to: string ) =>
		switchToBlockType( sources, to )?.map(
			( { attributes } ) => attributes.align
		);

	it.each( [
		[ 'the block supports the alignment', 'note', [ 'full' ], 'full' ],
		[
			'the block has its own alignment attribute',
			'placed',
			[ 'full' ],
			'full',
		],
		[
			'two blocks have the same alignment',
			'note',
			[ 'wide', 'wide' ],
			'wide',
		],
		[
			'the block does not support the alignment',
			'note',
			[ 'left' ],
			undefined,
		],
		[
			'two blocks have different alignments',
			'note',
			[ 'wide', 'full' ],
			undefined,
		],
		[
			'the block has a default instead of the alignment',
			'placed',
			[ 'left' ],
			'center',
		],
	] )(
		'is kept or changed as expected if %s',
		( _, slug, aligns, expected ) => {
			for ( const name of [ EMBED, IMAGE ] ) {
				expect(
					alignsAfter(
						aligns.map( ( align ) =>
							createBlock( name, { align } )
						),
						`dovetail/${ slug }`
					)
				).toEqual( [ expected, undefined ] );
			}
		}
	);

	it.each( [
		[ 'note', 'wide', 'wide' ],
		[ 'placed', 'wide', 'wide' ],
		[ 'placed', 'center', undefined ],
	] )(
		'is kept when dovetail/%s (%s) becomes an image, unless that alignment is the default',
		( slug, align, expected ) => {
			const block = createBlock( `dovetail/${ slug }`, { align } );
			expect( alignsAfter( block, IMAGE ) ).toEqual( [ expected ] );
		}
	);

	it( 'is not kept if neither block belongs to the plugin', () => {
		const archives = createBlock( 'core/archives', { align: 'wide' } );
		expect( alignsAfter( archives, 'core/calendar' ) ).toEqual( [
			undefined,
		] );
	} );
} );
