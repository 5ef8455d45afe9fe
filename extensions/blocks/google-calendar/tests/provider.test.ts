import { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { parse } from '../editor/parse';
import { googleCalendar } from '../provider';

const BASE = 'https://calendar.google.com/calendar';
const ANNA = `${ BASE }/embed?src=anna%40example.com`;
const parsed = ( pasted: string ) => googleCalendar.parse( pasted )?.attributes;

// spec: 002-5-2
describe( 'text pasted for a calendar', () => {
	it.each( [
		[ 'a URL', ANNA, { url: ANNA } ],
		[ 'a URL with spaces around it', `\n ${ ANNA } `, { url: ANNA } ],
		[ 'a URL with http', ANNA.replace( 'https', 'http' ), { url: ANNA } ],
		[
			'an embed code',
			`<iframe src="${ ANNA }&amp;ctz=Europe%2FBerlin" style="border: 0" width="800" height="450" frameborder="0" scrolling="no"></iframe>`,
			{ url: `${ ANNA }&ctz=Europe%2FBerlin`, height: 450 },
		],
		[
			'a current embed code in single quotes whose height is too large',
			`<p>Ours:</p><iframe height='9999' src='${ BASE }/embed?src=YW5uYUBleGFtcGxlLmNvbQ&#038;ctz=UTC'></iframe>`,
			{ url: `${ BASE }/embed?src=YW5uYUBleGFtcGxlLmNvbQ&ctz=UTC` },
		],
		[
			'three embed codes, of which the first is for another service',
			`<iframe src="https://evil.example/?${ ANNA }"></iframe><iframe src="${ ANNA }"></iframe><iframe src="${ BASE }/embed?src=berta%40example.com"></iframe>`,
			{ url: ANNA },
		],
		[
			'a link to subscribe',
			`${ BASE }/u/0?cid=YW5uYUBleGFtcGxlLmNvbQ`,
			{ url: ANNA },
		],
		[
			'a link to subscribe with http and an ID in URL-safe base64',
			`http://calendar.google.com/calendar/u/0/r?cid=${ Buffer.from( '~~~anna@example.com' ).toString( 'base64url' ) }`,
			{ url: `${ BASE }/embed?src=~~~anna%40example.com` },
		],
		[
			'a link to subscribe to a calendar of holidays',
			`${ BASE }/u/0?cid=${ Buffer.from( 'en.german#holiday@group.v.calendar.google.com' ).toString( 'base64' ).replaceAll( '=', '%3D' ) }`,
			{
				url: `${ BASE }/embed?src=en.german%23holiday%40group.v.calendar.google.com`,
			},
		],
		[
			'a link to subscribe with an unencoded ID',
			`${ BASE }?cid=anna%40example.com`,
			{ url: ANNA },
		],
		...[
			'/render',
			'/r/eventedit',
			'/r/settings/addcalendar',
			'/u/0/r/week/2026/11/30',
			'/b/1/render',
			'/',
		].map( ( path ): [ string, string, object ] => [
			`a link to subscribe on ${ path }`,
			`${ BASE }${ path }?cid=YW5uYUBleGFtcGxlLmNvbQ`,
			{ url: ANNA },
		] ),
		[
			'the public URL of the calendar’s file',
			`${ BASE }/ical/anna%40example.com/public/basic.ics`,
			{ url: ANNA },
		],
		[
			'the public URL of the calendar’s file on www.google.com',
			'https://www.google.com/calendar/ical/anna%40example.com/public/basic.ics',
			{ url: ANNA },
		],
		[
			'the embed code of an appointment page',
			`<!-- Google Calendar Appointment Scheduling begin --><iframe src="${ BASE }/appointments/schedules/AcZssZ0?gv=true" style="border: 0" width="100%" height="600" frameborder="0"></iframe>`,
			{
				url: `${ BASE }/appointments/schedules/AcZssZ0?gv=true`,
				height: 600,
			},
		],
	] )( 'is parsed: %s', ( _, pasted, attributes ) => {
		expect( parsed( pasted ) ).toEqual( attributes );
	} );

	const REFUSED = [
		'Anna',
		BASE,
		`${ BASE }/embed`,
		`${ BASE }/u/0/r`,
		`${ BASE }/u/0?cid=`,
		`${ BASE }/render`,
		`${ BASE }/r/eventedit?text=Dinner`,
		`${ BASE }/render?cid=https%3A%2F%2Fexample.org%2Fa.ics`,
		`${ BASE }/../render/%2e?cid=YW5uYQ`,
		`https://calendar.google.com/evil/render?cid=YW5uYUBleGFtcGxlLmNvbQ`,
		`${ BASE }/u/0?cid=%%%`,
		`${ BASE }/u/0?cid=YW5uYQ`,
		`${ BASE }/ical/anna%40example.com/private-0123456789abcdef/basic.ics`,
		`Look: ${ ANNA }`,
		ANNA.replace( 'https://', '' ),
		ANNA.replace( 'google.com', 'google.com.' ),
		ANNA.replace( 'https:', 'ftp:' ),
		`<script src="${ ANNA }"></script>`,
		`<iframe data-src="${ ANNA }">`,
		`<iframe src="${ ANNA }`,
		'<iframe src="javascript:alert(1)"></iframe>',
		`<iframe ${ 'src '.repeat( 25_000 ) }>`,
	];
	it.each( REFUSED.map( ( pasted ) => [ pasted.slice( 0, 90 ), pasted ] ) )(
		'is rejected: %s',
		( _, pasted ) => {
			const start = performance.now();
			expect( googleCalendar.parse( pasted ) ).toBeNull();
			expect( performance.now() - start ).toBeLessThan( 1000 );
		}
	);
} );

const TEAM = 'https://cloud.example.org/team.ics';

describe( 'a calendar file’s URL', () => {
	it.each( [
		[ TEAM, TEAM ],
		[ ` webcal://cloud.example.org/team.ics#today`, TEAM ],
		[
			'WEBCAL://p01-caldav.icloud.com/published/2/MTIz?x=1&y=2',
			'https://p01-caldav.icloud.com/published/2/MTIz?x=1&y=2',
		],
		[
			'http://example.org:8080/a.ICS?export',
			'http://example.org:8080/a.ICS?export',
		],
		[
			'https://www.meetup.com/rowing-club/events/ical/',
			'https://www.meetup.com/rowing-club/events/ical/',
		],
	] )( 'can be pasted anywhere: %s', ( pasted, ics ) => {
		expect( parsed( pasted ) ).toEqual( { ics } );
		expect( parse( pasted )?.attributes ).toEqual( { url: '', ics } );
	} );

	it.each( [
		[ 'https://example.org/feed?format=ical', undefined ],
		[ 'cloud.example.org/team.ics', TEAM ],
		[
			'https://outlook.office365.com/owa/calendar/a1@example.org/b2/calendar.html',
			'https://outlook.office365.com/owa/calendar/a1@example.org/b2/calendar.ics',
		],
		[
			'https://cloud.example.org/index.php/apps/calendar/p/x7Yz/Team',
			'https://cloud.example.org/remote.php/dav/public-calendars/x7Yz?export',
		],
		[
			'https://example.org/cloud/apps/calendar/embed/x7Yz',
			'https://example.org/cloud/remote.php/dav/public-calendars/x7Yz?export',
		],
		[
			'https://www.meetup.com/rowing-club/',
			'https://www.meetup.com/rowing-club/events/ical/',
		],
	] )(
		'can be entered into the form, but not pasted elsewhere: %s',
		( entered, ics = entered ) => {
			expect( parsed( entered ) ).toBeUndefined();
			expect( parse( entered )?.attributes ).toEqual( { url: '', ics } );
		}
	);

	it.each( [
		'Anna',
		'team.ics',
		`Look: ${ TEAM }`,
		`${ TEAM } ${ TEAM }`,
		TEAM.replace( 'https:', 'ftp:' ),
		'webcal:cloud.example.org/team.ics',
		'https://me:secret@cloud.example.org/team.ics',
		'javascript:alert(1)//a.ics',
		'https://www.google.com/calendar/ical/anna%40example.com/private-1/basic.ics',
		`${ BASE }./ical/anna%40example.com/private-1/basic.ics`.replace(
			'.com/calendar./',
			'.com./calendar/'
		),
		`${ BASE }/ical/anna%40example.com/private-1/basic.ics`,
		ANNA.replace( '.com', '.com.evil.example' ),
		`https://cloud.example.org/${ 'a'.repeat( 2100 ) }.ics`,
		`<iframe src="${ TEAM }"></iframe>`,
	] )( 'is rejected: %s', ( entered ) => {
		expect( googleCalendar.parse( entered ) ).toBeNull();
		expect( parse( entered ) ).toBeNull();
	} );

	it( 'is cleared when a Google calendar replaces the file', () => {
		expect( parse( ANNA )?.attributes ).toEqual( { url: ANNA, ics: '' } );
	} );

	it( 'becomes the link only if it is a web URL', () => {
		const link = ( ics: string ) =>
			googleCalendar.link( {
				url: '',
				ics,
				height: 600,
				style: 'inline',
				itemsToShow: 10,
				isGrouped: false,
			} );
		expect( link( TEAM ) ).toBe( TEAM );
		expect( link( 'javascript:alert(1)' ) ).toBe( '' );
	} );
} );

// spec: 002-9-5
it( 'a calendar is 600 pixels high by default', () => {
	expect( schema.height ).toMatchObject( { type: 'integer', default: 600 } );
} );

// spec: 002-8-2
it( 'a calendar that cannot be embedded shows the message from the specification', () => {
	expect( messages.problem() ).toBe(
		"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work."
	);
} );
