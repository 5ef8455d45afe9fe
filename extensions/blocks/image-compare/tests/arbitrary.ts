import fc from 'fast-check';
import { ORIENTATIONS } from '../attributes';
import { storePicture } from '../rules/picture';

/** Prose as someone writes it: several scripts, signs that mean something to HTML, entities typed out. */
const words = fc
	.array(
		fc.constantFrom(
			'Brücke',
			'&',
			'Fish & Chips',
			'&amp;',
			'&lt;b&gt;',
			'“so”',
			'橋',
			'"4"',
			'\u05d2\u05e9\u05e8',
			'1 > 0',
			'<b>',
			'🌉'
		),
		{ maxLength: 4 }
	)
	.map( ( parts ) => parts.join( ' ' ) );

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
			alt: words,
			size: fc.record( { width: length, height: length } ),
		},
		{ requiredKeys: [ 'url', 'alt' ] }
	)
	.map( ( { size, ...rest } ) => storePicture( { ...rest, ...size } ) );

const maybePicture = fc.option( picture, { nil: undefined } );

/** Rich text as the editor writes it. */
const caption = fc.constantFrom(
	'',
	'The bridge in 1900 and today',
	'Before &amp; <strong>after</strong>'
);

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	imageBefore: maybePicture,
	imageAfter: maybePicture,
	caption,
	orientation: fc.constantFrom( ...ORIENTATIONS ),
} );
