import fc from 'fast-check';
import {
	richText,
	typed,
} from '../../../../tests/harness/arbitrary-attributes';
import { type Attributes, type GalleryImage } from '../rules/gallery';
import { galleryPatch } from '../rules/gallery-patch';

const length = fc.oneof(
	fc.integer( { min: 1, max: 9000 } ).map( String ),
	fc.constantFrom( 'abc', '0', '1000000', '12.5' )
);

const image: fc.Arbitrary< GalleryImage > = fc.record(
	{
		id: fc.integer( { min: 1, max: 1_000_000 } ),
		url: fc
			.integer( { min: 1, max: 99 } )
			.map( ( n ) => `https://example.org/uploads/picture-${ n }.jpg` ),
		fullUrl: fc.constant( 'https://example.org/uploads/whole.jpg' ),
		alt: typed,
		caption: richText,
		link: fc.constant( 'https://example.org/?a=1&b=2#c' ),
		width: length,
		height: length,
	},
	{ requiredKeys: [ 'url', 'alt', 'caption' ] }
);

/** Images in any layout, and values derived from the images. */
export const narrowed = fc
	.record( {
		images: fc.array( image, { maxLength: 12 } ),
		columns: fc.option( fc.integer( { min: 1, max: 20 } ), {
			nil: undefined,
		} ),
		className: fc.constantFrom(
			undefined,
			'is-style-circle',
			'is-style-columns',
			'is-style-square'
		),
	} )
	.map( ( { images, columns, className } ) => ( {
		...galleryPatch( images, {
			columns,
			columnWidths: [],
			className,
		} as never as Attributes ),
		className,
	} ) );
