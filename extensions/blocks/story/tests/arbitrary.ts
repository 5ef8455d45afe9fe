import fc from 'fast-check';
import { typed } from '../../../../tests/harness/arbitrary-attributes';
import { escapeAngleBrackets } from '#shared/attributes';
import { toMediaFiles, type Slide } from '../rules/slides';

const length = fc.integer( { min: 1, max: 9000 } );
const written = typed.map( ( text ) => escapeAngleBrackets( text.trim() ) );
const common = {
	alt: typed,
	text: written,
	linkText: written,
	id: fc.integer( { min: 1, max: 1_000_000 } ),
	width: length,
	height: length,
};

const REQUIRED: ( 'type' | 'url' | 'alt' | 'text' | 'linkText' )[] = [
	'type',
	'url',
	'alt',
	'text',
	'linkText',
];

const slide: fc.Arbitrary< Slide > = fc.oneof(
	fc.record(
		{
			...common,
			type: fc.constant( 'image' as const ),
			url: fc.constant( 'https://example.org/uploads/a.jpg?x=1&y=2' ),
			mime: fc.constantFrom( 'image/jpeg', 'image/svg+xml' ),
		},
		{ requiredKeys: REQUIRED }
	),
	fc.record(
		{
			...common,
			type: fc.constant( 'video' as const ),
			url: fc.constant( 'https://example.org/uploads/b.webm' ),
			mime: fc.constantFrom( 'video/webm', 'video/mp4' ),
			poster: fc.constant( 'https://example.org/uploads/c.jpg' ),
			captions: fc.constant( 'https://example.org/uploads/d.vtt' ),
		},
		{ requiredKeys: REQUIRED }
	)
);

/** Media in the format of the saved HTML: videos have a label, images have alternative text. */
export const narrowed = fc.record( {
	mediaFiles: fc.array( slide, { maxLength: 5 } ).map( toMediaFiles ),
} );
