import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
	WHAT_IS_DUE,
	runPhp,
} from '#e2e';
import {
	age,
	BLOCK,
	fault,
	forget,
	HARBOUR,
	known,
	markup,
	read,
	URL_OF_HARBOUR,
} from './support';

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

test.afterAll( () => fault( null ) );

const html = async ( id: number ) =>
	( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();

test( 'without script, and in the style of a list, a calendar is its next events, each with a file', async ( {
	pageAs,
} ) => {
	await read();
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	const calendar = await createPost( {
		author: 'author',
		content: markup(),
	} );
	await plain.goto( `${ siteUrl() }/?p=${ calendar }` );
	const titles = plain
		.getByRole( 'list', { name: 'Upcoming events' } )
		.getByRole( 'listitem' )
		.locator( `${ BLOCK }__title` );
	await expect( titles.nth( 0 ) ).toHaveText( 'Führung durch die Docks' );
	await expect( titles.nth( 1 ) ).toHaveText(
		'Ships & boats: a fair for <b>everybody</b> who has ever wanted to build one [gallery]'
	);
	await expect( titles.nth( 2 ) ).toHaveText( 'Fish market, every week' );
	await expect( titles ).toHaveCount( 10 );
	await expect(
		plain.getByRole( 'link', {
			name: 'Open the calendar',
		} )
	).toHaveAttribute( 'href', URL_OF_HARBOUR );
	await screenshot( plain, 'google-calendar-plain' );

	const list = await createPost( {
		author: 'author',
		content: markup( { style: 'list' } ),
	} );
	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ list }` );
	const block = visitor.locator( BLOCK );
	await expect( block.getByRole( 'listitem' ) ).toHaveCount( 10 );
	await expect( block.getByRole( 'button' ) ).toHaveCount( 0 );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await block.scrollIntoViewIfNeeded();
	await screenshot( visitor, 'google-calendar-list' );
	await visitor.setViewportSize( { width: 390, height: 844 } );
	expect(
		await visitor.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await block.scrollIntoViewIfNeeded();
	await screenshot( visitor, 'google-calendar-list-390' );

	const feed = await ( await fetch( `${ siteUrl() }/?feed=rss2` ) ).text();
	expect( feed ).toContain( 'Führung durch die Docks' );
	expect( feed ).toContain( `<p><a href="${ URL_OF_HARBOUR }">` );
	expect( feed ).not.toContain( 'dovetail-embed' );
	expect( feed ).toMatch(
		new RegExp(
			`<a href="[^"]*\\?dovetail-event=${ list }-[\\da-f]{12}" download="fish-market-every-week.ics"`
		)
	);

	const file = await fetch(
		( await block
			.getByRole( 'link', { name: /^Save to my calendar: Fish market/ } )
			.first()
			.getAttribute( 'href' ) ) ?? ''
	);
	expect( file.status ).toBe( 200 );
	expect( file.headers.get( 'content-type' ) ).toBe(
		'text/calendar; charset=utf-8'
	);
	expect( file.headers.get( 'content-disposition' ) ).toBe(
		'attachment; filename="fish-market-every-week.ics"'
	);
	const lines = ( await file.text() ).split( '\r\n' );
	expect( lines ).toEqual(
		expect.arrayContaining( [
			'BEGIN:VCALENDAR',
			expect.stringMatching( /^UID:[\da-f]{12}-market@google\.com$/ ),
			expect.stringMatching( /^DTSTART:\d{8}T0[56]0000Z$/ ),
			expect.stringMatching( /^DTEND:\d{8}T1[01]0000Z$/ ),
			'SUMMARY:Fish market\\, every week',
			'LOCATION:Old harbour\\, quay 3',
			'END:VCALENDAR',
		] )
	);
	expect( lines.join() ).not.toContain( 'RRULE' );
} );

test( 'dates and times are the site’s own: its zone, its formats, its language', async () => {
	const [ timed, whole, over ] = await php< string[] >(
		`update_option( 'timezone_string', 'America/New_York' );
		update_option( 'date_format', 'j. F Y' );
		update_option( 'time_format', 'H:i' );
		$GLOBALS['wp_locale']->weekday[2]  = 'Dienstag';
		$GLOBALS['wp_locale']->month['12'] = 'Dezember';
		$event = static fn( $start, $end, $is_all_day = false ) => array( 'key' => 'a', 'title' => 'A', 'place' => '', 'description' => '', 'uid' => '', 'isAllDay' => $is_all_day, 'start' => strtotime( $start ), 'end' => strtotime( $end ) );
		$draw  = static fn( $event ) => preg_replace( '~^.*__when">(.*?)</p>.*$~s', '$1', \\Dovetail\\Google_Calendar\\Agenda::item( $event, '' ) );
		$drawn = array(
			$draw( $event( '2026-12-02T01:30:00Z', '2026-12-02T03:00:00Z' ) ),
			$draw( $event( '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z', true ) ),
			$draw( $event( '2026-12-02T01:30:00Z', '2026-12-02T06:00:00Z' ) ),
		);
		foreach ( array( 'timezone_string' => '', 'date_format' => 'F j, Y', 'time_format' => 'g:i a' ) as $name => $usual ) {
			update_option( $name, $usual );
		}
		return $drawn;`
	);
	expect( timed ).toBe(
		'<time datetime="2026-12-01T20:30:00-05:00">Dienstag, 1. Dezember 2026, 20:30</time> – <time datetime="2026-12-01T22:00:00-05:00">22:00</time>'
	);
	expect( whole ).toBe(
		'<time datetime="2026-12-24">Thursday, 24. Dezember 2026</time> – <time datetime="2026-12-26">Saturday, 26. Dezember 2026</time>'
	);
	expect( over ).toContain( 'Wednesday, 2. Dezember 2026, 01:00' );
} );

test( 'no page waits for the service: it is queried later, at most once an hour', async () => {
	const content = markup( { style: 'list' } );
	const [ asked, before, queued ] = await php< [ number, string, number ] >(
		`$asked = 0;
		add_filter( 'pre_http_request', static function () use ( &$asked ) {
			++$asked;
			return new WP_Error( 'http_request_failed', 'No.' );
		} );
		$html = do_blocks( $input ) . do_blocks( $input );
		return array( $asked, $html, count( array_filter( array_column( _get_cron_array(), \\Dovetail\\Google_Calendar\\Calendar::REFRESH_EVENT ) ) ) );`,
		content
	);
	expect( [ asked, queued ] ).toEqual( [ 0, 1 ] );
	expect( before ).toContain( `href="${ URL_OF_HARBOUR }"` );
	expect( before ).not.toContain( 'Upcoming events' );
	await runPhp( WHAT_IS_DUE );
	expect( ( await known() ) || null ).toMatchObject( {
		problem: '',
		calendar: { leftOut: 1 },
	} );
	const isQueued = async () => {
		await php(
			`\\Dovetail\\Plugin\\Queue::clear( \\Dovetail\\Google_Calendar\\Calendar::REFRESH_EVENT ); return true;`
		);
		await php( `do_blocks( $input ); return true;`, content );
		return php(
			`return \\Dovetail\\Plugin\\Queue::is_queued( \\Dovetail\\Google_Calendar\\Calendar::REFRESH_EVENT, array( $input ) );`,
			HARBOUR
		);
	};
	await age( 3590 );
	expect( await isQueued() ).toBe( false );
	await age( 3610 );
	expect( await isQueued() ).toBe( true );
} );

test( 'a service that fails leaves the last good copy, and the link where there is none', async () => {
	const id = await createPost( {
		author: 'author',
		content: markup( { style: 'list' } ),
	} );
	for ( const kind of [
		'refused',
		'not-json',
		'wrong-shape',
		'cut',
		{ kind: 'late', ms: 20_000 },
	] ) {
		await forget();
		await fault( kind );
		await read();
		expect( await known() ).toMatchObject( {
			problem: 'unreachable',
			calendar: null,
		} );
		const page = await html( id );
		expect( page ).toContain( `href="${ URL_OF_HARBOUR }"` );
		expect( page ).not.toContain( 'Upcoming events' );
	}
	await fault( null );
	await forget();
	await read();
	await age( 3610 );
	await fault( 'refused' );
	await read();
	expect( await known() ).toMatchObject( { problem: 'unreachable' } );
	expect( await html( id ) ).toContain( 'Fish market' );
	// Its owner shows it no longer.
	await age( 601 );
	await fault( { kind: 'refused', status: 404 } );
	await read();
	expect( await known() ).toMatchObject( {
		problem: 'private',
		calendar: null,
	} );
	expect( await html( id ) ).not.toContain( 'Fish market' );
} );

test( 'a failure is left alone for ten minutes, but an author may try again', async () => {
	await fault( 'refused' );
	await read();
	expect(
		await php(
			`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			$asked = 0;
			add_filter( 'pre_http_request', static function () use ( &$asked ) {
				++$asked;
				return new WP_Error( 'http_request_failed', 'No.' );
			} );
			$page = static function () use ( $input, &$asked ) {
				do_action( \\Dovetail\\Google_Calendar\\Calendar::REFRESH_EVENT, $input );
				return $asked;
			};
			$seen  = array( $page() );
			$entry = get_transient( \\Dovetail\\Google_Calendar\\Calendar::transient_name( $input ) );
			set_transient( \\Dovetail\\Google_Calendar\\Calendar::transient_name( $input ), array( 'checked' => time() - 605 ) + $entry );
			$seen[] = $page();
			\\Dovetail\\Google_Calendar\\Calendar::for_author( $input );
			$seen[] = $asked;
			for ( $n = 0; $n < 30; $n++ ) {
				\\Dovetail\\Google_Calendar\\Calendar::for_author( "$n@example.com" );
			}
			$seen[] = $asked;
			return $seen;`,
			HARBOUR
		)
	).toEqual( [ 0, 1, 2, 21 ] );
} );

test( 'an event file is public only if its post is', async () => {
	await read();
	const content = markup( { style: 'list' } );
	const id = await createPost( { author: 'author', content } );
	const [ , address = '' ] =
		/href="([^"]*dovetail-event=[^"]*)"/.exec( await html( id ) ) ?? [];
	const at = ( query: string ) =>
		fetch( `${ siteUrl() }/?dovetail-event=${ query }` ).then(
			( { status, headers } ) => [
				status,
				headers.get( 'content-type' )?.split( ';' )[ 0 ],
			]
		);
	const [ , key = '' ] = /-([\da-f]{12})$/.exec( address ) ?? [];
	expect( await at( `${ id }-${ key }` ) ).toEqual( [
		200,
		'text/calendar',
	] );
	expect( await at( `${ id }-000000000000` ) ).toEqual( [
		404,
		'text/html',
	] );
	const draft = await createPost( {
		author: 'author',
		content,
		status: 'draft',
	} );
	expect( await at( `${ draft }-${ key }` ) ).toEqual( [ 404, 'text/html' ] );
	const empty = await createPost( { author: 'author', content: '' } );
	expect( await at( `${ empty }-${ key }` ) ).toEqual( [ 404, 'text/html' ] );
	expect( await at( `${ id }-${ key }x` ) ).toEqual( [ 200, 'text/html' ] );
	const hidden = await createPost( { author: 'author', content } );
	await php(
		`wp_update_post( array( 'ID' => $input, 'post_password' => 'x' ) ); return true;`,
		hidden
	);
	expect( await at( `${ hidden }-${ key }` ) ).toEqual( [
		404,
		'text/html',
	] );
	// Sixty within a minute, in whichever two of them these are asked.
	const statuses = await Promise.all(
		Array.from( { length: 130 }, () => at( `${ id }-${ key }` ) )
	);
	expect( statuses ).toContainEqual( [ 429, 'text/html' ] );
} );

test( 'the words of a calendar are words: long, hostile, in a file and in the page', async () => {
	const file = await php< string >(
		`return \\Dovetail\\Google_Calendar\\Event_File::text( array( 'key' => 'abc', 'uid' => 'x', 'isAllDay' => true, 'start' => strtotime( '2026-12-24' ), 'end' => strtotime( '2026-12-25' ), 'title' => str_repeat( 'ü', 100 ), 'place' => "a;b,c\\\\d\\nEND:VEVENT", 'description' => '' ), 0 );`
	);
	for ( const line of file.split( '\r\n' ) ) {
		expect( Buffer.byteLength( line ) ).toBeLessThanOrEqual( 75 );
	}
	expect( file ).toContain(
		'DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261225\r\n'
	);
	expect( file.replaceAll( '\r\n ', '' ) ).toContain(
		`SUMMARY:${ 'ü'.repeat( 100 ) }\r\n`
	);
	expect( file ).toContain( 'LOCATION:a\\;b\\,c\\\\d\\nEND:VEVENT\r\n' );
	expect( file.match( /^END:VEVENT/gm ) ).toHaveLength( 1 );
	const item = await php< string >(
		`return \\Dovetail\\Google_Calendar\\Agenda::item( array( 'key' => 'abc', 'uid' => 'x', 'isAllDay' => true, 'start' => 0, 'end' => 86400, 'title' => '<img src=x onerror=alert(1)>[gallery]"', 'place' => '<script>', 'description' => '' ), 'https://example.org/?a=1&b=2' );`
	);
	expect( item ).not.toMatch( /<(img|script)|\[gallery/ );
	expect( item ).toContain( 'href="https://example.org/?a=1&#038;b=2"' );
} );
