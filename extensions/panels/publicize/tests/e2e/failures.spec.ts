import { expect, php, test } from '#e2e';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginAnew, MASTODON, NO_PLATFORM, SHARE, WAITING } from './support';

beginAnew();

async function serve( host: string, answer: RequestListener ) {
	const asked: unknown[] = [];
	const server = createServer( ( request, response ) => {
		asked.push( request.url );
		answer( request, response );
	} );
	await new Promise< void >( ( done ) => server.listen( 0, host, done ) );
	const { port } = server.address() as AddressInfo;
	return { server, asked, url: `http://${ host }:${ port }` };
}

test( 'a redirect to a private address is not followed, so the address receives no token', async () => {
	const inside = await serve( '127.0.0.2', ( _, response ) =>
		response.end( '{"id":"1"}' )
	);
	const outside = await serve( '127.0.0.1', ( _, response ) =>
		response.writeHead( 307, { Location: inside.url } ).end()
	);
	// The timeouts are long, because the test machine may be busy.
	const patient = `add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 60 ) + $args, 99 );`;
	try {
		expect(
			await php(
				`${ NO_PLATFORM } ${ SHARE } ${ WAITING } ${ patient }
				$name = \\Dovetail\\Connections\\Connections::option_name( 'mastodon' );
				remove_all_filters( 'dovetail_blocks_service_address' );
				remove_all_filters( "sanitize_option_$name" );
				update_option( $name, $input );
				$post = $waiting();
				$share( $post );
				return $log( $post )['mastodon'];`,
				{ ...MASTODON, instance: outside.url }
			)
		).toEqual( [
			'waiting',
			'Mastodon sent an unreadable response. Try again in a moment.',
			'',
		] );
		expect( outside.asked ).toContain( '/api/v1/statuses' );
		expect( inside.asked ).toEqual( [] );
		// Make sure that the target is reachable, so that only the plugin's own check can block the redirect.
		expect(
			await php(
				`${ patient } $answer = wp_remote_get( $input ); return is_wp_error( $answer ) ? $answer->get_error_message() : $answer['body'];`,
				outside.url
			)
		).toBe( '{"id":"1"}' );
		expect( inside.asked ).toEqual( [ '/' ] );
	} finally {
		outside.server.close();
		inside.server.close();
	}
} );
