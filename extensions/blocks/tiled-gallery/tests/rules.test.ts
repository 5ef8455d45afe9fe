import {
	GALLERY_MEDIA_TYPES,
	gallerySources,
	type GalleryLayout,
} from '#shared/media';
import fc from 'fast-check';
import {
	ALIGNMENTS,
	attributes as schema,
	FILTERS,
	LINK_TARGETS,
} from '../attributes';
import { block } from '../block';
import { lengthsOf } from '../markup';
import { messages } from '../messages';
import { imageFromMedia, isPicture, selectMedia } from '../rules/chosen-media';
import {
	readImages,
	type Attributes,
	type GalleryImage,
} from '../rules/gallery';
import {
	columnWidthsOf,
	galleryPatch,
	withoutIds,
} from '../rules/gallery-patch';
import { columnsOf, layoutOf, ratiosOf, rowsOf } from '../rules/layout';
import { isPlaced, placed } from '../rules/places';
import { columnRows, mosaicRows } from '../rules/rows';
import { layTiles } from '../rules/tiles';

const image = ( some: Partial< GalleryImage > = {} ): GalleryImage => ( {
	url: 'https://example.org/a.jpg',
	alt: '',
	caption: '',
	...some,
} );
const images = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) =>
		image( { id: at + 1, url: `https://example.org/${ at + 1 }.jpg` } )
	);
const attributesWith = ( some: object ) =>
	( {
		images: [],
		columnWidths: [],
		ids: [],
		...some,
	} ) as never as Attributes;

/** Shapes of tiles as `ratiosOf` gives them. */
const ratios = fc.array(
	fc.integer( { min: 4000, max: 30_000 } ).map( ( n ) => n / 10_000 ),
	{ minLength: 1, maxLength: 60 }
);

/** Where every tile stands in a list so wide, with gaps so large. */
function boxes(
	rows: ReturnType< typeof mosaicRows >,
	shapes: readonly number[],
	width: number,
	gap: number
) {
	const ofWidth = layTiles( rows, shapes, 1, 0 );
	const ofGap = layTiles( rows, shapes, 0, 1 );
	return {
		height: ofWidth.height * width + ofGap.height * gap,
		boxOf: ofWidth.tiles.map( ( part, index ) => {
			const gaps = ofGap.tiles[ index ] ?? { x: NaN, y: NaN, width: NaN };
			const across = part.width * width + gaps.width * gap;
			const left = part.x * width + gaps.x * gap;
			const top = part.y * width + gaps.y * gap;
			return {
				left,
				top,
				right: left + across,
				bottom: top + across / ( shapes[ index ] ?? 1 ),
			};
		} ),
	};
}

describe( 'tiles', () => {
	it.each( [ 'mosaic', 'columns' ] )(
		'of a %s fill their rows at any width: columns of a row begin and end together, with one gap between',
		( layout ) => {
			fc.assert(
				fc.property(
					ratios,
					fc.integer( { min: 1, max: 8 } ),
					fc.integer( { min: 320, max: 2560 } ),
					fc.integer( { min: 0, max: 8 } ),
					( shapes, count, width, gap ) => {
						const rows =
							layout === 'mosaic'
								? mosaicRows( shapes )
								: columnRows(
										shapes,
										Math.min( count, shapes.length )
									);
						const { boxOf, height } = boxes(
							rows,
							shapes,
							width,
							gap
						);
						let top = 0;
						for ( const row of rows ) {
							let left = 0;
							let bottom = 0;
							for ( const column of row ) {
								let above = top;
								for ( const index of column ) {
									const box = boxOf[ index ];
									expect( box?.left ).toBeCloseTo( left, 3 );
									expect( box?.top ).toBeCloseTo( above, 3 );
									above = ( box?.bottom ?? NaN ) + gap;
								}
								bottom ||= above - gap;
								expect( above - gap ).toBeCloseTo( bottom, 3 );
								left =
									( boxOf[ column[ 0 ] ?? -1 ]?.right ??
										NaN ) + gap;
							}
							expect( left - gap ).toBeCloseTo( width, 3 );
							top = bottom + gap;
						}
						expect( top - gap ).toBeCloseTo( height, 3 );
					}
				)
			);
		}
	);

	it( 'of a mosaic are the pictures, each once and in their order', () => {
		fc.assert(
			fc.property( ratios, ( shapes ) => {
				expect( mosaicRows( shapes ).flat( 2 ) ).toEqual(
					shapes.map( ( _, index ) => index )
				);
			} )
		);
	} );

	it( 'of photographs are no slivers: none is narrower than a sixth of the gallery, none flatter than a tenth', () => {
		const usual = fc.constantFrom( 0.6667, 0.75, 1, 1.3333, 1.5, 1.7778 );
		fc.assert(
			fc.property(
				fc.array( usual, { minLength: 2, maxLength: 30 } ),
				( shapes ) => {
					for ( const box of boxes(
						mosaicRows( shapes ),
						shapes,
						1000,
						4
					).boxOf ) {
						expect( box.right - box.left ).toBeGreaterThan( 165 );
						expect( box.bottom - box.top ).toBeGreaterThan( 100 );
					}
				}
			)
		);
	} );

	it( 'of many equal pictures are not all rows of one shape', () => {
		const shapes = new Set(
			mosaicRows( Array.from( { length: 24 }, () => 1.5 ) ).map(
				( row ) => row.map( ( { length } ) => length ).join( '' )
			)
		);
		expect( shapes.size ).toBeGreaterThan( 1 );
	} );

	it( 'of columns go to the column that is least high', () => {
		expect( columnRows( [ 1, 0.5, 1, 1, 2 ], 3 ) ).toEqual( [
			[ [ 0, 3 ], [ 1 ], [ 2, 4 ] ],
		] );
	} );

	it.each( [ 0, 1, 2, 3, 500 ] )(
		'are as many as pictures: %d',
		( count ) => {
			expect(
				rowsOf( attributesWith( { images: images( count ) } ) )?.flat(
					2
				)
			).toHaveLength( count );
		}
	);
} );

describe( 'places', () => {
	const gallery = ( shapes: readonly number[], some: object = {} ) =>
		attributesWith( {
			images: shapes.map( ( ratio ) =>
				image( {
					width: String( Math.round( ratio * 1e4 ) ),
					height: '10000',
				} )
			),
			...some,
		} );
	const numbers = ( style: string | undefined ) =>
		Object.fromEntries(
			Object.entries( lengthsOf( style ) ).map( ( [ name, value ] ) => [
				name,
				Number( value ),
			] )
		);

	it.each( [ undefined, 'is-style-columns' ] )(
		'that are read back from what is saved are off by no tenth of a pixel, with the classes %p',
		( className ) => {
			fc.assert(
				fc.property( ratios, ( shapes ) => {
					const attributes = gallery( shapes, { className } );
					const { images: saved, listStyle } = placed( attributes );
					const width = 2560;
					const gap = 4;
					const { boxOf, height } = boxes(
						rowsOf( attributes ) ?? [],
						ratiosOf( attributes.images ),
						width,
						gap
					);
					const read = (
						style: string | undefined,
						name: string
					) => {
						const {
							[ name ]: part = 0,
							[ `${ name }-gap` ]: gaps = 0,
						} = numbers( style );
						return part * width + gaps * gap;
					};
					expect(
						Math.abs( read( listStyle, '--tile-list' ) - height )
					).toBeLessThan( 0.1 );
					saved.forEach( ( { tileStyle }, index ) => {
						const box = boxOf[ index ];
						for ( const [ name, side = NaN ] of [
							[ '--tile-x', box?.left ],
							[ '--tile-y', box?.top ],
							[
								'--tile-width',
								( box?.right ?? 0 ) - ( box?.left ?? 0 ),
							],
						] as const ) {
							expect(
								Math.abs( read( tileStyle, name ) - side )
							).toBeLessThan( 0.1 );
						}
					} );
				} )
			);
		}
	);

	it( 'of no size are those of squares', () => {
		const unknown = attributesWith( { images: images( 2 ) } );
		expect( placed( unknown ) ).toMatchObject( {
			listStyle: '--tile-list:0.5;--tile-list-gap:-0.5',
			images: [
				{
					tileStyle:
						'--tile-ratio:1;--tile-width:0.5;--tile-width-gap:-0.5',
				},
				{
					tileStyle:
						'--tile-ratio:1;--tile-x:0.5;--tile-x-gap:0.5;--tile-width:0.5;--tile-width-gap:-0.5',
				},
			],
		} );
	} );

	it( 'of squares and circles are columns alone', () => {
		const square = gallery( [ 1.5, 1, 2 ], {
			className: 'is-style-square',
			columns: 2,
		} );
		const before = placed( gallery( [ 1.5, 1, 2 ] ) ).images;
		expect( placed( { ...square, images: before } ) ).toEqual( {
			images: square.images,
			listStyle: '--tile-columns:2',
		} );
	} );

	it( 'are none without a picture', () => {
		expect( placed( attributesWith( {} ) ) ).toEqual( {
			images: [],
			listStyle: undefined,
		} );
	} );

	it( 'of six columns and more need more room', () => {
		const styleWith = ( columns: number, className?: string ) =>
			placed( gallery( Array( 8 ).fill( 1 ), { columns, className } ) )
				.listStyle;
		expect( styleWith( 6, 'is-style-columns' ) ).toMatch(
			/;--tile-dense:1$/
		);
		expect( styleWith( 5, 'is-style-columns' ) ).not.toContain( 'dense' );
		expect( styleWith( 6 ) ).not.toContain( 'dense' );
	} );

	it( 'are the same until a picture or the layout is another', () => {
		const attributes = gallery( [ 1.5, 0.8, 1 ] );
		const now = placed( attributes );
		expect( isPlaced( attributes, now ) ).toBe( false );
		expect( isPlaced( { ...attributes, ...now }, now ) ).toBe( true );
		const [ first, ...rest ] = now.images;
		expect(
			isPlaced(
				{
					...attributes,
					...now,
					images: [ ...rest, first as GalleryImage ],
				},
				now
			)
		).toBe( false );
	} );

	it.each( [
		[ undefined, {} ],
		[ '', {} ],
		[ 'position:fixed;inset:0', {} ],
		[ '--tile-x:url(//a.example);--tile-y:calc(1px)', {} ],
		[
			'--tile-x: -0.5;color:red;--tile-x-gap:1',
			{ '--tile-x': '-0.5', '--tile-x-gap': '1' },
		],
	] )(
		'are the lengths of a style and nothing else: %p',
		( style, lengths ) => {
			expect( lengthsOf( style ) ).toEqual( lengths );
		}
	);
} );

describe( 'the shape of a tile', () => {
	// spec: 000-5-17
	it.each< [ unknown, unknown, number ] >( [
		[ '1200', '800', 1.5 ],
		[ 'abc', '800', 1 ],
		[ '800', '12.5', 1 ],
		[ '-3', '800', 1 ],
		[ '0', '0', 1 ],
		[ '', '', 1 ],
		[ undefined, '800', 1 ],
		[ '800', undefined, 1 ],
		[ '1000000', '1', 3 ],
		[ '1', '1000000', 0.4 ],
	] )( 'of a picture %p by %p is %d', ( width, height, ratio ) => {
		expect(
			ratiosOf( readImages( [ { url: '/a.jpg', width, height } ] ) )
		).toEqual( [ ratio ] );
	} );
} );

describe( 'columns', () => {
	it( 'are three before a choice, or as many as there are pictures', () => {
		expect( columnsOf( undefined, 2 ) ).toBe( 2 );
		expect( columnsOf( undefined, 8 ) ).toBe( 3 );
	} );

	it.each( [
		[ 5, 8, 5 ],
		[ 5, 3, 3 ],
		[ 99, 200, 20 ],
		[ 0, 4, 1 ],
		[ 4, 0, 1 ],
	] )(
		'asked to be %d are, of %d pictures, %d',
		( asked, count, columns ) => {
			expect( columnsOf( asked, count ) ).toBe( columns );
		}
	);
} );

describe( 'column widths', () => {
	const gallery = ( columnWidths: number[][], className?: string ) =>
		attributesWith( {
			images: images( 6 ),
			columnWidths,
			className,
		} );
	const FREE = rowsOf( gallery( [] ) );

	it( 'that fit the pictures divide them, whatever would be divided today', () => {
		const rows = rowsOf(
			gallery( [ [ 100 ], [ 66.67, 33.33 ], [ 50, 50 ] ] )
		);
		expect( rows ).toEqual( [
			[ [ 0 ] ],
			[ [ 1 ], [ 2, 3 ] ],
			[ [ 4 ], [ 5 ] ],
		] );
		expect( rows ).not.toEqual( FREE );
	} );

	it.each( [
		[ 'of too few pictures', [ [ 50, 50 ] ] ],
		[ 'of too many', [ [ 50, 50 ], [ 50, 50 ], [ 50, 50 ], [ 100 ] ] ],
		[
			'of another shape',
			[
				[ 70, 30 ],
				[ 50, 50 ],
				[ 50, 50 ],
			],
		],
		[
			'of more columns than a row has',
			[ [ 20, 20, 20, 20, 20 ], [ 100 ] ],
		],
		[ 'of an empty row', [ [], [ 50, 50 ], [ 50, 50 ], [ 50, 50 ] ] ],
		[ 'of nothing', [] ],
	] )( '%s are ignored', ( _, widths ) => {
		expect( rowsOf( gallery( widths ) ) ).toEqual( FREE );
	} );

	it( 'are no matter of columns, circles and squares', () => {
		const one = [ [ 100 ], [ 100 ], [ 100 ], [ 100 ], [ 100 ], [ 100 ] ];
		expect( rowsOf( gallery( one ) ) ).toHaveLength( 6 );
		expect( rowsOf( gallery( one, 'is-style-columns' ) ) ).toHaveLength(
			1
		);
		expect( rowsOf( gallery( one, 'is-style-circle' ) ) ).toBeUndefined();
	} );

	it( 'that were stored leave every gallery as it was', () => {
		fc.assert(
			fc.property( ratios, ( shapes ) => {
				const now = attributesWith( {
					images: shapes.map( ( ratio ) =>
						image( {
							width: String( ratio * 1e4 ),
							height: '10000',
						} )
					),
				} );
				expect(
					rowsOf( { ...now, columnWidths: columnWidthsOf( now ) } )
				).toEqual( rowsOf( now ) );
			} )
		);
	} );
} );

describe( 'the layout', () => {
	it.each( [
		[ undefined, 'rectangular' ],
		[ '', 'rectangular' ],
		[ 'is-style-rectangular', 'rectangular' ],
		[ 'mine is-style-square', 'square' ],
		[ 'is-style-circle other', 'circle' ],
		[ 'is-style-columns', 'columns' ],
		[ 'is-style-columnsx', 'rectangular' ],
	] )( 'of the classes %p is %s', ( className, layout ) => {
		expect( layoutOf( { className } ) ).toBe( layout );
	} );
} );

describe( 'what is stored', () => {
	it( 'derives the ids and the widths of the columns, and has no more columns than pictures', () => {
		const patch = galleryPatch(
			[ ...images( 2 ), image() ],
			attributesWith( { columns: 9, className: 'is-style-columns' } )
		);
		expect( patch ).toMatchObject( {
			ids: [ 1, 2 ],
			columns: 3,
			columnWidths: [ [ 33.33, 33.33, 33.33 ] ],
		} );
	} );

	it( 'is never the ids by themselves', () => {
		expect( () => withoutIds( { ids: [ 1 ] } ) ).toThrow( /ids .* never/ );
		expect( withoutIds( { columns: 2 } ) ).toEqual( { columns: 2 } );
	} );

	it( 'leaves the columns unset that were never chosen', () => {
		expect(
			galleryPatch( images( 2 ), attributesWith( {} ) ).columns
		).toBeUndefined();
	} );

	it( 'keeps the words of a picture whose address is lost', () => {
		expect(
			galleryPatch(
				[ image( { url: undefined, id: 5, caption: 'Words' } ) ],
				attributesWith( {} )
			)
		).toMatchObject( {
			ids: [],
			images: [ { alt: '', caption: 'Words' } ],
		} );
	} );
} );

describe( 'what the library hands over', () => {
	const media = ( id: number, more: object = {} ) => ( {
		id,
		url: `https://example.org/${ id }.jpg`,
		link: `https://example.org/?attachment_id=${ id }`,
		alt: `Alt ${ id }`,
		caption: '',
		media_details: {
			width: 4000,
			height: 3000,
			sizes: {
				large: {
					source_url: `https://example.org/${ id }-large.jpg`,
					width: 1024,
					height: 768,
				},
			},
		},
		...more,
	} );

	it( 'becomes a picture in the size large, with its whole file and its page', () => {
		expect( imageFromMedia( media( 5 ) ) ).toMatchObject( {
			id: 5,
			url: 'https://example.org/5-large.jpg',
			fullUrl: 'https://example.org/5.jpg',
			link: 'https://example.org/?attachment_id=5',
			width: '1024',
			height: '768',
			alt: 'Alt 5',
		} );
	} );

	it.each( [
		[ { mime_type: 'application/pdf' } ],
		[ { mime: 'video/mp4' } ],
		[ { url: 'javascript:alert(1)', media_details: {} } ],
		[ { url: undefined, media_details: {} } ],
	] )( 'is no picture with %j', ( more ) => {
		expect( imageFromMedia( media( 5, more ) ) ).toBeNull();
	} );

	it( 'keeps the words that pictures have here, and those that it does not know', () => {
		expect(
			selectMedia(
				[
					image( { id: 5, alt: 'Mine', caption: 'Here' } ),
					image( { url: 'https://elsewhere.example/b.jpg' } ),
				],
				[ media( 6 ), media( 5, { caption: 'There' } ) ]
			)
		).toMatchObject( [
			{ id: 6, alt: 'Alt 6' },
			{ id: 5, alt: 'Mine', caption: 'Here' },
			{ url: 'https://elsewhere.example/b.jpg' },
		] );
	} );
} );

describe( 'a file', () => {
	const ALLOWED = {
		'jpg|jpeg|jpe': 'image/jpeg',
		heic: 'image/heic',
		pdf: 'application/pdf',
	};

	it.each( [
		[ 'a.jpg', 'image/jpeg', true ],
		[ 'a.pdf', 'application/pdf', false ],
		[ 'a.HEIC', '', true ],
		[ 'a.jpeg', '', true ],
		[ 'a.pdf', '', false ],
		[ 'a.exe', '', false ],
		[ 'a', '', false ],
	] )( '%s of the kind "%s" is a picture: %s', ( name, type, is ) => {
		expect( isPicture( { name, type }, ALLOWED ) ).toBe( is );
	} );

	it( 'of unknown kind is none where the site lists nothing', () => {
		expect( isPicture( { name: 'a.jpg', type: '' }, undefined ) ).toBe(
			false
		);
	} );
} );

describe( 'the tiled gallery', () => {
	// spec: 001-9-1
	it( 'has the limits, layouts, filters and links of the specification', () => {
		const count = ( pictures: number ) => columnsOf( undefined, pictures );
		expect( [ 1, 2, 3, 4, 30 ].map( count ) ).toEqual( [ 1, 2, 3, 3, 3 ] );
		expect( columnsOf( 99, 500 ) ).toBe( 20 );
		expect( schema.columns ).toMatchObject( { min: 1, max: 20 } );
		expect( schema.roundedCorners ).toMatchObject( { min: 0, max: 20 } );
		expect( GALLERY_MEDIA_TYPES ).toEqual( [ 'image' ] );
		expect( block.styles ).toEqual( [
			{ name: 'rectangular', label: 'Tiled mosaic', isDefault: true },
			{ name: 'circle', label: 'Circles' },
			{ name: 'columns', label: 'Tiled columns' },
			{ name: 'square', label: 'Square tiles' },
		] );
		expect( ALIGNMENTS ).toEqual( [ 'center', 'wide', 'full' ] );
		expect( [ 'original', ...FILTERS ] ).toEqual( [
			'original',
			'black-and-white',
			'sepia',
			'1977',
			'clarendon',
			'gingham',
		] );
		expect(
			Object.fromEntries(
				LINK_TARGETS.map( ( name ) => [
					name,
					messages.linkTarget[ name ](),
				] )
			)
		).toEqual( {
			attachment: 'Attachment Page',
			media: 'Media File',
			none: 'None',
		} );

		const asked = (
			layout: GalleryLayout,
			width: number,
			height: number
		) =>
			gallerySources(
				{ url: 'https://site.example/a.jpg', width, height },
				layout,
				'https://images.example.net'
			);
		const wide = asked( 'rectangular', 4000, 3000 );
		expect( wide.src ).toContain( '?w=2000&' );
		expect( wide.srcset?.match( /\d+(?=w(?:,|$))/g ) ).toEqual( [
			'600',
			'900',
			'1200',
			'1500',
			'1800',
		] );
		for ( const layout of [ 'square', 'circle' ] as const ) {
			expect( asked( layout, 4000, 3000 ).src ).toContain(
				'resize=2000%2C2000'
			);
			expect( asked( layout, 1600, 900 ).src ).toContain(
				'resize=900%2C900'
			);
		}
	} );

	it( 'asks no server for the preview in the inserter', () => {
		const pictures = readImages( block.example.attributes.images );
		expect( pictures ).toHaveLength( 5 );
		expect(
			pictures.every( ( { url } ) => url?.startsWith( 'data:image/' ) )
		).toBe( true );
	} );
} );
