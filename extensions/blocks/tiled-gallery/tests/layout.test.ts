import fc from 'fast-check';
import { lengthsOf } from '../markup';
import { type GalleryImage, readImages } from '../rules/gallery';
import {
	columnRows,
	layoutOf,
	layTiles,
	mosaicRows,
	ratiosOf,
	rowsOf,
	isPlaced,
	placeImages,
} from '../rules/layout';
import { attributesWith, image, images, ratios } from './images';

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
		'in the layout “%s” fill each row at any width, with equal column heights and gaps',
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

	it( 'in a mosaic show each image once, in order', () => {
		fc.assert(
			fc.property( ratios, ( shapes ) => {
				expect( mosaicRows( shapes ).flat( 2 ) ).toEqual(
					shapes.map( ( _, index ) => index )
				);
			} )
		);
	} );

	it( 'that show photos are never narrower than 16% or shorter than 10% of the gallery’s width', () => {
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

	it( 'form different row patterns even if all images have the same aspect ratio', () => {
		const shapes = new Set(
			mosaicRows( Array.from( { length: 24 }, () => 1.5 ) ).map(
				( row ) => row.map( ( { length } ) => length ).join( '' )
			)
		);
		expect( shapes.size ).toBeGreaterThan( 1 );
	} );

	it( 'in the layout “columns” are added to the shortest column', () => {
		expect( columnRows( [ 1, 0.5, 1, 1, 2 ], 3 ) ).toEqual( [
			[ [ 0, 3 ], [ 1 ], [ 2, 4 ] ],
		] );
	} );

	it.each( [ 0, 1, 2, 3, 500 ] )(
		'are created for each of %d images',
		( count ) => {
			expect(
				rowsOf( attributesWith( { images: images( count ) } ) )?.flat(
					2
				)
			).toHaveLength( count );
		}
	);
} );

describe( 'tile positions', () => {
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
		'in the saved HTML are within 0.1 pixels of the computed positions (class: %p)',
		( className ) => {
			fc.assert(
				fc.property( ratios, ( shapes ) => {
					const attributes = gallery( shapes, { className } );
					const { images: saved, listStyle } =
						placeImages( attributes );
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

	it( 'treat images of unknown size as squares', () => {
		const unknown = attributesWith( { images: images( 2 ) } );
		expect( placeImages( unknown ) ).toMatchObject( {
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

	it( 'for squares and circles contain only the number of columns', () => {
		const square = gallery( [ 1.5, 1, 2 ], {
			className: 'is-style-square',
			columns: 2,
		} );
		const before = placeImages( gallery( [ 1.5, 1, 2 ] ) ).images;
		expect( placeImages( { ...square, images: before } ) ).toEqual( {
			images: square.images,
			listStyle: '--tile-columns:2',
		} );
	} );

	it( 'are empty without images', () => {
		expect( placeImages( attributesWith( {} ) ) ).toEqual( {
			images: [],
			listStyle: undefined,
		} );
	} );

	it( 'mark the layout “columns” as dense if it has at least six columns', () => {
		const styleWith = ( columns: number, className?: string ) =>
			placeImages(
				gallery( Array( 8 ).fill( 1 ), { columns, className } )
			).listStyle;
		expect( styleWith( 6, 'is-style-columns' ) ).toMatch(
			/;--tile-dense:1$/
		);
		expect( styleWith( 5, 'is-style-columns' ) ).not.toContain( 'dense' );
		expect( styleWith( 6 ) ).not.toContain( 'dense' );
	} );

	it( 'change only if an image or the layout changes', () => {
		const attributes = gallery( [ 1.5, 0.8, 1 ] );
		const now = placeImages( attributes );
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
	] )( 'contain only valid lengths from the style %p', ( style, lengths ) => {
		expect( lengthsOf( style ) ).toEqual( lengths );
	} );
} );

describe( 'the aspect ratio of a tile', () => {
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
	] )(
		'for the image width %p and height %p is %d',
		( width, height, ratio ) => {
			expect(
				ratiosOf( readImages( [ { url: '/a.jpg', width, height } ] ) )
			).toEqual( [ ratio ] );
		}
	);
} );

describe( 'the layout of a gallery', () => {
	it.each( [
		[ undefined, 'rectangular' ],
		[ '', 'rectangular' ],
		[ 'is-style-rectangular', 'rectangular' ],
		[ 'mine is-style-square', 'square' ],
		[ 'is-style-circle other', 'circle' ],
		[ 'is-style-columns', 'columns' ],
		[ 'is-style-columnsx', 'rectangular' ],
	] )( 'with the classes %p is “%s”', ( className, layout ) => {
		expect( layoutOf( { className } ) ).toBe( layout );
	} );
} );
