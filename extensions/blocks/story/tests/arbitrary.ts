import fc from 'fast-check';
import { typed } from '../../../../tests/harness/arbitrary-attributes';
import { toMediaFiles, type Slide } from '../rules/slides';

const length = fc.integer( { min: 1, max: 9000 } );
const common = {
	alt: typed,
	id: fc.integer( { min: 1, max: 1_000_000 } ),
	width: length,
	height: length,
};

const slide: fc.Arbitrary< Slide > = fc.oneof(
	fc.record(
		{
			...common,
			type: fc.constant( 'image' as const ),
			url: fc.constant( 'https://example.org/uploads/a.jpg?x=1&y=2' ),
			mime: fc.constantFrom( 'image/jpeg', 'image/svg+xml' ),
		},
		{ requiredKeys: [ 'type', 'url', 'alt' ] }
	),
	fc.record(
		{
			...common,
			type: fc.constant( 'video' as const ),
			url: fc.constant( 'https://example.org/uploads/b.webm' ),
			mime: fc.constantFrom( 'video/webm', 'video/mp4' ),
			poster: fc.constant( 'https://example.org/uploads/c.jpg' ),
		},
		{ requiredKeys: [ 'type', 'url', 'alt' ] }
	)
);

/** Files as the saved HTML has them: a video has a label, a picture an alt. */
export const narrowed = fc.record( {
	mediaFiles: fc.array( slide, { maxLength: 5 } ).map( toMediaFiles ),
} );
