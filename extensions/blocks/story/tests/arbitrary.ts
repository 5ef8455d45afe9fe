import fc from 'fast-check';
import { RANGES } from '../rules/settings';
import { toMediaFiles, type Slide } from '../rules/slides';

/** Prose as someone writes it: several scripts, signs that mean something to HTML. */
const words = fc
	.array(
		fc.constantFrom(
			'Brücke',
			'&',
			'Fish & Chips',
			'<so>',
			'橋',
			'"4"',
			'[x]',
			'\u05d2\u05e9\u05e8',
			'1 > 0',
			'🌉'
		),
		{ maxLength: 4 }
	)
	.map( ( parts ) => parts.join( ' ' ) );

const length = fc.integer( { min: 1, max: 9000 } );
const common = {
	alt: words,
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

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	mediaFiles: fc.array( slide, { maxLength: 5 } ).map( toMediaFiles ),
	settings: fc.record(
		{
			imageTime: fc
				.integer( { min: 1, max: 20 } )
				.map( ( seconds ) => seconds * RANGES.imageTime.min ),
			volume: fc.integer( { min: 0, max: 20 } ).map( ( n ) => n / 20 ),
			startMuted: fc.boolean(),
			playInFullscreen: fc.boolean(),
			playOnNextSlide: fc.boolean(),
			playOnLoad: fc.boolean(),
			exitFullscreenOnEnd: fc.boolean(),
			loadInFullscreen: fc.boolean(),
			blurredBackground: fc.boolean(),
			showSlideCount: fc.boolean(),
		},
		{ requiredKeys: [] }
	),
} );
