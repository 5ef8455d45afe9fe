import fc from 'fast-check';
import { typed } from '../../../../tests/harness/arbitrary-attributes';
import { storePicture } from '../rules/picture';

const length = fc.integer( { min: 1, max: 9000 } );

const picture = fc
	.record(
		{
			id: fc.integer( { min: 1, max: 1_000_000 } ),
			url: fc
				.integer( { min: 1, max: 99 } )
				.map(
					( n ) =>
						`https://example.org/uploads/picture-${ n }.jpg?w=1&h=${ n }`
				),
			// Alternative texts can contain entities that an author has typed.
			alt: fc.oneof(
				typed,
				fc.constantFrom( '&amp;', '&lt;b&gt;', '<b>' )
			),
			size: fc.record( { width: length, height: length } ),
		},
		{ requiredKeys: [ 'url', 'alt' ] }
	)
	.map( ( { size, ...rest } ) => storePicture( { ...rest, ...size } ) );

const maybePicture = fc.option( picture, { nil: undefined } );

/** Stored images, which are encoded as HTML. An image has both dimensions or neither. */
export const narrowed = fc.record( {
	imageBefore: maybePicture,
	imageAfter: maybePicture,
} );
