import fc from 'fast-check';
import { ALIGNMENTS, DELAY, EFFECTS } from '../attributes';
import { slidesPatch, type Slide } from '../rules/slides';

/** Prose as someone writes it: several scripts, signs that mean something to HTML, no entity typed out. */
const words = fc
	.array(
		fc.constantFrom(
			'Brücke',
			'&',
			'Fish & Chips',
			'“so”',
			'橋',
			'"4"',
			'\u05d2\u05e9\u05e8',
			'1 > 0',
			'<so>',
			'🌉'
		),
		{ maxLength: 4 }
	)
	.map( ( parts ) => parts.join( ' ' ) );

/** Rich text as the editor writes it. */
const caption = fc.tuple( words, fc.boolean() ).map( ( [ text, isBold ] ) => {
	const html = text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' );
	return isBold && html ? `<strong>${ html }</strong>` : html;
} );

const length = fc.integer( { min: 1, max: 9000 } );

const slide: fc.Arbitrary< Slide > = fc.record(
	{
		id: fc.integer( { min: 1, max: 1_000_000 } ),
		url: fc
			.integer( { min: 1, max: 99 } )
			.map( ( n ) => `https://example.org/uploads/picture-${ n }.jpg` ),
		alt: words,
		caption,
		link: fc.constant( 'https://example.org/?a=1&b=2#c' ),
		width: length,
		height: length,
	},
	{ requiredKeys: [ 'url', 'alt', 'caption' ] }
);

/** Attributes that the editor can produce. */
export const arbitrary = fc
	.record( {
		align: fc.constantFrom( ...ALIGNMENTS ),
		autoplay: fc.boolean(),
		delay: fc.integer( { min: DELAY.min, max: DELAY.max } ),
		effect: fc.constantFrom( ...EFFECTS ),
		slides: fc.array( slide, { maxLength: 5 } ),
		sizeSlug: fc.constantFrom( undefined, 'medium', 'full' ),
	} )
	.map( ( { slides, sizeSlug, ...settings } ) => ( {
		...settings,
		...slidesPatch( slides, { ids: [], sizeSlug } ),
	} ) );
