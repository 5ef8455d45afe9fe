import { escapeHtml, type AttributesOf } from '#shared/attributes';
import { createBlock } from '@wordpress/blocks';
import type { attributes as schema } from './attributes';
import {
	coordinatesText,
	parseCoordinates,
	placeAddress,
} from './rules/coordinates';
import { readPoints, storePoints } from './rules/points';

type Attributes = AttributesOf< typeof schema >;

/** The words of a paragraph, without its formats. */
const plain = ( content: unknown ) =>
	String( content ?? '' )
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&nbsp;/g, ' ' );

/** From a paragraph that holds coordinates, and to a list of links. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: { content?: unknown } ) =>
				parseCoordinates( plain( content ) ) !== null,
			transform: ( { content }: { content?: unknown } ) => {
				const coordinates = parseCoordinates( plain( content ) );
				return createBlock( 'dovetail/map', {
					points: storePoints( [
						{ coordinates, title: '', caption: '' },
					] ),
					...( coordinates ? { mapCenter: coordinates } : {} ),
				} );
			},
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			isMatch: ( { points }: Attributes ) =>
				readPoints( points ).length > 0,
			transform: ( { points }: Attributes ) =>
				createBlock(
					'core/list',
					{},
					readPoints( points ).map(
						( { coordinates, title, caption } ) => {
							const name = escapeHtml(
								title ||
									( coordinates
										? coordinatesText( coordinates )
										: '' )
							);
							const link =
								coordinates && name
									? `<a href="${ escapeHtml( placeAddress( coordinates ) ) }">${ name }</a>`
									: name;
							return createBlock( 'core/list-item', {
								content: [ link, escapeHtml( caption ) ]
									.filter( Boolean )
									.join( ': ' )
									.replace( /\n/g, '<br>' ),
							} );
						}
					)
				),
		},
	],
};
