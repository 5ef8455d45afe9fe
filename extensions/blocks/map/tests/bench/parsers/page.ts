import { readPlacesFile } from '../../../editor/use-markers';
import { readPlace } from '../../../rules/place-in-address';
import {
	MARKUP,
	TEXT_PIECES,
} from '../../../../../../tests/bench/parsers/pieces';
import type { Parsers } from '../../../../../../tests/bench/parsers/pieces';

export const parsers: Parsers = {
	'file of places': {
		run: ( text ) =>
			readPlacesFile( {
				name: 'a',
				size: text.length,
				text: () => Promise.resolve( text ),
			} ).catch( () => null ),
		size: 2 * 2 ** 20,
		pieces: [
			...MARKUP,
			'<Placemark>',
			'<Folder>',
			'<wpt>',
			'<Placemark><styleUrl>#a</styleUrl></Placemark>',
			'<Style id="a"/>',
			'<wpt lat="1" lon="2"/>',
			'<Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>',
			'<trk><trkseg/></trk>',
			' ',
			'\n',
		],
		frames: {
			kml: [
				'<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
				'</Document></kml>',
			],
			gpx: [
				'<gpx xmlns="http://www.topografix.com/GPX/1/1">',
				'</gpx>',
			],
			before: [ '<!-- <gpx> -->', '<gpx/>' ],
			after: [ '<gpx></gpx>', '' ],
			description: [
				'<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="2"><desc><![CDATA[',
				']]></desc></wpt></gpx>',
			],
		},
	},
	GeoJSON: {
		run: ( text ) =>
			readPlacesFile( {
				name: 'a',
				size: text.length,
				text: () => Promise.resolve( text ),
			} ).catch( () => null ),
		size: 2 * 2 ** 20,
		pieces: [
			...MARKUP,
			...TEXT_PIECES,
			'[',
			'{',
			'{"type":',
			'<br',
			'\u00a0',
			'\v',
		].map( ( piece ) => JSON.stringify( piece ).slice( 1, -1 ) ),
		frames: {
			name: [
				'{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"name":"',
				'"}}',
			],
			description: [
				'{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"description":"a',
				'a"}}',
			],
		},
	},
	'GeoJSON, lists': {
		run: ( text ) =>
			readPlacesFile( {
				name: 'a',
				size: text.length,
				text: () => Promise.resolve( text ),
			} ).catch( () => null ),
		size: 2 * 2 ** 20,
		pieces: [
			'{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}},',
			'{"type":"FeatureCollection","features":[]},',
			'[],',
			'0,',
		],
		frames: {
			features: [ '{"type":"FeatureCollection","features":[', '0]}' ],
			nested: [
				'{"type":"FeatureCollection","features":['.repeat( 2000 ),
				'0' + ']}'.repeat( 2000 ),
			],
		},
	},
	'typed place': {
		run: readPlace,
		size: 2 ** 20,
		pieces: [
			...TEXT_PIECES,
			'1, ',
			'N ',
			'1 N ',
			'!3d1!4d1',
			'/@1,1',
			'geo:',
		],
		frames: {
			'': [ '', '' ],
			number: [ '1', 'x' ],
			page: [ 'https://www.google.com/maps/', '' ],
		},
	},
};
