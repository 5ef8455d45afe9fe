import fc from 'fast-check';
import { DEFAULT_COLOR } from '../attributes';
import { storePoints } from '../rules/places';

const degrees = ( max: number ) =>
	fc
		.integer( { min: -max * 1000, max: max * 1000 } )
		.map( ( thousandths ) => thousandths / 1000 + 0 );

const coordinates = fc.record( {
	longitude: degrees( 180 ),
	latitude: degrees( 90 ),
} );

/** Random text, including characters that a sanitizer or a shortcode would change. */
const text = fc.oneof(
	fc.constantFrom(
		'',
		'Fish & Chips',
		'<b>bold</b>',
		'100% &amp; more',
		'[gallery]',
		'50%26',
		'C:\\',
		'“Zum Löwen” – 1 < 2 > 0',
		'one\ntwo'
	),
	fc.string( { maxLength: 20 } ).map( ( typed ) => typed.trim() )
);

/** Random valid places, with their text in its stored form. */
export const narrowed = fc.record( {
	points: fc
		.array( fc.record( { coordinates, title: text, caption: text } ), {
			maxLength: 3,
		} )
		.map( storePoints ),
	mapCenter: coordinates,
	markerColor: fc.constantFrom( DEFAULT_COLOR, '#0a4b78', '#ffffff' ),
} );
