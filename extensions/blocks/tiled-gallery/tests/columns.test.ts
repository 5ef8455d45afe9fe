import fc from 'fast-check';
import { columnWidthsOf } from '../rules/gallery-patch';
import { columnsOf, rowsOf } from '../rules/layout';
import { attributesWith, image, images, ratios } from './images';

describe( 'the number of columns', () => {
	it( 'is three by default, or fewer if the gallery has fewer images', () => {
		expect( columnsOf( undefined, 2 ) ).toBe( 2 );
		expect( columnsOf( undefined, 8 ) ).toBe( 3 );
	} );

	it.each( [
		[ 5, 8, 5 ],
		[ 5, 3, 3 ],
		[ 99, 200, 20 ],
		[ 0, 4, 1 ],
		[ 4, 0, 1 ],
	] )( 'set to %d for %d images becomes %d', ( asked, count, columns ) => {
		expect( columnsOf( asked, count ) ).toBe( columns );
	} );
} );

describe( 'column widths', () => {
	const gallery = ( columnWidths: number[][], className?: string ) =>
		attributesWith( {
			images: images( 6 ),
			columnWidths,
			className,
		} );
	const FREE = rowsOf( gallery( [] ) );

	it( 'determine the rows if they fit the images, even if a new layout would differ', () => {
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
		[
			'of too many pictures',
			[ [ 50, 50 ], [ 50, 50 ], [ 50, 50 ], [ 100 ] ],
		],
		[
			'that do not match the image ratios',
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
		[ 'that are empty', [] ],
	] )( '%s are ignored', ( _, widths ) => {
		expect( rowsOf( gallery( widths ) ) ).toEqual( FREE );
	} );

	it( 'have no effect on the layouts “columns”, “circle” and “square”', () => {
		const one = [ [ 100 ], [ 100 ], [ 100 ], [ 100 ], [ 100 ], [ 100 ] ];
		expect( rowsOf( gallery( one ) ) ).toHaveLength( 6 );
		expect( rowsOf( gallery( one, 'is-style-columns' ) ) ).toHaveLength(
			1
		);
		expect( rowsOf( gallery( one, 'is-style-circle' ) ) ).toBeUndefined();
	} );

	it( 'do not change the layout of the gallery that they were computed for', () => {
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
