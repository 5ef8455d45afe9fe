import fc from 'fast-check';
import {
	richText,
	typed,
} from '../../../../tests/harness/arbitrary-attributes';
import { slidesPatch, type Slide } from '../attributes';

const length = fc.integer( { min: 1, max: 9000 } );

const slide: fc.Arbitrary< Slide > = fc.record(
	{
		id: fc.integer( { min: 1, max: 1_000_000 } ),
		url: fc
			.integer( { min: 1, max: 99 } )
			.map( ( n ) => `https://example.org/uploads/picture-${ n }.jpg` ),
		alt: typed,
		caption: richText,
		link: fc.constant( 'https://example.org/?a=1&b=2#c' ),
		width: length,
		height: length,
	},
	{ requiredKeys: [ 'url', 'alt', 'caption' ] }
);

/** Slides, and values derived from the slides. */
export const narrowed = fc
	.record( {
		slides: fc.array( slide, { maxLength: 5 } ),
		sizeSlug: fc.constantFrom( undefined, 'medium', 'full' ),
	} )
	.map( ( { slides, sizeSlug } ) =>
		slidesPatch( slides, { ids: [], sizeSlug } )
	);
