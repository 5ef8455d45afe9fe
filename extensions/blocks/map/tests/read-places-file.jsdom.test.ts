import { readPlacesFile } from '../editor/use-markers';

const GPX =
	'<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="2"><name>Hut</name></wpt></gpx>';

const read = ( text: string ) =>
	readPlacesFile( {
		name: 'walk.gpx',
		size: text.length,
		text: () => Promise.resolve( text ),
	} );

describe( 'readPlacesFile', () => {
	it.each( [
		[ 'an XML declaration', `\ufeff<?xml version="1.0"?>\n${ GPX }` ],
		[ 'a comment that names the format', `<!-- <gpx> -->${ GPX }` ],
		[
			'a document type with entities',
			`<!DOCTYPE gpx [ <!ENTITY a "b"> ]>\n${ GPX }`,
		],
		[
			'instructions and comments',
			`<?a b?><!-- a -->${ GPX }<?a?><!-- b -->`,
		],
		[
			'a comment that begins early and ends late',
			`<!-- <gpx> ${ 'a'.repeat( 3000 ) } -->${ GPX }`,
		],
	] )(
		'reads places from an XML file that also contains %s',
		async ( _, text ) => {
			expect( await read( text ) ).toEqual( [
				{
					coordinates: { longitude: 2, latitude: 1 },
					title: 'Hut',
					caption: '',
				},
			] );
		}
	);

	it( 'rejects a file whose second root element is not closed', async () => {
		await expect( read( `${ GPX }<gpx>` ) ).rejects.toThrow();
	} );
} );
