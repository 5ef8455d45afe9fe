import type { CSSProperties } from 'react';
import { imagesOf, type Attributes } from './gallery';
import { columnsOf, layoutOf, ratiosOf, rowsOf } from './layout';
import { layTiles } from './tiles';

/** Columns from which a gallery needs more room to be one. */
const MANY_COLUMNS = 6;

/** What the page is told at output (`Pictures` in `server/`), for the editor: the layout of the block, and the place of each item. */
export function look( attributes: Attributes ): {
	root: { className: string; style: CSSProperties };
	items: CSSProperties[];
} {
	const ratios = ratiosOf( imagesOf( attributes.images ) );
	const count = columnsOf( attributes.columns, ratios.length );
	const rows = rowsOf( attributes );
	if ( ! rows || ! ratios.length ) {
		return {
			root: {
				className: '',
				style: { '--dovetail-columns': count } as CSSProperties,
			},
			items: [],
		};
	}
	const ofWidth = layTiles( rows, ratios, 1, 0 );
	const ofGap = layTiles( rows, ratios, 0, 1 );
	return {
		root: {
			className:
				layoutOf( attributes ) === 'columns' && count >= MANY_COLUMNS
					? 'is-dense'
					: '',
			style: length( 'list', ofWidth.height, ofGap.height ),
		},
		items: ratios.map( ( ratio, index ) => {
			const parts = ofWidth.tiles[ index ];
			const gaps = ofGap.tiles[ index ];
			return {
				'--tile-ratio': ratio,
				...length( 'x', parts?.x, gaps?.x ),
				...length( 'y', parts?.y, gaps?.y ),
				...length( 'width', parts?.width, gaps?.width ),
			};
		} ),
	};
}

/** A length as two custom properties. Five digits: a hundredth of a pixel at most. */
function length( name: string, ofWidth = 0, ofGap = 0 ): CSSProperties {
	const rounded = ( part: number ) => Math.round( part * 1e5 ) / 1e5;
	return {
		[ `--tile-${ name }` ]: rounded( ofWidth ),
		[ `--tile-${ name }-gap` ]: rounded( ofGap ),
	} as CSSProperties;
}
