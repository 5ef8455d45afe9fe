import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, php, test } from '#e2e';
import { forget } from './support';

const TOMORROW = new Date( Date.now() + 86_400_000 )
	.toISOString()
	.slice( 0, 10 )
	.replaceAll( '-', '' );

const CALENDAR = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:${ TOMORROW }T100000Z\r\nSUMMARY:Regatta\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

const servers: Server[] = [];

async function serve( elsewhere = '' ): Promise< string > {
	const server = createServer( ( { url }, response ) => {
		response.on( 'error', () => {} );
		const more = () => {
			while (
				! response.destroyed &&
				response.write( 'X-NOTHING:x\r\n'.repeat( 5_000 ) )
			) {}
		};
		switch ( url ) {
			case '/silent.ics':
				return;
			case '/endless.ics':
				response.on( 'drain', more );
				response.write( CALENDAR.replace( /END:VCALENDAR\s*$/, '' ) );
				return more();
			case '/long.ics':
				return response.end(
					CALENDAR.replace(
						'END:VCALENDAR',
						'X-NOTHING:x\r\n'.repeat( 400_000 ) + 'END:VCALENDAR'
					)
				);
			case '/page.ics':
				return response.end( '<!doctype html><title>Log in</title>' );
			case '/moved.ics':
				return response
					.writeHead( 302, { Location: `${ elsewhere }/right.ics` } )
					.end();
			case '/inward.ics':
				return response
					.writeHead( 302, { Location: 'http://10.1.2.3/right.ics' } )
					.end();
			default:
				return response.end( CALENDAR );
		}
	} );
	servers.push( server );
	await new Promise< void >( ( listening ) =>
		server.listen( 0, '127.0.0.1', listening )
	);
	return `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
}

test.beforeEach( forget );

test.afterEach( () => {
	for ( const server of servers.splice( 0 ) ) {
		server.closeAllConnections();
		server.close();
	}
} );

test( 'the site reads huge, slow, redirected or invalid calendar files within limits, and stores the problem', async () => {
	const url = await serve( await serve() );
	const results = await php< Record< string, unknown > >(
		`add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 2 ) + $args );
		$results = array();
		foreach ( array( 'right', 'moved', 'inward', 'page', 'silent', 'long', 'endless' ) as $name ) {
			memory_reset_peak_usage();
			$memory = memory_get_usage();
			\\Dovetail\\Google_Calendar\\Calendar::run_refresh( "$input/$name.ics" );
			$entry            = get_transient( \\Dovetail\\Google_Calendar\\Calendar::transient_name( "$input/$name.ics" ) );
			$results[ $name ] = array( $entry['problem'], count( $entry['calendar']['events'] ?? array() ), $entry['calendar']['isCut'] ?? null, memory_get_peak_usage() - $memory < 40 * MB_IN_BYTES );
		}
		return $results;`,
		url
	);
	expect( results ).toEqual( {
		right: [ '', 1, false, true ],
		moved: [ '', 1, false, true ],
		inward: [ 'unreachable', 0, null, true ],
		page: [ 'not-calendar', 0, null, true ],
		silent: [ 'unreachable', 0, null, true ],
		long: [ '', 1, true, true ],
		endless: [ 'too-large', 0, null, true ],
	} );
} );
