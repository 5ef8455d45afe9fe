import { readAttributes } from '#shared/attributes';
import { attributes as schema } from '../attributes';
import { HOSTS, eventbrite } from '../provider';

const BREAD =
	'https://www.eventbrite.com/e/bread-baking-day-tickets-123456789012';
const HOME = 'https://www.eventbrite.com/';

// spec: 002-5-5
describe( 'text pasted for an event', () => {
	it.each( [
		[ BREAD, BREAD, 123456789012 ],
		[ `  ${ BREAD }  `, BREAD, 123456789012 ],
		[ `${ BREAD }?aff=oddtdtcreator#tickets`, BREAD, 123456789012 ],
		[
			'http://eventbrite.co.uk/e/bread-1/',
			'https://eventbrite.co.uk/e/bread-1/',
			1,
		],
		[
			'https://www.eventbrite.com.au/e/1234567',
			'https://www.eventbrite.com.au/e/1234567',
			1234567,
		],
		[ HOME, HOME, undefined ],
		[ 'http://www.eventbrite.com', HOME, undefined ],
	] )( 'is parsed: %s', ( pasted, url, eventId ) => {
		expect( eventbrite.parse( pasted ) ).toEqual( {
			attributes: { url, eventId },
			asks: url,
			isFollowed: true,
		} );
		expect( eventbrite.link( readAttributes( schema, { url } ) ) ).toBe(
			url
		);
	} );

	it.each( [
		'https://bread-baking-day.eventbrite.com',
		'https://bread-baking-day.eventbrite.de/?aff=x',
		'https://www.eventbrite.com/o/anna-berg-123',
	] )( 'is resolved by the site: %s', ( pasted ) => {
		expect( eventbrite.parse( pasted ) ).toEqual( {
			asks: pasted,
			isFollowed: true,
		} );
	} );

	const REFUSED = [
		'Bread',
		'123456789012',
		'www.eventbrite.com/e/bread-123',
		'ftp://www.eventbrite.com/e/bread-123',
		'https://eventbrite.evil/e/bread-123',
		'https://bread.eventbrite.evil/e/bread-123',
		`<div id="eventbrite-widget-container-123456789012"></div><script src="https://www.eventbrite.com/static/widgets/eb_widgets.js"></script><script>window.EBWidgets.createWidget({widgetType: 'checkout', eventId: '123456789012'});</script>`,
		'<iframe src="https://www.eventbrite.com/',
		`${ BREAD } ${ BREAD } ${ BREAD }`,
	];
	it.each( REFUSED.map( ( pasted ) => [ pasted.slice( 0, 60 ), pasted ] ) )(
		'is rejected: %s',
		( _, pasted ) => {
			expect( eventbrite.parse( pasted ) ).toBeNull();
		}
	);

	it.each( HOSTS )( 'is recognized as an event at %s', ( host ) => {
		const url = `https://${ host }/e/bread-123`;
		expect( eventbrite.parse( url )?.attributes ).toEqual( {
			url,
			eventId: 123,
		} );
	} );
} );
