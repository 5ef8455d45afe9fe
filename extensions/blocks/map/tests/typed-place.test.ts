import { isShortLink } from '../api';
import { nameInAddress } from '../rules/name-in-address';
import { readPlace } from '../rules/place-in-address';

const gate = { longitude: 13.3777, latitude: 52.5163 };

describe( 'a typed or pasted place', () => {
	it.each( [
		[ '52.5163, 13.3777', gate, '' ],
		[ '52,5163; 13,3777', gate, '' ],
		[ '52,5163, 13,3777', gate, '' ],
		[ '52,5163 13,3777', gate, '' ],
		[ 'geo:52.5163,13.3777?q=52.5163,13.3777', gate, '' ],
		[ 'geo:52.5163,13.3777;u=35', gate, '' ],
		[
			'https://www.google.com/maps/place/Brandenburger+Tor/@52.51,13.37,17z/data=!3m1!4b1!4m6!3m5!1s0x47a8!8m2!3d52.5163!4d13.3777!16zL20v',
			gate,
			'Brandenburger Tor',
		],
		[ 'https://www.google.de/maps/@52.5163,13.3777,17z', gate, '' ],
		[ 'https://maps.google.co.uk/?q=52.5163,13.3777', gate, '' ],
		[
			'https://www.google.com/maps/search/?api=1&query=52.5163%2C13.3777',
			gate,
			'',
		],
		[
			'https://www.google.com/maps/place/52.5163,13.3777/@52.1,13.1,9z',
			gate,
			'',
		],
		[
			'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=16/1/2',
			gate,
			'',
		],
		[
			'https://www.openstreetmap.org/?mlat=1#map=16/52.5163/13.3777',
			gate,
			'',
		],
		[
			'https://www.openstreetmap.org/way/518071791#map=19/52.5163/13.3777',
			gate,
			'',
		],
		[
			'https://www.openstreetmap.org/search?query=Caf%C3%A9+am+Tor%2C%20Berlin#map=19/52.5163/13.3777',
			gate,
			'Café am Tor, Berlin',
		],
		[
			'https://www.openstreetmap.org/search?query=52.5%2C13.3#map=19/52.5163/13.3777',
			gate,
			'',
		],
		[
			'https://www.google.com/maps/search/Pariser+Platz+1/@52.5163,13.3777,17z',
			gate,
			'Pariser Platz 1',
		],
		[
			'https://www.google.com/maps?q=Pariser+Platz&ll=52.5163,13.3777',
			gate,
			'Pariser Platz',
		],
		[
			'https://maps.apple.com/place?coordinate=52.5163,13.3777&address=Pariser+Platz',
			gate,
			'Pariser Platz',
		],
		[
			'https://maps.apple.com/place?coordinate=52.5163,13.3777&name=Rock%2BRoll%0A25%2525%00',
			gate,
			'Rock+Roll 25%25',
		],
		[
			'https://maps.apple.com/place?coordinate=52.5163,13.3777&name=1802',
			gate,
			'1802',
		],
		[
			'https://maps.apple.com/?ll=52.5163,13.3777&q=Brandenburg%20Gate',
			gate,
			'Brandenburg Gate',
		],
		[
			'https://maps.apple.com/place?coordinate=52.5163,13.3777&name=Pariser+Platz',
			gate,
			'Pariser Platz',
		],
		[ 'https://www.bing.com/maps?cp=52.5163~13.3777&lvl=16', gate, '' ],
		[ 'https://wego.here.com/?map=52.5163,13.3777,16,normal', gate, '' ],
	] )( 'is recognized in %s', ( typed, coordinates, title ) => {
		expect( readPlace( ` ${ typed } ` ) ).toEqual( {
			coordinates,
			title,
		} );
	} );

	it( 'has a title that is shortened, but never to half an emoji', () => {
		const name = 'x'.repeat( 99 );
		expect(
			readPlace(
				`https://maps.apple.com/?ll=52.5163,13.3777&name=${ name }🏔🏔`
			)?.title
		).toBe( `${ name }🏔` );
	} );

	it.each( [
		'',
		'Brandenburger Tor',
		'Straße des 17. Juni 135, 10623 Berlin',
		'https://example.org/@52.5163,13.3777,17z',
		'https://google.com.evil.example/maps/@52.5163,13.3777,17z',
		'https://yandex.com/maps/?ll=13.3777,52.5163',
		'https://www.google.com/maps/@152.5163,13.3777,17z',
		'https://www.google.com/maps/@52.5163,413.3777,17z',
		'https://www.google.com/maps/place/%E0%A4%A',
		'https://[',
		'geo:here',
		'javascript:52.5163,13.3777',
	] )( 'is not recognized in %j', ( typed ) => {
		expect( readPlace( typed ) ).toBeNull();
	} );

	it.each( [
		[ 'https://maps.app.goo.gl/AbCdEf', true ],
		[ 'https://goo.gl/maps/AbCdEf', true ],
		[ 'https://osm.org/go/0MbEf', true ],
		[ 'https://maps.apple/p/AbCdEf', true ],
		[ 'https://maps.apple.com/p/AbCdEf', true ],
		[ 'https://maps.apple.com/place?coordinate=52.5,13.4', false ],
		[ 'https://www.google.com/maps/@52.5163,13.3777,17z', false ],
		[ 'maps.app.goo.gl', false ],
	] )(
		'typed as %s is recognized as a short link: %s',
		( typed, isShort ) => {
			expect( isShortLink( typed ) ).toBe( isShort );
		}
	);
} );

describe( 'the name in the URL of a map page', () => {
	it.each( [
		[
			'https://www.google.com/maps?q=Caf%C3%A9+%26+Bar,+Hauptstra%C3%9Fe+1,+Berlin&ftid=0x1:0x2',
			'Café & Bar, Hauptstraße 1, Berlin',
		],
		[
			' https://www.google.de/maps/place/Caf%C3%A9+%26+Bar,+Hauptstr.+1/data=!4m2 ',
			'Café & Bar, Hauptstr. 1',
		],
		[
			'https://maps.google.com/?q=9F4MGC2M%2BH4+Berlin',
			'9F4MGC2M+H4 Berlin',
		],
		[ 'https://www.google.com/maps/search/bakery+berlin', 'bakery berlin' ],
		[ 'https://www.google.com/maps/search/?api=1&query=bakery', 'bakery' ],
		[ 'https://www.google.com/maps/place/Bar+100%/', 'Bar 100%' ],
		[
			'https://maps.apple.com/place?address=Pariser+Platz+1,%0A10117&name=Gate',
			'Pariser Platz 1, 10117',
		],
		[ 'https://maps.apple.com/?q=Brandenburg%20Gate', 'Brandenburg Gate' ],
		[
			'https://www.openstreetmap.org/search?query=Berlin#map=4/1/2',
			'Berlin',
		],
		[ 'https://maps.google.com/?q=%E2%80%AEBerlin%00', 'Berlin' ],
		[
			`https://maps.google.com/?q=${ 'x'.repeat( 249 ) }🏔🏔`,
			`${ 'x'.repeat( 249 ) }🏔`,
		],
	] )( 'in %j is %j', ( typed, name ) => {
		expect( nameInAddress( typed ) ).toBe( name );
	} );

	it.each( [
		'Berlin',
		'https://[',
		'https://www.google.com/maps/place//data=!4m2',
		'https://www.google.com/maps/@52.5,13.4,17z',
		'https://www.google.com/maps?q=152.5163,13.3777',
		'https://www.google.com/search?q=bakery',
		'https://www.google.com/mapsx?q=bakery',
		'https://google.com.evil.example/maps?q=bakery',
		'https://example.org/maps/place/Berlin',
		'ftp://maps.google.com/?q=Berlin',
	] )( 'is empty in %j', ( typed ) => {
		expect( nameInAddress( typed ) ).toBe( '' );
	} );
} );
